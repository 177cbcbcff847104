import { blockFilters } from "@machiya/schema/domain/listFilters/customerFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import type { BlockListQuery$variables } from "../__generated__/BlockListQuery.graphql.ts";
import { pageWindow } from "../relay/recordSearch.ts";

/** What the block list asks the server for at this address. */
export function blockListVariables(search: URLSearchParams): BlockListQuery$variables {
  return { customerIds: [], ...filterInput(blockFilters, search), ...pageWindow(search) };
}
