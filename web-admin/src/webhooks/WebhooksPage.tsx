import { MOST_WEBHOOK_ENDPOINTS } from "@machiya/schema/domain/webhookEvents";
import WebhookListQueryNode, { type WebhookListQuery } from "../__generated__/WebhookListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { ListPage } from "../relay/ListPage.tsx";
import { useOpen } from "../relay/useOpen.ts";
import { AddButton } from "../ui/AddButton.tsx";
import { DeleteWebhooks } from "./DeleteWebhooks.tsx";
import { WebhookList } from "./WebhookList.tsx";

/** The other systems that are told of events. */
export function WebhooksPage() {
  const words = useMessages("webhooks");
  const { open } = useOpen("add");
  return (
    <ListPage<WebhookListQuery>
      title={words.title}
      document={WebhookListQueryNode}
      pageSize={MOST_WEBHOOK_ENDPOINTS / 4}
      tools={<AddButton onClick={() => open("new")} />}
      filters={null}
      deleting={(ids, onClose) => (
        <DeleteWebhooks ids={ids} doomed={{ count: ids.length }} onClose={onClose} />
      )}
    >
      {(loaded, stale) => <WebhookList loaded={loaded} stale={stale} />}
    </ListPage>
  );
}
