import { useMessages } from "../language/language.ts";
import { StateTag } from "../ui/Tag.tsx";
import { messages } from "./messages.ts";

/** Whether a customer is blocked. */
export function BlockedTag({ blocked }: { blocked: boolean }) {
  const words = useMessages(messages);
  return <StateTag tone={blocked ? "bad" : "off"}>{blocked ? words.blocked : words.notBlocked}</StateTag>;
}
