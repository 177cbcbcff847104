import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { StateTag, type Tone } from "../ui/Tag.tsx";

const tones: Readonly<Record<string, Tone>> = { ACTIVE: "done", EXPIRED: "wait", REVOKED: "off" };

/** Whether a token still opens anything. */
export function ApiTokenStateTag({ state }: { state: string }) {
  const { ACTIVE, EXPIRED, REVOKED } = useMessages("apiTokens");
  return <StateTag tone={tones[state] ?? "off"}>{labelOf({ ACTIVE, EXPIRED, REVOKED }, state)}</StateTag>;
}
