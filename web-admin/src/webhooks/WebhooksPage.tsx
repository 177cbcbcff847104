import { MAX_WEBHOOK_ENDPOINTS } from "@machiya/schema/domain/access/webhookEvents";
import WebhookListQueryNode, { type WebhookListQuery } from "../__generated__/WebhookListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { ListPage } from "../relay/records/ListPage.tsx";
import { useOpen } from "../relay/useOpen.ts";
import { AddButton } from "../ui/AddButton.tsx";
import { DeleteWebhooks } from "./DeleteWebhooks.tsx";
import { WebhookList } from "./WebhookList.tsx";

/** The screen of the other systems that receive events. */
export function WebhooksPage() {
  const words = useMessages("webhooks");
  const { open } = useOpen("add");
  return (
    <ListPage<WebhookListQuery>
      title={words.title}
      document={WebhookListQueryNode}
      pageSize={MAX_WEBHOOK_ENDPOINTS / 4}
      tools={<AddButton onClick={() => open("new")} />}
      filters={null}
      deleting={(ids, onClose) => (
        <DeleteWebhooks ids={ids} itemsToDelete={{ count: ids.length }} onClose={onClose} />
      )}
    >
      {(loaded, stale) => <WebhookList loaded={loaded} stale={stale} />}
    </ListPage>
  );
}
