import { Switch } from "@fluentui/react-components";
import { daysTouched, WEEK_DAYS } from "@machiya/schema/domain/time/calendarTime";
import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Outlet, useSearchParams } from "react-router";
import type { AppointmentBoard_query$key } from "../__generated__/AppointmentBoard_query.graphql.ts";
import { useAppointmentAddress } from "../appointments/list/useAppointmentAddress.ts";
import { Calendar } from "../calendar/Calendar.tsx";
import type { CalendarPlace, TimeClick } from "../calendar/calendarProps.ts";
import { dayNotes } from "../calendar/eventRendering.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useOpen } from "../relay/useOpen.ts";
import { useRole } from "../session/role.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { AgendaList } from "./AgendaList.tsx";
import { AppointmentCard } from "./AppointmentCard.tsx";
import { AppointmentDay } from "./AppointmentDay.tsx";
import { AppointmentLegend } from "./AppointmentLegend.tsx";
import { type Appointment, appointmentOf, UNASSIGNED } from "./appointmentEvents.ts";
import type { Movable } from "./CalendarDetail.tsx";
import { APPOINTMENT_VIEWS } from "./calendarSearch.ts";
import { LazyMoveDialog } from "./LazyMoveDialog.tsx";
import type { Drop } from "./MoveDialog.tsx";
import { dragged, resized } from "./move.ts";
import { useCalendarColor } from "./useCalendarColor.ts";
import { useRenderedAppointments } from "./useRenderedAppointments.ts";
import { useRestoreFocus } from "./useRestoreFocus.ts";

/** The URL parameters that open a dialog over the calendar. */
const DIALOG_KEYS = ["appointment", "edit", "add", "move"];

interface AppointmentBoardProps {
  query: AppointmentBoard_query$key;
  place: CalendarPlace;
  /** The number of weeks of the agenda. */
  weeks: number;
  /** Whether a day has a column for each staff member. */
  byStaff: boolean;
  /** Whether canceled appointments are shown. */
  showsCancelled: boolean;
  /** Filters hide some of the appointments. */
  filtered: boolean;
  stale: boolean;
  onNavigate: (place: CalendarPlace) => void;
  /** Shows a further week of the agenda; null at the end. */
  onMoreWeeks: (() => void) | null;
  onByStaff: (byStaff: boolean) => void;
  onCancelled: (shown: boolean) => void;
}

