import { useMessages } from "../../language/language.ts";
import { StateTag, type Tone } from "../../ui/Tag.tsx";

const TONES = {
  WAITING: "busy",
  RETRYING: "wait",
  DELIVERED: "done",
  FAILED: "bad",
} as const satisfies Record<string, Tone>;

/** How a delivery fares: one that failed before waits for another reason than one that was never tried. */
export function DeliveryStateTag({ state, attempts }: { state: string; attempts: number }) {
  const words = useMessages("webhookLog");
  const waiting = attempts === 0 ? "WAITING" : "RETRYING";
  const shown = state === "DELIVERED" || state === "FAILED" ? state : waiting;
  return <StateTag tone={TONES[shown]}>{words[shown]}</StateTag>;
}
