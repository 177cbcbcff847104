import { DISCOUNT_AUDIENCES, discountFilters } from "@machiya/schema/domain/listFilters/discountFilters";
import { DISCOUNT_STATES } from "@machiya/schema/domain/products/discountState";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { RecordFilters } from "../relay/records/RecordFilters.tsx";
import { useFilters } from "../relay/useFilters.ts";
import { FilterSelect } from "../ui/lists/FilterSelect.tsx";

/** The filters of the discount list (shop.md §2). */
export function DiscountFilters() {
  const words = useMessages("discounts");
  const labels = useLabels();
  const { filters, change, clear } = useFilters(discountFilters);
  return (
    <RecordFilters filters={filters} change={change} clear={clear}>
      <FilterSelect
        label={words.audience}
        value={filters.audience}
        options={DISCOUNT_AUDIENCES}
        labelOf={(audience) => labels.discountAudience[audience]}
        onChange={(audience) => change({ audience })}
      />
      <FilterSelect
        label={words.state}
        value={filters.state}
        options={DISCOUNT_STATES}
        labelOf={(state) => labels.discountState[state]}
        onChange={(state) => change({ state })}
      />
    </RecordFilters>
  );
}
