import { RecordActions } from "../relay/RecordActions.tsx";
import { DeleteWebhooks } from "./DeleteWebhooks.tsx";

/** What may be done with an endpoint beside reading its log. */
export function WebhookActions({ id, name }: { id: string; name: string }) {
  return (
    <RecordActions
      type="WebhookEndpoint"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteWebhooks ids={[id]} doomed={{ name }} onClose={onClose} />}
    />
  );
}
