import { labelOf } from "../language/labelOf.ts";
import { useLabels } from "../language/useLabels.ts";
import { Tag } from "../ui/Tag.tsx";
import { isOfFormer, type Shift, shiftStyle } from "./shiftEvents.ts";

/** Shows the state of a shift with its mark from the calendar. */
export function ShiftStateTag({ state }: { state: string }) {
  const { tone, mark } = shiftStyle(state);
  return (
    <Tag tone={tone}>
      <span aria-hidden>{mark}</span> {labelOf(useLabels().shiftState, state)}
    </Tag>
  );
}

/** Shows the state of a shift, and that of its staff member if they are a former one. */
export function ShiftStateTags({ shift }: { shift: Shift }) {
  const { staffState } = useLabels();
  return (
    <>
      <ShiftStateTag state={shift.state} />
      {isOfFormer(shift) && (
        <>
          {" "}
          <Tag>{labelOf(staffState, shift.staffMember.state)}</Tag>
        </>
      )}
    </>
  );
}
