import { useMessages } from "../language/language.ts";
import { StateTag } from "../ui/Tag.tsx";

/** Whether a customer is blocked; a dash while not, as nearly all are. */
export function BlockedTag({ blocked }: { blocked: boolean }) {
  const words = useMessages("customers");
  if (!blocked) return <span title={words.notBlocked}>—</span>;
  return <StateTag tone="bad">{words.blocked}</StateTag>;
}
