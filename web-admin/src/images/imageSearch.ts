import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { imageFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { rowId } from "@machiya/schema/ids";
import type { ImageListQuery$variables } from "../__generated__/ImageListQuery.graphql.ts";
import type { OpenImageQuery$variables } from "../__generated__/OpenImageQuery.graphql.ts";
import { openRecordId, pageWindow } from "../relay/records/recordSearch.ts";

/** The number that people call an image by. */
export const imageNumber = (id: string): number => rowId("Image", id) ?? 0;

/** What the list asks the server for at this address. */
export function imageListVariables(search: URLSearchParams): ImageListQuery$variables {
  return { filter: filterInput(imageFilters, search), ...pageWindow(search) };
}

/** The image being edited, `?edit=<number>`; null when none is. */
export function openImageVariables(search: URLSearchParams): OpenImageQuery$variables | null {
  const id = openRecordId("Image", search);
  return id === null ? null : { id };
}
