import {
  productFilters,
  STOCK_CHOICES,
  TOP_PICK_CHOICES,
} from "@machiya/schema/domain/listFilters/productFilters";
import { PRODUCT_STATES } from "@machiya/schema/domain/products/productState";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { countFilters } from "../../relay/search.ts";
import { useFilters } from "../../relay/useFilters.ts";
import { FilterPanel } from "../../ui/lists/FilterPanel.tsx";
import { FilterSelect } from "../../ui/lists/FilterSelect.tsx";
import { FilterText } from "../../ui/lists/FilterText.tsx";

/** The filters of the product list, which are stored in the URL (shop.md §2). */
export function ProductFilters() {
  const words = useMessages("products");
  const preOrders = useMessages("preOrders");
  const labels = useLabels();
  const { filters, change, clear } = useFilters(productFilters);
  return (
    <FilterPanel active={countFilters({ ...filters })} onClear={clear}>
      <FilterText label={words.code} value={filters.code} onChange={(code) => change({ code })} />
      <FilterText label={words.name} value={filters.name} onChange={(name) => change({ name })} />
      <FilterSelect
        label={words.state}
        value={filters.state}
        options={PRODUCT_STATES}
        labelOf={(state) => labels.productState[state]}
        onChange={(state) => change({ state })}
      />
      <FilterSelect
        label={words.topPick}
        value={filters.topPick}
        options={TOP_PICK_CHOICES}
        labelOf={(choice) => (choice === "yes" ? words.topPickYes : words.topPickNo)}
        onChange={(topPick) => change({ topPick })}
      />
      <FilterSelect
        label={words.stock}
        value={filters.stock}
        options={STOCK_CHOICES}
        labelOf={(choice) => (choice === "LOW" ? words.lowStock : preOrders.tag)}
        onChange={(stock) => change({ stock })}
      />
    </FilterPanel>
  );
}
