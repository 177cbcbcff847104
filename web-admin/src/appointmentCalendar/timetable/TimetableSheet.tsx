import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { TIME_HOLDING_STATES } from "@machiya/schema/domain/appointments/appointmentState";
import { localeOf } from "@machiya/schema/domain/language";
import { formatClock } from "@machiya/schema/domain/shifts/shiftTimes";
import { TIMETABLE, timetableSteps } from "@machiya/schema/domain/time/timetable";
import { useRef } from "react";
import { appointmentStyle } from "../../appointments/list/appointmentStyle.ts";
import { dayName } from "../../calendar/calendarText.ts";
import { useLanguage, useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import { PRINTED, usePrintedAlone } from "../../ui/printing/printedAlone.ts";
import { SERIF } from "../../ui/theme.ts";
import { PAPER_SIZE, UNPADDED, usePageStyles, usePrintFit } from "./printLayout.ts";
import { TimetableLine } from "./TimetableLine.tsx";
import type { TimetableRow } from "./timetableRows.ts";

const useStyles = makeStyles({
  scroll: {
    overflowX: "auto",
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  paper: {
    boxSizing: "content-box",
    width: `${TIMETABLE.rowWidth}px`,
    padding: "16px",
    // The specified width fits into a window of 1280 px when the page has little padding (CalendarPage).
    [UNPADDED]: { paddingInline: 0 },
    "@media print": { padding: 0, color: "#000" },
  },
  top: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "4px 20px",
    paddingBottom: "10px",
    [UNPADDED]: { paddingInline: "12px" },
    "@media screen and (max-width: 720px)": {
      position: "sticky",
      left: "16px",
      width: "calc(100vw - 68px)",
    },
  },
  title: {
    margin: 0,
    fontFamily: SERIF,
    fontSize: "18px",
    lineHeight: "26px",
    fontVariantNumeric: "lining-nums tabular-nums",
  },
  legend: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2px 16px",
    margin: 0,
    padding: 0,
    listStyle: "none",
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  mark: { fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, fontSize: tokens.fontSizeBase200 },
  head: {
    position: "relative",
    height: "22px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    fontSize: "11px",
    lineHeight: "22px",
    fontVariantNumeric: "tabular-nums",
    "@media print": { borderBottomColor: "#000" },
  },
  step: { position: "absolute", whiteSpace: "nowrap" },
  half: { color: tokens.colorNeutralForeground3, "@media print": { color: "#000" } },
  foot: { paddingTop: "10px", [UNPADDED]: { paddingInline: "12px" } },
});

/** Scrollable areas must be reachable by keyboard, even on a day without appointments. */
const SCROLLED = { tabIndex: 0 };

interface TimetableSheetProps {
  /** YYYY-MM-DD. */
  day: string;
  rows: readonly TimetableRow[];
  /** The closures and absences of the day. */
  notes: readonly string[];
}

/**
 * A day with a row for each staff member from 10:00 to 20:00, on screen and paper. booking.md §9 specifies
 * its geometry.
 */
export function TimetableSheet({ day, rows, notes }: TimetableSheetProps) {
  const styles = useStyles();
  const words = useMessages("appointmentCalendar");
  const { appointmentState } = useLabels();
  const { language } = useLanguage();
  const { name } = useStoreSettings();
  const paper = useRef<HTMLDivElement>(null);
  usePrintedAlone();
  usePageStyles();
  const fit = usePrintFit(paper);
  const title = words.timetableOf(dayName(day, localeOf(language)));
  const services = new Map(
    rows.flatMap(({ boxes }) => boxes.map((box) => [box.serviceName, box.abbreviation] as const)),
  );
  return (
    <section {...SCROLLED} className={styles.scroll} aria-label={title}>
      <div ref={paper} className={mergeClasses(PRINTED, PAPER_SIZE, styles.paper)} style={fit}>
        <div className={styles.top}>
          <h3 className={styles.title}>
            {name} · {title}
          </h3>
          <ul className={styles.legend} aria-label={words.legend}>
            {TIME_HOLDING_STATES.toReversed().map((state) => (
              <li key={state}>
                <span className={styles.mark}>{appointmentStyle(state).mark}</span> {appointmentState[state]}
              </li>
            ))}
          </ul>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
        <div className={styles.head} aria-hidden>
          {timetableSteps().map(({ clock, x }) => (
            <span
              key={clock}
              className={mergeClasses(styles.step, clock % 60 !== 0 && styles.half)}
              style={{ left: `${x}px` }}
            >
              {formatClock(clock)}
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <TimetableLine key={row.id ?? "unassigned"} row={row} day={day} />
        ))}
        {services.size > 0 && (
          <div className={styles.foot}>
            <ul className={styles.legend} aria-label={words.abbreviations}>
              {[...services].map(([service, abbreviation]) => (
                <li key={service}>
                  <span className={styles.mark}>{abbreviation}</span> {service}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
