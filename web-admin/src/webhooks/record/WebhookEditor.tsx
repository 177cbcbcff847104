import { graphql, type PreloadedQuery, useFragment } from "react-relay";
import OpenWebhookQueryNode, { type OpenWebhookQuery } from "../../__generated__/OpenWebhookQuery.graphql.ts";
import type { WebhookEditor_endpoint$key } from "../../__generated__/WebhookEditor_endpoint.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { EditDialog } from "../../relay/records/EditDialog.tsx";
import { useUpdateWebhookEndpoint } from "./useUpdateWebhookEndpoint.ts";
import { useWebhookForm } from "./useWebhookForm.ts";
import { WebhookFields } from "./WebhookFields.tsx";
import { webhookDetails } from "./webhookDraft.ts";

interface WebhookEditorProps {
  endpoint: WebhookEditor_endpoint$key;
  loaded: PreloadedQuery<OpenWebhookQuery>;
  onClose: () => void;
}

/** Edits an endpoint's URL, events and state. */
export function WebhookEditor({ endpoint, loaded, onClose }: WebhookEditorProps) {
  const words = useMessages("webhooks");
  const form = useWebhookForm();
  const [update, busy] = useUpdateWebhookEndpoint();
  const { id, version, url, description, kinds, active } = useFragment(
    graphql`
      fragment WebhookEditor_endpoint on WebhookEndpoint {
        id
        version
        url
        description
        kinds
        active
      }
    `,
    endpoint,
  );
  return (
    <EditDialog
      title={words.editTitle}
      busy={busy}
      current={{ version, values: { url, description, kinds: kinds.join(","), active: String(active) } }}
      shownBy={{ document: OpenWebhookQueryNode, variables: loaded.variables }}
      save={(seen, changes, callbacks) =>
        update({
          variables: { input: { id, version: seen, details: webhookDetails(changes) } },
          ...callbacks,
        })
      }
      fieldNames={form.fieldNames}
      problemsOf={form.problemsOf}
      valueText={form.valueText}
      onClose={onClose}
    >
      {(fields) => <WebhookFields {...fields} />}
    </EditDialog>
  );
}
