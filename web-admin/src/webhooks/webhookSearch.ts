import { MAX_WEBHOOK_ENDPOINTS } from "@machiya/schema/domain/access/webhookEvents";
import { deliveryFilters } from "@machiya/schema/domain/listFilters/deliveryFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { rowId } from "@machiya/schema/ids";
import type { OpenWebhookQuery$variables } from "../__generated__/OpenWebhookQuery.graphql.ts";
import type { WebhookListQuery$variables } from "../__generated__/WebhookListQuery.graphql.ts";
import { openRecordId, pageWindow } from "../relay/records/recordSearch.ts";

/** Returns the number by which people identify an endpoint. */
export const webhookNumber = (id: string): number => rowId("WebhookEndpoint", id) ?? 0;

/** Returns the variables of the list, which ignore the URL's page: that is the page of the log. */
export function webhookListVariables(): WebhookListQuery$variables {
  return { first: MAX_WEBHOOK_ENDPOINTS };
}

/**
 * Returns the variables of the endpoint whose form (`?edit=<number>`) or log (`?webhook=<number>`) is open;
 * null if none is.
 */
export function openWebhookVariables(search: URLSearchParams): OpenWebhookQuery$variables | null {
  const id = openRecordId("WebhookEndpoint", search) ?? openRecordId("WebhookEndpoint", search, "webhook");
  if (id === null) return null;
  return { id, state: null, ...filterInput(deliveryFilters, search), ...pageWindow("deliveries", search) };
}
