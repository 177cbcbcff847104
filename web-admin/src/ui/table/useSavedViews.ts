import { type ListFilters, pickFilters } from "@machiya/schema/domain/listFilters/listFilters";
import type { TableLayout } from "@machiya/schema/domain/preferences/tableLayout";
import { useSearchParams } from "react-router";
import { isSameLayout } from "./tableLayout.ts";
import { type ListedView, type useTableSettings, VIEW_KEY } from "./useTableSettings.ts";

/** Returns the part of a URL that a view stores: the list's filters and its sort. */
function viewSearch(filters: ListFilters, search: URLSearchParams): URLSearchParams {
  const picked = pickFilters(filters, search);
  const sort = search.get("sort");
  if (sort !== null) picked.set("sort", sort);
  return picked;
}

/**
 * Returns the saved views of a list, and the functions that open, save, and delete them. The address of an open
 * view contains its filters, its sort, and its name, so that it can be sent to others.
 */
export function useSavedViews(
  filters: ListFilters,
  layout: TableLayout,
  { views, saveView, deleteView }: ReturnType<typeof useTableSettings>,
) {
  const [search, setSearch] = useSearchParams();
  const searchNow = `${viewSearch(filters, search)}`;
  const isCurrent = (view: ListedView) =>
    `${viewSearch(filters, new URLSearchParams(view.search))}` === searchNow &&
    isSameLayout(view.layout, layout);
  return {
    views,
    /** The view that the list shows now. */
    current:
      views.find((view) => view.name === search.get(VIEW_KEY) && isCurrent(view)) ?? views.find(isCurrent),
    onOpen: (name: string) => {
      const view = views.find((one) => one.name === name);
      if (view === undefined) return;
      const opened = viewSearch(filters, new URLSearchParams(view.search));
      opened.set(VIEW_KEY, name);
      setSearch(opened);
    },
    onSave: (name: string, shared: boolean) => saveView(name, { search: searchNow, layout }, shared),
    onDelete: deleteView,
  };
}
