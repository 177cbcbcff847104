import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { clockSpanText } from "@machiya/schema/domain/time/calendarTime";
import { TIMETABLE } from "@machiya/schema/domain/time/timetable";
import { Link } from "react-router";
import { appointmentStyle } from "../../appointments/list/appointmentStyle.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import { calendarPath } from "../calendarSearch.ts";
import type { ServiceBox } from "./timetableRows.ts";

/** The height of one lane in pixels. */
export const LANE_HEIGHT = 52;

const useStyles = makeStyles({
  place: { position: "absolute", padding: "3px 1px", boxSizing: "border-box", height: `${LANE_HEIGHT}px` },
  box: {
    display: "block",
    boxSizing: "border-box",
    height: "100%",
    padding: "1px 2px",
    overflow: "hidden",
    border: "1.5px solid currentcolor",
    borderRadius: "4px",
    fontSize: "11px",
    lineHeight: "13px",
    textDecorationLine: "none",
    color: "var(--houseToneDoneText)",
    backgroundColor: "var(--houseToneDoneFill)",
    ":hover": { filter: "brightness(0.96)" },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px" },
    "@media print": { color: "#000", backgroundColor: "#fff" },
  },
  pending: {
    border: "1.5px dashed currentcolor",
    color: "var(--houseToneWaitText)",
    backgroundColor: "var(--houseToneWaitFill)",
  },
  top: { display: "flex", columnGap: "3px", whiteSpace: "nowrap", fontWeight: tokens.fontWeightBold },
  name: {
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    "@media print": { display: "none" },
  },
  // The time has a line of its own, because a box of half an hour has no room beside the name.
  edge: { display: "block", whiteSpace: "nowrap", fontSize: "10px", fontVariantNumeric: "tabular-nums" },
  customer: {
    display: "-webkit-box",
    overflow: "hidden",
    overflowWrap: "anywhere",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "2",
    color: tokens.colorNeutralForeground1,
    "@media print": { color: "#000" },
  },
});

interface TimetableServiceProps {
  box: ServiceBox;
  /** YYYY-MM-DD. */
  day: string;
}

/**
 * A service at its place, linked to its appointment. A time beyond the timetable's hours is shown as text.
 */
export function TimetableService({ box, day }: TimetableServiceProps) {
  const styles = useStyles();
  const words = useMessages("appointmentCalendar");
  const { appointmentState, listSeparator } = useLabels();
  const { timeZone } = useStoreSettings();
  const { tone, mark } = appointmentStyle(box.state);
  const time = clockSpanText({ start: new Date(box.startsAt), end: new Date(box.endsAt) }, timeZone);
  const [from, to] = time.split("–");
  const edge = [...(box.before ? [`←${from}`] : []), ...(box.after ? [`${to}→`] : [])];
  const name = [
    box.serviceName,
    time,
    box.customerName,
    labelOf(appointmentState, box.state),
    ...(box.before ? [words.earlier] : []),
    ...(box.after ? [words.later] : []),
  ].join(listSeparator);
  return (
    <li
      className={styles.place}
      style={{
        left: `${box.x - TIMETABLE.labelWidth}px`,
        top: `${box.lane * LANE_HEIGHT}px`,
        width: `${box.width}px`,
      }}
    >
      <Link
        to={`${calendarPath({ view: "day", day })}&appointment=${box.number}`}
        className={mergeClasses(styles.box, tone === "wait" && styles.pending)}
      >
        <span className={styles.top} aria-hidden>
          <span>{box.abbreviation}</span>
          <span>{mark}</span>
        </span>
        {edge.length > 0 && (
          <span className={styles.edge} aria-hidden>
            {edge.join(" ")}
          </span>
        )}
        <span className={styles.customer} aria-hidden>
          {box.customerName}
        </span>
        <span className={styles.name}>{name}</span>
      </Link>
    </li>
  );
}
