import { makeStyles, tokens } from "@fluentui/react-components";
import { ArrowRightRegular } from "@fluentui/react-icons";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useLabels } from "../language/useLabels.ts";
import type { Appointment } from "./appointmentEvents.ts";
import { type Person, unchangedMove, type WantedMove } from "./move.ts";

const useStyles = makeStyles({
  root: {
    display: "grid",
    rowGap: "8px",
    margin: 0,
    padding: "10px 12px",
    listStyle: "none",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  what: {
    display: "block",
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  change: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "8px",
    fontVariantNumeric: "tabular-nums",
  },
  before: { textDecorationLine: "line-through" },
  after: { fontWeight: tokens.fontWeightSemibold },
});

interface MoveSummaryProps {
  appointment: Appointment;
  wanted: WantedMove;
  staff: readonly Person[];
}

/** Shows the old and new time of an appointment, and the changed staff members and lengths. */
export function MoveSummary({ appointment, wanted, staff }: MoveSummaryProps) {
  const styles = useStyles();
  const words = useMessages("appointmentCalendar");
  const { notSpecified } = useLabels();
  const { dayTime } = useDates();
  const nameOf = (id: string | null | undefined) =>
    id == null ? notSpecified : (staff.find((one) => one.id === id)?.name ?? id);
  const now = unchangedMove(appointment);
  const changes = [
    ...(Date.parse(wanted.startsAt) === Date.parse(now.startsAt)
      ? []
      : [{ key: "time", what: words.time, from: dayTime(now.startsAt), to: dayTime(wanted.startsAt) }]),
    ...appointment.items
      .filter(({ id }) => wanted.people[id] !== now.people[id])
      .map(({ id, serviceName, staffMember }) => ({
        key: id,
        what: words.staffFor(serviceName),
        from: staffMember?.name ?? notSpecified,
        to: nameOf(wanted.people[id]),
      })),
    ...appointment.items
      .filter(({ id }) => wanted.minutes[id] !== now.minutes[id])
      .map(({ id, serviceName }) => ({
        key: `length ${id}`,
        what: words.lengthOf(serviceName),
        from: words.minutes(now.minutes[id] ?? 0),
        to: words.minutes(wanted.minutes[id] ?? 0),
      })),
  ];
  return (
    <ul className={styles.root} aria-label={words.changes}>
      {changes.map(({ key, what, from, to }) => (
        <li key={key}>
          <span className={styles.what}>{what}</span>
          <span className={styles.change}>
            <s className={styles.before}>{from}</s>
            <ArrowRightRegular aria-label="→" />
            <span className={styles.after}>{to}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
