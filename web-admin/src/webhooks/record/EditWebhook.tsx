import type { PreloadedQuery } from "react-relay";
import type { OpenWebhookQuery } from "../../__generated__/OpenWebhookQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { NotFoundDialog } from "../../relay/records/NotFoundDialog.tsx";
import { useOpenWebhook } from "./useOpenWebhook.ts";
import { WebhookEditor } from "./WebhookEditor.tsx";

interface EditWebhookProps {
  loaded: PreloadedQuery<OpenWebhookQuery>;
  onClose: () => void;
}

/** The form of the loaded endpoint, or a note that it does not exist. */
export function EditWebhook({ loaded, onClose }: EditWebhookProps) {
  const words = useMessages("webhooks");
  const endpoint = useOpenWebhook(loaded);
  if (endpoint === null) return <NotFoundDialog title={words.editTitle} onClose={onClose} />;
  return <WebhookEditor key={endpoint.id} endpoint={endpoint.editor} loaded={loaded} onClose={onClose} />;
}
