import { useMessages } from "../language/language.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { FilterPanel } from "../ui/FilterPanel.tsx";
import { FilterSelect } from "../ui/FilterSelect.tsx";
import { FilterText } from "../ui/FilterText.tsx";
import { BLOCKED_CHOICES, readCustomerSearch } from "./customerSearch.ts";
import { messages } from "./messages.ts";

/** The filters of the customer list; they live in the address. Source: shop.md §2. */
export function CustomerFilters() {
  const words = useMessages(messages);
  const { filters, change, clear } = useFilters(readCustomerSearch);
  return (
    <FilterPanel active={countFilters({ ...filters })} onClear={clear}>
      <FilterText
        label={words.number}
        value={filters.number}
        placeholder={words.numberHint}
        onChange={(number) => change({ number })}
      />
      <FilterText label={words.name} value={filters.name} onChange={(name) => change({ name })} />
      <FilterText label={words.phone} value={filters.phone} onChange={(phone) => change({ phone })} />
      <FilterSelect
        label={words.state}
        value={filters.blocked}
        options={BLOCKED_CHOICES}
        labelOf={(choice) => (choice === "yes" ? words.blocked : words.notBlocked)}
        onChange={(blocked) => change({ blocked })}
      />
    </FilterPanel>
  );
}
