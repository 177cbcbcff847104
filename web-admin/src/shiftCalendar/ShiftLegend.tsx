import { makeStyles, tokens } from "@fluentui/react-components";
import { SHIFT_STATES } from "@machiya/schema/domain/shifts/shiftApproval";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { Tag } from "../ui/Tag.tsx";
import { ShiftStateTag } from "./ShiftStateTag.tsx";
import { isOfFormer, type Shift } from "./shiftEvents.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexWrap: "wrap", gap: "6px", margin: 0, padding: 0, listStyle: "none" },
  empty: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** Explains the calendar's colors and marks; an empty calendar says that there are no shifts. */
export function ShiftLegend({ shifts }: { shifts: readonly Shift[] }) {
  const styles = useStyles();
  const words = useMessages("shiftCalendar");
  const { staffState } = useLabels();
  const former = new Set(shifts.filter(isOfFormer).map(({ staffMember }) => staffMember.state));
  if (shifts.length === 0) return <p className={styles.empty}>{words.empty}</p>;
  return (
    <ul className={styles.root} aria-label={words.legend}>
      {SHIFT_STATES.map((state) => (
        <li key={state}>
          <ShiftStateTag state={state} />
        </li>
      ))}
      {[...former].map((state) => (
        <li key={state}>
          <Tag>{labelOf(staffState, state)}</Tag>
        </li>
      ))}
    </ul>
  );
}
