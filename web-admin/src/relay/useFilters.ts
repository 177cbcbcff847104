import { type ListFilters, readFilters } from "@machiya/schema/domain/listFilters/listFilters";
import { useSearchParams } from "react-router";
import { withFilters, withPage } from "./search.ts";

/** The filters and the page of the list at this address, and the ways to change them. */
export function useFilters<Fields extends ListFilters>(fields: Fields) {
  const [search, setSearch] = useSearchParams();
  return {
    filters: readFilters(fields, search),
    /** Back undoes a filter; going on typing in one is not a step of its own. */
    change: (changes: Record<string, string>) => {
      const goesOn = Object.keys(changes).every((key) => search.has(key));
      setSearch((latest) => withFilters(latest, changes), { replace: goesOn });
    },
    turnTo: (page: number) => setSearch((latest) => withPage(latest, page)),
    clear: () => setSearch({}),
  };
}
