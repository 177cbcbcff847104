import { BLOCKED_CHOICES, customerFilters } from "@machiya/schema/domain/listFilters/customerFilters";
import { useMessages } from "../language/language.ts";
import { RecordFilters } from "../relay/records/RecordFilters.tsx";
import { useFilters } from "../relay/useFilters.ts";
import { FilterSelect } from "../ui/lists/FilterSelect.tsx";
import { FilterText } from "../ui/lists/FilterText.tsx";
import { TagFilter } from "./tags/TagFilter.tsx";

/** The filters of the customer list (shop.md §2). */
export function CustomerFilters() {
  const words = useMessages("customers");
  const { filters, change, clear } = useFilters(customerFilters);
  return (
    <RecordFilters filters={filters} change={change} clear={clear}>
      <FilterText label={words.phone} value={filters.phone} onChange={(phone) => change({ phone })} />
      <TagFilter value={filters.tag} onChange={(tag) => change({ tag })} />
      <FilterSelect
        label={words.state}
        value={filters.blocked}
        options={BLOCKED_CHOICES}
        labelOf={(choice) => (choice === "yes" ? words.blocked : words.notBlocked)}
        onChange={(blocked) => change({ blocked })}
      />
    </RecordFilters>
  );
}
