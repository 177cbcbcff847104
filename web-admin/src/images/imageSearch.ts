import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { imageFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { rowId } from "@machiya/schema/ids";
import type { ImageListQuery$variables } from "../__generated__/ImageListQuery.graphql.ts";
import type { OpenImageQuery$variables } from "../__generated__/OpenImageQuery.graphql.ts";
import { openRecordId, pageWindow } from "../relay/records/recordSearch.ts";

/** Returns the number by which people identify an image. */
export const imageNumber = (id: string): number => rowId("Image", id) ?? 0;

/** Returns the variables of the list for this URL. */
export function imageListVariables(search: URLSearchParams): ImageListQuery$variables {
  return { filter: filterInput(imageFilters, search), ...pageWindow("images", search) };
}

/** Returns the variables of the edited image, `?edit=<number>`; null if none is. */
export function openImageVariables(search: URLSearchParams): OpenImageQuery$variables | null {
  const id = openRecordId("Image", search);
  return id === null ? null : { id };
}
