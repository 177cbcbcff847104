import { useMessages } from "../language/language.ts";
import { StateTag, Tag } from "../ui/Tag.tsx";

interface FriendTagProps {
  /** Whether the customer uses LINE at all. */
  usesLine: boolean;
  /** Null means unknown and is shown as a dash. */
  reachable: boolean | null | undefined;
  /** Also explains the effect of not being a friend. */
  long?: boolean;
}

/** Shows whether a customer is a friend of the shop's LINE account; messages reach only friends. */
export function FriendTag({ usesLine, reachable, long = false }: FriendTagProps) {
  const words = useMessages("customers");
  if (!usesLine) return <Tag>{words.withoutLine}</Tag>;
  if (reachable == null) return <span title={words.friendUnknown}>—</span>;
  if (reachable) return <StateTag tone="done">{words.friend}</StateTag>;
  return <StateTag tone="wait">{long ? words.notReached : words.notFriend}</StateTag>;
}
