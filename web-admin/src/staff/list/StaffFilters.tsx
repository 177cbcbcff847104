import { STAFF_STATES, staffFilters } from "@machiya/schema/domain/listFilters/staffFilters";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { RecordFilters } from "../../relay/records/RecordFilters.tsx";
import { useFilters } from "../../relay/useFilters.ts";
import { FilterSelect } from "../../ui/lists/FilterSelect.tsx";

/**
 * The filters of the staff list. Beside the two states of booking.md §2 they offer dismissed staff, who can
 * be reinstated (decisions.md §7).
 */
export function StaffFilters() {
  const words = useMessages("staff");
  const labels = useLabels();
  const { filters, change, clear } = useFilters(staffFilters);
  return (
    <RecordFilters filters={filters} change={change} clear={clear}>
      <FilterSelect
        label={words.state}
        value={filters.state}
        options={STAFF_STATES}
        labelOf={(state) => labels.staffState[state]}
        onChange={(state) => change({ state })}
      />
    </RecordFilters>
  );
}
