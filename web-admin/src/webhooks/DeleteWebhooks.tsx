import { useMessages } from "../language/language.ts";
import { DeleteDialog, type Doomed } from "../relay/DeleteDialog.tsx";
import { useDeleteWebhookEndpoints } from "./useDeleteWebhookEndpoints.ts";

interface DeleteWebhooksProps {
  ids: readonly string[];
  doomed: Doomed;
  onClose: () => void;
}

/** Asks before endpoints are removed. */
export function DeleteWebhooks({ ids, doomed, onClose }: DeleteWebhooksProps) {
  const words = useMessages("webhooks");
  return (
    <DeleteDialog
      act={useDeleteWebhookEndpoints()}
      variables={{ input: { ids } }}
      title={words.deleteTitle}
      doomed={doomed}
      consequence={words.consequence}
      onClose={onClose}
    />
  );
}
