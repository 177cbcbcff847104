import { labelOf } from "../../language/labelOf.ts";
import { useLabels } from "../../language/useLabels.ts";
import { StateTag } from "../../ui/Tag.tsx";
import { appointmentStyle } from "./appointmentStyle.ts";

/** Shows the state of an appointment. */
export function AppointmentStateTag({ state }: { state: string }) {
  return (
    <StateTag tone={appointmentStyle(state).tone}>{labelOf(useLabels().appointmentState, state)}</StateTag>
  );
}
