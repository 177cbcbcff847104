import { makeStyles, tokens } from "@fluentui/react-components";
import { SHIFT_STATES } from "@machiya/schema/domain/shifts/shiftApproval";
import { useMessages } from "../language/language.ts";
import { ShiftStateTag } from "./ShiftStateTag.tsx";

const useStyles = makeStyles({
  root: { display: "flex", flexWrap: "wrap", gap: "6px", margin: 0, padding: 0, listStyle: "none" },
  empty: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** Explains the calendar's colors and marks; an empty calendar says that there are no shifts. */
export function ShiftLegend({ empty }: { empty: boolean }) {
  const styles = useStyles();
  const words = useMessages("shiftCalendar");
  if (empty) return <p className={styles.empty}>{words.empty}</p>;
  return (
    <ul className={styles.root} aria-label={words.legend}>
      {SHIFT_STATES.map((state) => (
        <li key={state}>
          <ShiftStateTag state={state} />
        </li>
      ))}
    </ul>
  );
}
