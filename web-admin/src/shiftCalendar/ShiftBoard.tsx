import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { lazyModule, useLazyModule } from "@machiya/schema/client/lazyModule";
import { shownDays } from "@machiya/schema/domain/time/calendarTime";
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShiftBoard_query$key } from "../__generated__/ShiftBoard_query.graphql.ts";
import { Calendar } from "../calendar/Calendar.tsx";
import type { CalendarPlace } from "../calendar/calendarProps.ts";
import { dayNotes } from "../calendar/eventRendering.ts";
import { withClosedWeekdays } from "../calendar/storeClosures.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import type { PickerItem, PickerState } from "../relay/picker/usePicker.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { AsyncDialog } from "../ui/dialogs/AsyncDialog.tsx";
import { ShiftLegend } from "./ShiftLegend.tsx";
import { absences, shiftEvent } from "./shiftEvents.ts";
import { SHIFT_VIEWS } from "./shiftSearch.ts";
import { type ShiftActions, useShiftActions } from "./useShiftActions.tsx";
import { useShiftChoices } from "./useShiftChoices.ts";

const AddShift = createLazyComponent(async () => (await import("./AddShift.tsx")).AddShift);
const DayDialog = createLazyComponent(async () => (await import("./DayDialog.tsx")).DayDialog);
const ShiftPopover = createLazyComponent(async () => (await import("./ShiftPopover.tsx")).ShiftPopover);

const loadParts = lazyModule(() =>
  Promise.all([AddShift, DayDialog, ShiftPopover].map(({ preload }) => preload())),
);

/** The data and actions for the tool panel above the calendar. */
export interface ShiftTool {
  staff: PickerState;
  /** The people whose shifts are shown. */
  shown: readonly PickerItem[];
  templates: PickerState;
  actions: ShiftActions;
  /** Reports whether the panel renders `actions.question` inside a dialog of its own. */
  onTop: (asks: boolean) => void;
}

interface ShiftBoardProps {
  query: ShiftBoard_query$key;
  place: CalendarPlace;
  /** The staff whose shifts are shown; empty shows everyone's. */
  chosen: readonly string[];
  /** The calendar is about one staff member, whose name is shown elsewhere. */
  single?: boolean;
  stale: boolean;
  onNavigate: (place: CalendarPlace) => void;
  /** Refetches the shown data. */
  onRefresh: () => void;
  /** Renders the tool panel above the calendar. */
  toolPanel?: (tool: ShiftTool) => ReactNode;
}

/** Shows the shifts of the visible days with live updates, and the dialogs for a shift or a day. */
export function ShiftBoard(props: ShiftBoardProps) {
  const { place, chosen, onRefresh, single = false } = props;
  const { view, day } = place;
  const words = useMessages("shiftCalendar");
  const labels = useLabels();
  const { timeZone, openWeekdays } = useStoreSettings();
  const shown = useFragment(
    graphql`
      fragment ShiftBoard_query on Query
      @argumentDefinitions(
        range: { type: "ShiftRange!" }
        days: { type: "DayRange!" }
        staffMemberIds: { type: "[ID!]" }
      ) {
        shiftAssignments(range: $range) {
          id
          date
          state
          withdrawable
          staffMember {
            id
            name
            state
          }
          shiftTemplate {
            id
            name
            startMinute
            endMinute
            startTime
            endTime
          }
        }
        storeClosures(range: $days) {
          id
          startsAt
          endsAt
          note
        }
        staffTimeOff(range: $days, staffMemberIds: $staffMemberIds) {
          id
          startsAt
          endsAt
          staffMember {
            name
          }
        }
        ...useShiftChoices_query @arguments(staffMemberIds: $staffMemberIds)
      }
    `,
    props.query,
  );
  const { shiftAssignments: shifts, storeClosures, staffTimeOff } = shown;
  const actions = useShiftActions(onRefresh);
  useLazyModule(loadParts);
  const [opened, setOpened] = useState<{ id: string; element: HTMLElement } | null>(null);
  const lastOpened = useRef<{ id: string; date: string } | null>(null);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const [panelShowsQuestion, setPanelShowsQuestion] = useState(false);

  const events = useMemo(
    () => shifts.map((shift) => shiftEvent(shift, { zone: timeZone, labels, single })),
    [shifts, timeZone, labels, single],
  );
  const backgrounds = useMemo(
    () =>
      absences(
        {
          storeClosures: withClosedWeekdays(storeClosures, openWeekdays, shownDays(view, day), timeZone),
          staffTimeOff,
        },
        words,
      ),
    [view, day, storeClosures, staffTimeOff, words, openWeekdays, timeZone],
  );

  const { staff, addable, templates } = useShiftChoices(shown, chosen);

  // A removed shift loses its button and the focus, so the focus moves to the day.
  useEffect(() => {
    const last = lastOpened.current;
    if (last === null || document.activeElement !== document.body) return;
    if (!shifts.some(({ id }) => id === last.id)) {
      document.querySelector<HTMLElement>(`[data-day="${last.date}"]`)?.focus();
      lastOpened.current = null;
    }
  }, [shifts]);

  const shift = opened === null ? undefined : shifts.find(({ id }) => id === opened.id);
  const close = () => {
    opened?.element.focus();
    setOpened(null);
  };
  return (
    <>
      {props.toolPanel?.({ staff, shown: addable.known, templates, actions, onTop: setPanelShowsQuestion })}
      <Calendar
        {...place}
        label={words.calendar}
        views={SHIFT_VIEWS}
        week="list"
        events={events}
        backgrounds={backgrounds}
        stale={props.stale}
        onNavigate={props.onNavigate}
        onEventClick={(id, element) => {
          lastOpened.current = shifts.find((one) => one.id === id) ?? null;
          setOpened({ id, element });
        }}
        onDayClick={setOpenDay}
      />
      <ShiftLegend shifts={shifts} />
      {opened !== null && shift !== undefined && (
        <Suspense>
          <ShiftPopover shift={shift} target={opened.element} actions={actions} onClose={close} />
        </Suspense>
      )}
      {openDay !== null && (
        <AsyncDialog title={words.calendar} attempt={null} onClose={() => setOpenDay(null)}>
          <DayDialog
            day={openDay}
            shifts={shifts.filter(({ date }) => date === openDay)}
            notes={dayNotes(openDay, backgrounds, timeZone)}
            actions={actions}
            onClose={() => setOpenDay(null)}
          >
            <AddShift day={openDay} staff={addable} templates={templates} actions={actions} />
          </DayDialog>
        </AsyncDialog>
      )}
      {openDay === null && !panelShowsQuestion && actions.question}
    </>
  );
}
