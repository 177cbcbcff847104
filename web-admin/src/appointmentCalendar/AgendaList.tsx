import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { localeOf } from "@machiya/schema/domain/language";
import { clockSpanText } from "@machiya/schema/domain/time/calendarTime";
import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import { Fragment } from "react";
import { AppointmentStateTag } from "../appointments/list/AppointmentStateTag.tsx";
import { VisitOutcomeTag } from "../appointments/record/VisitOutcomeTag.tsx";
import { dayName } from "../calendar/calendarText.ts";
import { personStyle } from "../calendar/personColors.ts";
import { useNow } from "../home/useNow.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { brandTokens } from "../ui/theme.ts";
import { type AgendaDay, agendaDays } from "./agendaDays.ts";
import {
  type Appointment,
  type EventWords,
  type PeopleColors,
  servicesOf,
  staffOf,
} from "./appointmentEvents.ts";

const useStyles = makeStyles({
  root: { display: "grid" },
  day: {
    display: "flex",
    alignItems: "center",
    margin: 0,
    padding: "2px 8px",
    backgroundColor: tokens.colorNeutralBackground3,
  },
  head: { font: "inherit", fontWeight: tokens.fontWeightSemibold, paddingInline: "6px" },
  note: { margin: 0, padding: "8px 14px", color: tokens.colorNeutralForeground2 },
  list: { listStyle: "none", margin: 0, padding: 0 },
  row: {
    display: "grid",
    gridTemplateColumns: "max-content minmax(0, 1fr)",
    gap: "2px 12px",
    width: "100%",
    minHeight: "48px",
    padding: "9px 14px",
    border: "none",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    font: "inherit",
    textAlign: "start",
    color: tokens.colorNeutralForeground1,
    backgroundColor: "transparent",
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  time: { fontVariantNumeric: "tabular-nums", fontWeight: tokens.fontWeightSemibold },
  title: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 8px", minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" },
  what: { gridColumn: 2, color: tokens.colorNeutralForeground2, overflowWrap: "anywhere" },
  now: {
    display: "flex",
    alignItems: "center",
    columnGap: "8px",
    padding: "2px 14px",
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: "tabular-nums",
    color: brandTokens.accent,
    "::after": { content: '""', flexGrow: 1, borderTop: `2px solid ${brandTokens.accent}` },
  },
  more: { display: "grid", justifyContent: "center", padding: "10px" },
});

interface AgendaListProps {
  /** The first day and the number of days. */
  from: string;
  length: number;
  appointments: readonly Appointment[];
  notesOf: (day: string) => readonly string[];
  colors: PeopleColors;
  eventWords: EventWords;
  onOpen: (appointment: Appointment, element: HTMLElement) => void;
  onDay: (day: string, element: HTMLElement) => void;
  /** Shows a further week; null at the end. */
  onMore: (() => void) | null;
}

/** The days from one day on with their visits in order, a line for now, and a button for more days. */
export function AgendaList(props: AgendaListProps) {
  const styles = useStyles();
  const words = useMessages("appointmentCalendar");
  const { loadMore } = useMessages("ui");
  const locale = localeOf(useLanguage().language);
  const { timeZone: zone } = useStoreSettings();
  const now = useNow();
  const days = agendaDays(calendarDays(props.from, props.length), props.appointments, {
    notesOf: props.notesOf,
    now,
    zone,
    today: dayOf(new Date(now), zone),
  });
  return (
    <div className={styles.root}>
      {days.map((one) => (
        <section key={one.day} aria-label={dayName(one.day, locale)}>
          <h3 className={styles.day}>
            <Button
              appearance="transparent"
              className={styles.head}
              onClick={({ currentTarget }) => props.onDay(one.day, currentTarget)}
            >
              {dayName(one.day, locale)}
            </Button>
          </h3>
          {one.notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
          {one.appointments.length === 0 && <p className={styles.note}>{words.emptyDay}</p>}
          <Visits {...props} day={one} now={now} />
        </section>
      ))}
      {props.onMore !== null && (
        <div className={styles.more}>
          <Button appearance="subtle" onClick={props.onMore}>
            {loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}

type VisitsProps = Pick<AgendaListProps, "colors" | "eventWords" | "onOpen"> & {
  day: AgendaDay;
  now: number;
};

function Visits({ day, now, colors, eventWords, onOpen }: VisitsProps) {
  const styles = useStyles();
  const words = useMessages("appointmentCalendar");
  const { timeZone } = useStoreSettings();
  const { clock } = useDates();
  const nowLine = (
    <li className={styles.now}>
      {words.now} {clock(new Date(now).toISOString()).slice(11, 16)}
    </li>
  );
  return (
    <ul className={styles.list}>
      {day.appointments.map((one, index) => {
        const person = colors?.get(one.items[0]?.staffMember?.id ?? "");
        const span = { start: new Date(one.startsAt), end: new Date(one.endsAt) };
        return (
          <Fragment key={one.id}>
            {day.nowAfter === index && nowLine}
            <li>
              <button
                type="button"
                className={styles.row}
                style={person === undefined ? undefined : { boxShadow: personStyle(person).boxShadow }}
                onClick={({ currentTarget }) => onOpen(one, currentTarget)}
              >
                <span className={styles.time}>{clockSpanText(span, timeZone)}</span>
                <span className={styles.title}>
                  <span className={styles.name}>{eventWords.personName(one.customerName, one.customer)}</span>
                  <AppointmentStateTag state={one.state} />
                  <VisitOutcomeTag outcome={one.outcome} cancelledBy={one.cancelledBy} />
                </span>
                <span className={styles.what}>
                  {servicesOf(one, eventWords)} · {staffOf(one, eventWords)}
                </span>
              </button>
            </li>
          </Fragment>
        );
      })}
      {day.nowAfter === day.appointments.length && nowLine}
    </ul>
  );
}
