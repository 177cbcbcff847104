import { makeStyles, tokens } from "@fluentui/react-components";
import { clockSpanText } from "@machiya/schema/domain/calendarTime";
import { TIMETABLE } from "@machiya/schema/domain/timetable";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { appointmentLook } from "./appointmentEvents.ts";
import { messages } from "./messages.ts";
import { LANE_HEIGHT, TimetableService } from "./TimetableService.tsx";
import type { ServiceBox, ShiftBand, TimetableRow } from "./timetableRows.ts";

const AREA_WIDTH = TIMETABLE.rowWidth - TIMETABLE.labelWidth;

const useStyles = makeStyles({
  row: {
    display: "grid",
    gridTemplateColumns: `${TIMETABLE.labelWidth}px ${AREA_WIDTH}px`,
    width: `${TIMETABLE.rowWidth}px`,
    boxSizing: "border-box",
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    breakInside: "avoid",
    "@media print": { borderBottomColor: "#000" },
  },
  label: {
    boxSizing: "border-box",
    minWidth: 0,
    padding: "6px 10px 6px 0",
    overflowWrap: "anywhere",
    fontSize: tokens.fontSizeBase200,
    lineHeight: "17px",
  },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  lines: { margin: 0, padding: 0, listStyle: "none", fontVariantNumeric: "tabular-nums" },
  area: {
    position: "relative",
    backgroundColor: tokens.colorNeutralBackground3,
    "@media print": { backgroundColor: "#eee" },
  },
  band: {
    position: "absolute",
    top: 0,
    bottom: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    "@media print": { backgroundColor: "#fff" },
  },
  ticks: {
    position: "absolute",
    inset: 0,
    backgroundImage: `repeating-linear-gradient(to right, ${tokens.colorNeutralStroke2} 0 1px, transparent 1px ${TIMETABLE.stepWidth}px)`,
    "@media print": {
      backgroundImage: `repeating-linear-gradient(to right, #999 0 1px, transparent 1px ${TIMETABLE.stepWidth}px)`,
    },
  },
  boxes: { position: "relative", margin: 0, padding: 0, listStyle: "none" },
});

interface TimetableLineProps {
  row: TimetableRow;
  /** YYYY-MM-DD. */
  day: string;
}

/** A beautician's day: their shifts, and what they do in it, each service where its time is. */
export function TimetableLine({ row, day }: TimetableLineProps) {
  const styles = useStyles();
  const words = useMessages(messages);
  const { shiftState } = useLabels();
  const { name, shifts, boxes, lanes } = row;
  const label = name ?? words.nobody;
  const inSight = boxes.filter(({ width }) => width > 0);
  const outside = boxes.filter(({ width }) => width === 0);
  const shiftText = ({ name: shift, startTime, endTime, state }: ShiftBand) =>
    `${shift} ${startTime}–${endTime}${state === "PROPOSED" ? ` · ${labelOf(shiftState, state)}` : ""}`;
  return (
    <section className={styles.row} aria-label={label}>
      <div className={styles.label}>
        <h4 className={styles.name}>{label}</h4>
        <ul className={styles.lines}>
          {shifts.map((shift) => (
            <li key={shift.id}>{shiftText(shift)}</li>
          ))}
          {row.id !== null && shifts.length === 0 && <li>{words.noShift}</li>}
          {outside.map((box) => (
            <Outside key={box.id} box={box} />
          ))}
        </ul>
      </div>
      <div className={styles.area} style={{ minHeight: `${lanes * LANE_HEIGHT + 6}px` }}>
        {(row.id === null ? [FULL] : shifts).map(({ id, x, width }) => (
          <div
            key={id}
            className={styles.band}
            style={{ left: `${x - TIMETABLE.labelWidth}px`, width: `${width}px` }}
          />
        ))}
        <div className={styles.ticks} />
        <ul className={styles.boxes} aria-label={label}>
          {inSight.map((box) => (
            <TimetableService key={box.id} box={box} day={day} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** All day long anybody may be found for what is not specified. */
const FULL = { id: "all day", x: TIMETABLE.labelWidth, width: AREA_WIDTH };

/** What lies beyond the timetable, in words, with the side on which it does. */
function Outside({ box }: { box: ServiceBox }) {
  const words = useMessages(messages);
  const { appointmentState } = useLabels();
  const { timeZone } = useStoreSettings();
  const time = clockSpanText({ start: new Date(box.startsAt), end: new Date(box.endsAt) }, timeZone);
  return (
    <li>
      <span role="img" aria-label={box.before ? words.earlier : words.later}>
        {box.before ? "◀" : "▶"}
      </span>{" "}
      {time} {box.abbreviation} {box.customerName}{" "}
      <span role="img" aria-label={labelOf(appointmentState, box.state)}>
        {appointmentLook(box.state).mark}
      </span>
    </li>
  );
}
