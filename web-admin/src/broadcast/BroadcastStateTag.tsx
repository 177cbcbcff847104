import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { StateTag, type Tone } from "../ui/Tag.tsx";

const tones: Readonly<Record<string, Tone>> = {
  SCHEDULED: "wait",
  QUEUED: "wait",
  SENDING: "busy",
  SENT: "done",
  FAILED: "bad",
};

/** Shows the state of a broadcast. */
export function BroadcastStateTag({ state }: { state: string }) {
  const { SCHEDULED, QUEUED, SENDING, SENT, FAILED, CANCELLED } = useMessages("broadcast");
  const words = { SCHEDULED, QUEUED, SENDING, SENT, FAILED, CANCELLED };
  return <StateTag tone={tones[state] ?? "off"}>{labelOf(words, state)}</StateTag>;
}
