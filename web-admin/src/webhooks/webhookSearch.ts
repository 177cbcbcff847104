import { WebhookDeliveryState } from "@machiya/prisma/enums";
import { MOST_WEBHOOK_ENDPOINTS } from "@machiya/schema/domain/webhookEvents";
import { rowId } from "@machiya/schema/ids";
import type { OpenWebhookQuery$variables } from "../__generated__/OpenWebhookQuery.graphql.ts";
import type { WebhookListQuery$variables } from "../__generated__/WebhookListQuery.graphql.ts";
import { openedId, pageWindow } from "../relay/recordSearch.ts";
import { oneOf } from "../relay/search.ts";

export const DELIVERY_STATES = Object.values(WebhookDeliveryState);

/** The number that people call an endpoint by. */
export const webhookNumber = (id: string): number => rowId("WebhookEndpoint", id) ?? 0;

/** All of them stand on one page: the page in the address is the log's. */
export function webhookListVariables(): WebhookListQuery$variables {
  return { first: MOST_WEBHOOK_ENDPOINTS };
}

/** The log's filter, as it stands in the address. */
export function readLogSearch(search: URLSearchParams) {
  return { delivery: oneOf(DELIVERY_STATES, search.get("delivery")) };
}

/** The endpoint that is edited (`?edit=<number>`) or whose log is read (`?webhook=<number>`); null when none is. */
export function openWebhookVariables(search: URLSearchParams): OpenWebhookQuery$variables | null {
  const id = openedId("WebhookEndpoint", search) ?? openedId("WebhookEndpoint", search, "webhook");
  if (id === null) return null;
  const { delivery } = readLogSearch(search);
  return { id, state: delivery === "" ? null : delivery, ...pageWindow(search) };
}
