import type { ReactNode } from "react";
import { useMessages } from "../../language/language.ts";
import { FilterPanel } from "../../ui/lists/FilterPanel.tsx";
import { FilterText } from "../../ui/lists/FilterText.tsx";
import { countFilters } from "../search.ts";

interface RecordFiltersProps {
  filters: { number: string; name: string };
  change: (changes: Record<string, string>) => void;
  clear: () => void;
  /** The filters of this list beside number and name. */
  children?: ReactNode;
}

/** The filters of a list of records, which are stored in the URL. */
export function RecordFilters({ filters, change, clear, children }: RecordFiltersProps) {
  const words = useMessages("uiRecord");
  return (
    <FilterPanel active={countFilters({ ...filters })} onClear={clear}>
      <FilterText
        label={words.number}
        value={filters.number}
        placeholder={words.numberHint}
        onChange={(number) => change({ number })}
      />
      <FilterText label={words.name} value={filters.name} onChange={(name) => change({ name })} />
      {children}
    </FilterPanel>
  );
}
