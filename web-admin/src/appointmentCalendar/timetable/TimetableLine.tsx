import { makeStyles, tokens } from "@fluentui/react-components";
import { clockSpanText } from "@machiya/schema/domain/time/calendarTime";
import { TIMETABLE, timetableSteps } from "@machiya/schema/domain/time/timetable";
import { appointmentStyle } from "../../appointments/list/appointmentStyle.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import { UNPADDED } from "./printLayout.ts";
import { LANE_HEIGHT, TimetableService } from "./TimetableService.tsx";
import type { AwayBand, ServiceBox, ShiftBand, TimetableRow } from "./timetableRows.ts";

const NARROW = "@media screen and (max-width: 720px)";

const AREA_WIDTH = TIMETABLE.rowWidth - TIMETABLE.labelWidth;

const useStyles = makeStyles({
  row: { display: "flex", width: `${TIMETABLE.rowWidth}px`, breakInside: "avoid" },
  label: {
    boxSizing: "border-box",
    flexShrink: 0,
    width: `${TIMETABLE.labelWidth}px`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    overflowWrap: "anywhere",
    fontSize: tokens.fontSizeBase200,
    lineHeight: "17px",
    // On narrow screens the names stay visible; the rest of the label's width is transparent to clicks.
    [NARROW]: { position: "sticky", left: 0, zIndex: 1, pointerEvents: "none" },
    "@media print": { borderBottomColor: "#000" },
  },
  who: {
    boxSizing: "border-box",
    padding: "6px 10px 6px 0",
    [UNPADDED]: { paddingLeft: "12px" },
    [NARROW]: {
      width: "112px",
      height: "100%",
      padding: "6px 6px",
      backgroundColor: tokens.colorNeutralBackground1,
      borderRight: `1px solid ${tokens.colorNeutralStroke1}`,
    },
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
    width: `${AREA_WIDTH}px`,
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
  // The hatching and the borders show the time as away on screen and, with the page's exact colors, on paper.
  away: {
    position: "absolute",
    top: 0,
    bottom: 0,
    boxSizing: "border-box",
    borderLeft: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRight: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 7px, ${tokens.colorNeutralStroke1} 7px 8px)`,
    "@media print": { borderLeftColor: "#000", borderRightColor: "#000", backgroundColor: "#eee" },
  },
  // Hour lines are borders because backgrounds are not printed, and they stay above the filled areas.
  ticks: {
    position: "absolute",
    inset: 0,
    display: "flex",
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    "@media print": { borderBottomColor: "#000" },
  },
  tick: {
    boxSizing: "border-box",
    width: `${TIMETABLE.stepWidth}px`,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    "@media print": { borderLeftColor: "#aaa" },
  },
  boxes: { position: "relative", margin: 0, padding: 0, listStyle: "none" },
});

interface TimetableLineProps {
  row: TimetableRow;
  /** YYYY-MM-DD. */
  day: string;
}

/** The row of one staff member: shifts, and appointments at their times. */
export function TimetableLine({ row, day }: TimetableLineProps) {
  const styles = useStyles();
  const words = useMessages("appointmentCalendar");
  const { shiftState, notSpecified } = useLabels();
  const { name, shifts, away, boxes, lanes } = row;
  const { timeZone } = useStoreSettings();
  const { off, closed } = useMessages("shiftCalendar");
  const awayText = (band: AwayBand) =>
    `${clockSpanText({ start: new Date(band.startsAt), end: new Date(band.endsAt) }, timeZone)} · ${band.closed ? closed("") : off}`;
  const label = name ?? notSpecified;
  const inSight = boxes.filter(({ width }) => width > 0);
  const outside = boxes.filter(({ width }) => width === 0);
  const shiftText = ({ name: shift, startTime, endTime, state }: ShiftBand) =>
    `${shift} ${startTime}–${endTime}${state === "PROPOSED" ? ` · ${labelOf(shiftState, state)}` : ""}`;
  return (
    <section className={styles.row} aria-label={label}>
      <div className={styles.label}>
        <div className={styles.who}>
          <h4 className={styles.name}>{label}</h4>
          <ul className={styles.lines}>
            {shifts.map((shift) => (
              <li key={shift.id}>{shiftText(shift)}</li>
            ))}
            {row.id !== null && shifts.length === 0 && <li>{words.noShift}</li>}
            {away.map((band) => (
              <li key={band.id}>{awayText(band)}</li>
            ))}
            {outside.map((box) => (
              <Outside key={box.id} box={box} />
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.area} style={{ minHeight: `${lanes * LANE_HEIGHT + 6}px` }}>
        {(row.id === null ? [FULL] : shifts).map(({ id, x, width }) => (
          <div
            key={id}
            className={styles.band}
            style={{ left: `${x - TIMETABLE.labelWidth}px`, width: `${width}px` }}
          />
        ))}
        {away
          .filter(({ width }) => width > 0)
          .map((band) => (
            <div
              key={band.id}
              role="img"
              aria-label={awayText(band)}
              className={styles.away}
              style={{ left: `${band.x - TIMETABLE.labelWidth}px`, width: `${band.width}px` }}
            />
          ))}
        <div className={styles.ticks}>
          {timetableSteps().map(({ clock }) => (
            <div key={clock} className={styles.tick} />
          ))}
        </div>
        <ul className={styles.boxes} aria-label={label}>
          {inSight.map((box) => (
            <TimetableService key={box.id} box={box} day={day} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The background of unassigned items covers the whole day, because any staff member may take them. */
const FULL = { id: "all day", x: TIMETABLE.labelWidth, width: AREA_WIDTH };

/** Describes a service outside the timetable's hours and marks on which side it lies. */
function Outside({ box }: { box: ServiceBox }) {
  const words = useMessages("appointmentCalendar");
  const { appointmentState } = useLabels();
  const { timeZone } = useStoreSettings();
  const time = clockSpanText({ start: new Date(box.startsAt), end: new Date(box.endsAt) }, timeZone);
  return (
    <li>
      <span role="img" aria-label={box.before ? words.earlier : words.later}>
        {box.before ? "←" : "→"}
      </span>{" "}
      {time} {box.abbreviation} {box.customerName}{" "}
      <span role="img" aria-label={labelOf(appointmentState, box.state)}>
        {appointmentStyle(box.state).mark}
      </span>
    </li>
  );
}
