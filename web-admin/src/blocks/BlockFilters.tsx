import { blockFilters } from "@machiya/schema/domain/listFilters/customerFilters";
import { useMessages } from "../language/language.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { FilterPanel } from "../ui/lists/FilterPanel.tsx";
import { FilterText } from "../ui/lists/FilterText.tsx";

/** The filter of the block list, which is stored in the URL. */
export function BlockFilters() {
  const words = useMessages("blocks");
  const { filters, change, clear } = useFilters(blockFilters);
  return (
    <FilterPanel active={countFilters({ ...filters })} onClear={clear}>
      <FilterText
        label={words.customerNumber}
        value={filters.customer}
        onChange={(customer) => change({ customer })}
      />
    </FilterPanel>
  );
}
