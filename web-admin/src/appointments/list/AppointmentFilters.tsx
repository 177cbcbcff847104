import { APPOINTMENT_STATES } from "@machiya/schema/domain/appointments/appointmentState";
import { appointmentFilters } from "@machiya/schema/domain/listFilters/appointmentFilters";
import { useSearchParams } from "react-router";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { countFilters } from "../../relay/search.ts";
import { useFilters } from "../../relay/useFilters.ts";
import { useRole } from "../../session/role.ts";
import { FilterDates } from "../../ui/lists/FilterDates.tsx";
import { FilterPanel } from "../../ui/lists/FilterPanel.tsx";
import { FilterSelect } from "../../ui/lists/FilterSelect.tsx";
import { FilterText } from "../../ui/lists/FilterText.tsx";
import { EVERYONE } from "./appointmentSearch.ts";
import { StaffFilter } from "./StaffFilter.tsx";

/** The filters of the appointment list, which are stored in the URL (booking.md §2). */
export function AppointmentFilters() {
  const words = useMessages("appointments");
  const labels = useLabels();
  const isAdmin = useRole() === "ADMIN";
  const [, setSearch] = useSearchParams();
  const { filters, change, clear } = useFilters(appointmentFilters);
  return (
    <FilterPanel
      active={countFilters({ ...filters })}
      // For other roles an empty filter means their own appointments, so showing all must be explicit.
      onClear={isAdmin ? clear : () => setSearch({ staff: EVERYONE })}
    >
      <FilterText
        label={words.customerName}
        value={filters.customer}
        onChange={(customer) => change({ customer })}
      />
      <FilterSelect
        label={words.state}
        value={filters.state}
        options={APPOINTMENT_STATES}
        labelOf={(state) => labels.appointmentState[state]}
        onChange={(state) => change({ state })}
      />
      <StaffFilter
        value={filters.staff}
        onChange={(staff) => change({ staff: staff === "" && !isAdmin ? EVERYONE : staff })}
      />
      <FilterDates
        label={words.startRange}
        from={filters.startFrom}
        to={filters.startTo}
        onChange={({ from, to }) => change({ startFrom: from, startTo: to })}
      />
    </FilterPanel>
  );
}