/** Shows the appointments of the visible days with live updates, and the dialogs for a day or a move. */
export function AppointmentBoard(props: AppointmentBoardProps) {
  const { place, filtered } = props;
  const words = useMessages("appointmentCalendar");
  const isAdmin = useRole() === "ADMIN";
  const { clock } = useDates();
  const { timeZone } = useStoreSettings();
  const shown = useFragment(
    graphql`
      fragment AppointmentBoard_query on Query
      @argumentDefinitions(
        input: { type: "AppointmentCalendarInput!" }
        days: { type: "DayRange!" }
        range: { type: "ShiftRange!" }
        byStaff: { type: "Boolean!" }
      ) {
        appointmentCalendar(input: $input) {
          id
          number
          version
          state
          outcome
          cancelledBy
          startsAt
          endsAt
          customerName
          customer {
            id
            erased
          }
          customerPhone
          note
          canMove: can(action: RESCHEDULE) {
            allowed
          }
          items {
            id
            serviceName
            startsAt
            endsAt
            service {
              id
            }
            staffMember {
              id
              name
            }
          }
        }
        colleaguesTimes(range: $days) {
          startsAt
          endsAt
          staffMember {
            id
          }
        }
        storeClosures(range: $days) {
          id
          startsAt
          endsAt
          note
        }
        staffTimeOff(range: $days) {
          id
          startsAt
          endsAt
          staffMember {
            id
            name
          }
        }
        staffMembers(first: 100, filter: { states: [IN_SERVICE] }) {
          edges {
            node {
              id
              name
              services {
                id
              }
            }
          }
          pageInfo {
            hasNextPage
          }
        }
        shiftAssignments(range: $range) @include(if: $byStaff) {
          id
          state
          staffMember {
            id
            name
            state
          }
          shiftTemplate {
            name
            startMinute
            endMinute
          }
        }
      }
    `,
    props.query,
  );
  const appointments = shown.appointmentCalendar;
  const [search] = useSearchParams();
  const address = useAppointmentAddress();
  const move = useOpen("move");
  const [drop, setDrop] = useState<(Drop & { appointment: Appointment }) | null>(null);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const openedFrom = useRestoreFocus(openDay !== null || DIALOG_KEYS.some((key) => search.has(key)));
  const { isByPerson, setByPerson } = useCalendarColor();
  const rendered = useRenderedAppointments(shown, {
    inColumns: place.view === "day" && props.byStaff,
    isByPerson,
    ...place,
  });
  const { columns } = rendered;

  const movable = useMemo(
    () => new Set(appointments.filter(({ canMove }) => canMove.allowed).map(({ number }) => number)),
    [appointments],
  );
  const named = appointments.find(({ number, canMove }) => String(number) === move.opened && canMove.allowed);
  const on = (day: string) =>
    appointments.filter(
      ({ startsAt, endsAt }) =>
        daysTouched({ start: new Date(startsAt), end: new Date(endsAt) }, { from: day, to: day }, timeZone)
          .length > 0,
    );
  const card = (id: string) => {
    const one = appointmentOf(appointments, id);
    return one === undefined ? null : <AppointmentCard appointment={one} />;
  };
  const read = ({ number }: Appointment, element: HTMLElement) => {
    openedFrom(element);
    address.read(number);
  };
  const notesOf = (day: string) => dayNotes(day, rendered.absent, timeZone);
  const listDay = (day: string, element: HTMLElement) => {
    openedFrom(element);
    setOpenDay(day);
  };
  return (
    <>
      <Calendar
        {...place}
        label={words.calendar}
        views={APPOINTMENT_VIEWS}
        events={rendered.events}
        backgrounds={rendered.backgrounds}
        {...(columns !== null && { resources: columns })}
        stale={props.stale}
        card={card}
        agenda={
          <AgendaList
            from={place.day}
            length={props.weeks * WEEK_DAYS}
            appointments={appointments}
            notesOf={notesOf}
            colors={rendered.colors}
            eventWords={rendered.eventWords}
            onOpen={read}
            onDay={listDay}
            onMore={props.onMoreWeeks}
          />
        }
        tools={
          <>
            <Switch
              label={words.byPerson}
              checked={isByPerson}
              onChange={(_, { checked }) => setByPerson(checked)}
            />
            {place.view === "day" && (
              <Switch
                label={words.byStaff}
                checked={props.byStaff}
                onChange={(_, { checked }) => props.onByStaff(checked)}
              />
            )}
            <Switch
              label={words.showCancelled}
              checked={props.showsCancelled}
              onChange={(_, { checked }) => props.onCancelled(checked)}
            />
          </>
        }
        onNavigate={props.onNavigate}
        onEventClick={(id, element) => {
          const opened = appointmentOf(appointments, id);
          if (opened !== undefined) read(opened, element);
        }}
        onDayClick={listDay}
        {...(isAdmin && {
          onTimeClick: ({ at, resourceId }: TimeClick) =>
            address.add(clock(at.toISOString()), resourceId === UNASSIGNED ? null : resourceId),
        })}
        onMove={(dropped) => {
          const one = appointmentOf(appointments, dropped.id);
          if (one === undefined) return dropped.undo();
          setDrop({ appointment: one, wanted: dragged(one, dropped), undo: dropped.undo });
        }}
        onResize={(resize) => {
          const one = appointmentOf(appointments, resize.id);
          if (one === undefined) return resize.undo?.();
          setDrop({ appointment: one, wanted: resized(one, resize), undo: resize.undo });
        }}
      />
      <AppointmentLegend
        appointments={appointments}
        colors={rendered.colors}
        empty={appointments.length > 0 ? null : filtered ? words.emptyFiltered : words.empty}
      />
      {openDay !== null && (
        <AppointmentDay
          day={openDay}
          appointments={on(openDay)}
          notes={notesOf(openDay)}
          eventWords={rendered.eventWords}
          onOpen={({ number }) => {
            setOpenDay(null);
            address.read(number);
          }}
          onMove={({ number }) => {
            setOpenDay(null);
            move.open(number);
          }}
          onClose={() => setOpenDay(null)}
        />
      )}
      <LazyMoveDialog
        key={drop?.appointment.id ?? move.opened}
        appointment={drop?.appointment ?? named ?? null}
        staff={rendered.staff}
        isLonger={shown.staffMembers.pageInfo.hasNextPage}
        drop={drop}
        onClose={() => (drop === null ? move.close() : setDrop(null))}
      />
      <Outlet context={{ movable } satisfies Movable} />
    </>
  );
}
