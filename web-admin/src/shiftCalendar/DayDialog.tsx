import { makeStyles, tokens } from "@fluentui/react-components";
import { localeOf } from "@machiya/schema/domain/language";
import type { ReactNode } from "react";
import { dayName } from "../calendar/calendarText.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { DialogFrame } from "../ui/dialogs/DialogFrame.tsx";
import { ShiftButtons } from "./ShiftButtons.tsx";
import { ShiftStateTags } from "./ShiftStateTag.tsx";
import type { Shift } from "./shiftEvents.ts";
import type { ShiftActions } from "./useShiftActions.tsx";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid" },
  row: {
    display: "grid",
    rowGap: "8px",
    paddingBlock: "10px",
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" },
  name: { fontWeight: tokens.fontWeightSemibold },
  hours: { color: tokens.colorNeutralForeground2, fontVariantNumeric: "tabular-nums" },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface DayDialogProps {
  /** YYYY-MM-DD. */
  day: string;
  shifts: readonly Shift[];
  /** The closures and absences of the day. */
  notes: readonly string[];
  actions: ShiftActions;
  onClose: () => void;
  /** The form to add a shift. */
  children: ReactNode;
}

/** Lists the shifts of a day with their actions. */
export function DayDialog({ day, shifts, notes, actions, onClose, children }: DayDialogProps) {
  const styles = useStyles();
  const words = useMessages("shiftCalendar");
  const { language } = useLanguage();
  const title = words.shiftsOf(dayName(day, localeOf(language)));
  return (
    <DialogFrame title={title} busy={actions.busy} onDismiss={onClose}>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {shifts.length === 0 ? (
        <p className={styles.note}>{words.emptyDay}</p>
      ) : (
        <ul className={styles.list} aria-label={title}>
          {shifts.map((shift) => (
            <li key={shift.id} className={styles.row}>
              <div className={styles.head}>
                <span className={styles.name}>{shift.staffMember.name}</span>
                <span>{shift.shiftTemplate.name}</span>
                <span className={styles.hours}>
                  {shift.shiftTemplate.startTime}–{shift.shiftTemplate.endTime}
                </span>
                <ShiftStateTags shift={shift} />
              </div>
              <ShiftButtons shift={shift} actions={actions} />
            </li>
          ))}
        </ul>
      )}
      {children}
      {actions.question}
    </DialogFrame>
  );
}
