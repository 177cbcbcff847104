import type { BroadcastListQuery$variables } from "../__generated__/BroadcastListQuery.graphql.ts";
import { pageWindow } from "../relay/recordSearch.ts";

/** What the broadcast screen asks the server for at this address. */
export function broadcastListVariables(search: URLSearchParams): BroadcastListQuery$variables {
  return pageWindow(search);
}
