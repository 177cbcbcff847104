import { shownDays } from "@machiya/schema/domain/time/calendarTime";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import StaffShiftCalendarQueryNode, {
  type StaffShiftCalendarQuery,
} from "../__generated__/StaffShiftCalendarQuery.graphql.ts";
import type { CalendarPlace } from "../calendar/calendarProps.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { useRefetch } from "../relay/useRefetch.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { onShiftsChange } from "../shifts/shiftsEvents.ts";
import { ShiftBoard } from "./ShiftBoard.tsx";
import { shiftVariables } from "./shiftSearch.ts";

/** The shifts of one staff member inside their detail. It suspends while they load. */
export function StaffShiftCalendar({ staffMemberId }: { staffMemberId: string }) {
  const { timeZone } = useStoreSettings();
  const [place, setPlace] = useState<CalendarPlace>(() => ({
    view: "month",
    day: dayOf(new Date(), timeZone),
  }));
  const [stale, startTurning] = useTransition();
  const variables = shiftVariables(shownDays(place.view, place.day), [staffMemberId]);
  const query = useLazyLoadQuery<StaffShiftCalendarQuery>(
    graphql`
      query StaffShiftCalendarQuery($range: ShiftRange!, $days: DayRange!, $staffMemberIds: [ID!]) {
        ...ShiftBoard_query @arguments(range: $range, days: $days, staffMemberIds: $staffMemberIds)
      }
    `,
    variables,
    { fetchPolicy: "store-and-network" },
  );
  const refresh = useRefetch<StaffShiftCalendarQuery>(StaffShiftCalendarQueryNode, variables);
  useLiveRefetch<StaffShiftCalendarQuery>(StaffShiftCalendarQueryNode, variables, onShiftsChange);
  return (
    <ShiftBoard
      query={query}
      place={place}
      chosen={[staffMemberId]}
      single
      stale={stale}
      onNavigate={(next) => startTurning(() => setPlace(next))}
      onRefresh={refresh}
    />
  );
}
