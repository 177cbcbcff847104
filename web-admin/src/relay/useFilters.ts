import { type ListFilters, readFilters } from "@machiya/schema/domain/listFilters/listFilters";
import { useSearchParams } from "react-router";
import { withFilters, withPage } from "./search.ts";

/** Returns the filters and the page of the current URL, and the functions that change them. */
export function useFilters<Fields extends ListFilters>(fields: Fields) {
  const [search, setSearch] = useSearchParams();
  return {
    filters: readFilters(fields, search),
    /** Back undoes a filter; further typing in a filter adds no history entry. */
    change: (changes: Record<string, string>) => {
      const isRefinement = Object.keys(changes).every((key) => search.has(key));
      setSearch((latest) => withFilters(latest, changes), { replace: isRefinement });
    },
    turnTo: (page: number) => setSearch((latest) => withPage(latest, page)),
    clear: () => setSearch({}),
  };
}
