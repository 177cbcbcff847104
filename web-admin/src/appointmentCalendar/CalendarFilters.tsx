import { APPOINTMENT_STATES } from "@machiya/schema/domain/appointments/appointmentState";
import { appointmentCalendarFilters } from "@machiya/schema/domain/listFilters/appointmentFilters";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { FilterPanel } from "../ui/lists/FilterPanel.tsx";
import { FilterSelect } from "../ui/lists/FilterSelect.tsx";
import { FilterText } from "../ui/lists/FilterText.tsx";

/**
 * The filters of the calendar, stored in the URL under the same names as those of the list (booking.md §2).
 */
export function CalendarFilters() {
  const words = useMessages("appointmentCalendar");
  const labels = useLabels();
  const { filters, change } = useFilters(appointmentCalendarFilters);
  const { customer, state } = filters;
  return (
    <FilterPanel
      active={countFilters(filters)}
      // Clearing keeps the calendar's position.
      onClear={() => change({ customer: "", state: "" })}
    >
      <FilterText label={words.customer} value={customer} onChange={(text) => change({ customer: text })} />
      <FilterSelect
        label={words.state}
        value={state}
        options={APPOINTMENT_STATES}
        labelOf={(option) => labels.appointmentState[option]}
        onChange={(option) => change({ state: option })}
      />
    </FilterPanel>
  );
}
