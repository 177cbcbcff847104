import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { StateTag, type Tone } from "../ui/Tag.tsx";
import { messages } from "./messages.ts";

const tones: Readonly<Record<string, Tone>> = {
  QUEUED: "wait",
  SENDING: "busy",
  SENT: "done",
  FAILED: "bad",
};

/** How far a broadcast has come. */
export function BroadcastStateTag({ state }: { state: string }) {
  const { QUEUED, SENDING, SENT, FAILED } = useMessages(messages);
  return (
    <StateTag tone={tones[state] ?? "off"}>{labelOf({ QUEUED, SENDING, SENT, FAILED }, state)}</StateTag>
  );
}
