import { useMessages } from "../language/language.ts";
import { StateTag } from "../ui/Tag.tsx";

/** Shows whether a customer is blocked; an unblocked one gets only a dash, as nearly all are. */
export function BlockedTag({ blocked }: { blocked: boolean }) {
  const words = useMessages("customers");
  if (!blocked) return <span title={words.notBlocked}>—</span>;
  return <StateTag tone="wait">{words.blocked}</StateTag>;
}
