import { APPOINTMENT_STATES } from "@machiya/schema/domain/appointments/appointmentState";
import { appointmentCalendarFilters } from "@machiya/schema/domain/listFilters/appointmentFilters";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { FilterPanel } from "../ui/lists/FilterPanel.tsx";
import { FilterSelect } from "../ui/lists/FilterSelect.tsx";
import { FilterText } from "../ui/lists/FilterText.tsx";

/** The documented filters of the calendar, in the address under the names that the list has for them. Source: booking.md §2. */
export function CalendarFilters() {
  const words = useMessages("appointmentCalendar");
  const labels = useLabels();
  const { filters, change } = useFilters(appointmentCalendarFilters);
  const { customer, state } = filters;
  return (
    <FilterPanel
      active={countFilters(filters)}
      // Where the calendar is open stays.
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
