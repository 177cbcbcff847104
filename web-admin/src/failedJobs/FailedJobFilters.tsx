import { failedJobFilters, JOB_QUEUES } from "@machiya/schema/domain/listFilters/failedJobFilters";
import { useMessages } from "../language/language.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { FilterPanel } from "../ui/lists/FilterPanel.tsx";
import { FilterSelect } from "../ui/lists/FilterSelect.tsx";

/** The filter of the dead-letter list. */
export function FailedJobFilters() {
  const words = useMessages("failedJobs");
  const { filters, change, clear } = useFilters(failedJobFilters);
  return (
    <FilterPanel active={countFilters({ ...filters })} onClear={clear}>
      <FilterSelect
        label={words.queue}
        value={filters.queue}
        options={JOB_QUEUES}
        labelOf={(queue) => words.queues[queue]}
        onChange={(queue) => change({ queue })}
      />
    </FilterPanel>
  );
}
