import { useMessages } from "../language/language.ts";
import { StateTag } from "../ui/Tag.tsx";

interface FriendTagProps {
  /** Null: not known, and a dash. */
  reachable: boolean | null | undefined;
  /** Says what it means that somebody is no friend, where there is room. */
  long?: boolean;
}

/** Whether a customer is a friend of the shop's LINE account, whom alone messages reach. */
export function FriendTag({ reachable, long = false }: FriendTagProps) {
  const words = useMessages("customers");
  if (reachable == null) return <span title={words.friendUnknown}>—</span>;
  if (reachable) return <StateTag tone="done">{words.friend}</StateTag>;
  return <StateTag tone="bad">{long ? words.notReached : words.notFriend}</StateTag>;
}
