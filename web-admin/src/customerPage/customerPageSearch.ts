import type { CustomerPageQuery$variables } from "../__generated__/CustomerPageQuery.graphql.ts";
import { openRecordId } from "../relay/records/recordSearch.ts";

/** The number of events that the timeline shows at a time. */
export const TIMELINE_PAGE_SIZE = 20;

/** Returns the variables of the customer's page, `?customer=<number>`; null without a customer. */
export function customerPageVariables(search: URLSearchParams): CustomerPageQuery$variables | null {
  const id = openRecordId("Customer", search, "customer");
  return id === null ? null : { id, count: TIMELINE_PAGE_SIZE };
}
