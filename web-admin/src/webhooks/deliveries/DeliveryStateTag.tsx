import { useMessages } from "../../language/language.ts";
import { StateTag, type Tone } from "../../ui/Tag.tsx";

const TONES = {
  WAITING: "busy",
  RETRYING: "wait",
  DELIVERED: "done",
  FAILED: "bad",
} as const satisfies Record<string, Tone>;

/** Shows the state of a delivery; a pending one is either waiting for its first attempt or retrying. */
export function DeliveryStateTag({ state, attempts }: { state: string; attempts: number }) {
  const words = useMessages("webhookLog");
  const waiting = attempts === 0 ? "WAITING" : "RETRYING";
  const shown = state === "DELIVERED" || state === "FAILED" ? state : waiting;
  return <StateTag tone={TONES[shown]}>{words[shown]}</StateTag>;
}
