import { graphql, type PreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import ShiftCalendarQueryNode, {
  type ShiftCalendarQuery,
} from "../__generated__/ShiftCalendarQuery.graphql.ts";
import { readPlace, useTurnTo } from "../calendar/placeSearch.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { useRefetch } from "../relay/useRefetch.ts";
import { onShiftsChange } from "../shifts/shiftsEvents.ts";
import { ShiftBoard } from "./ShiftBoard.tsx";
import { ShiftToolPanel } from "./ShiftToolPanel.tsx";
import { readChosen, SHIFT_VIEWS, withChosen } from "./shiftSearch.ts";

/** The calendar of the screen, whose position and staff selection are stored in the URL. */
export function ShiftCalendar({
  loaded,
  stale,
}: {
  loaded: PreloadedQuery<ShiftCalendarQuery>;
  stale: boolean;
}) {
  const query = useLoadedQuery<ShiftCalendarQuery>(
    graphql`
      query ShiftCalendarQuery($range: ShiftRange!, $days: DayRange!, $staffMemberIds: [ID!]) {
        ...ShiftBoard_query @arguments(range: $range, days: $days, staffMemberIds: $staffMemberIds)
      }
    `,
    loaded,
  );
  const [search, setSearch] = useSearchParams();
  const turnTo = useTurnTo();
  const chosen = readChosen(search);
  const choose = (ids: readonly string[]) =>
    setSearch((latest) => withChosen(latest, ids), { replace: true });
  const refresh = useRefetch<ShiftCalendarQuery>(ShiftCalendarQueryNode, loaded.variables);
  useLiveRefetch<ShiftCalendarQuery>(ShiftCalendarQueryNode, loaded.variables, onShiftsChange);
  const place = readPlace(search, SHIFT_VIEWS);
  return (
    <ShiftBoard
      query={query}
      place={place}
      chosen={chosen}
      stale={stale}
      onNavigate={turnTo}
      onRefresh={refresh}
      toolPanel={(tool) => (
        <ShiftToolPanel {...tool} place={place} onNavigate={turnTo} chosen={chosen} onChoose={choose} />
      )}
    />
  );
}
