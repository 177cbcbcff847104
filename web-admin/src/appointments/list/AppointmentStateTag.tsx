import { labelOf } from "../../language/labelOf.ts";
import { useLabels } from "../../language/useLabels.ts";
import { StateTag, type Tone } from "../../ui/Tag.tsx";
import { appointmentTones } from "./tones.ts";

/** Shows the state of an appointment. */
export function AppointmentStateTag({ state }: { state: string }) {
  const tones: Readonly<Record<string, Tone>> = appointmentTones;
  return <StateTag tone={tones[state] ?? "off"}>{labelOf(useLabels().appointmentState, state)}</StateTag>;
}
