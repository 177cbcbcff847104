import { MAX_WEBHOOK_ENDPOINTS } from "@machiya/schema/domain/access/webhookEvents";
import { deliveryFilters } from "@machiya/schema/domain/listFilters/deliveryFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { rowId } from "@machiya/schema/ids";
import type { OpenWebhookQuery$variables } from "../__generated__/OpenWebhookQuery.graphql.ts";
import type { WebhookListQuery$variables } from "../__generated__/WebhookListQuery.graphql.ts";
import { openRecordId, pageWindow } from "../relay/records/recordSearch.ts";

/** The number that people call an endpoint by. */
export const webhookNumber = (id: string): number => rowId("WebhookEndpoint", id) ?? 0;

/** All of them stand on one page: the page in the address is the log's. */
export function webhookListVariables(): WebhookListQuery$variables {
  return { first: MAX_WEBHOOK_ENDPOINTS };
}

/** The endpoint that is edited (`?edit=<number>`) or whose log is read (`?webhook=<number>`); null when none is. */
export function openWebhookVariables(search: URLSearchParams): OpenWebhookQuery$variables | null {
  const id = openRecordId("WebhookEndpoint", search) ?? openRecordId("WebhookEndpoint", search, "webhook");
  if (id === null) return null;
  return { id, state: null, ...filterInput(deliveryFilters, search), ...pageWindow(search) };
}
