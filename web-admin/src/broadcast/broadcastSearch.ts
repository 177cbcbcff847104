import { pageCursor } from "@machiya/schema/ids";
import type { BroadcastListQuery$variables } from "../__generated__/BroadcastListQuery.graphql.ts";
import { readPage } from "../relay/search.ts";

/** Rows of a page. Source: shop.md §9. */
export const BROADCAST_PAGE_SIZE = 10;

/** What the broadcast screen asks the server for at this address. */
export function broadcastListVariables(search: URLSearchParams): BroadcastListQuery$variables {
  return {
    first: BROADCAST_PAGE_SIZE,
    after: pageCursor(readPage(search), BROADCAST_PAGE_SIZE) ?? null,
  };
}
