import { useMessages } from "../language/language.ts";
import { StateTag } from "../ui/Tag.tsx";

interface FriendTagProps {
  /** Null means unknown and is shown as a dash. */
  reachable: boolean | null | undefined;
  /** Also explains the effect of not being a friend. */
  long?: boolean;
}

/** Shows whether a customer is a friend of the shop's LINE account; messages reach only friends. */
export function FriendTag({ reachable, long = false }: FriendTagProps) {
  const words = useMessages("customers");
  if (reachable == null) return <span title={words.friendUnknown}>—</span>;
  if (reachable) return <StateTag tone="done">{words.friend}</StateTag>;
  return <StateTag tone="bad">{long ? words.notReached : words.notFriend}</StateTag>;
}
