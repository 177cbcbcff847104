import { ChatOffRegular } from "@fluentui/react-icons";
import { useMessages } from "../language/language.ts";
import { Tag } from "../ui/Tag.tsx";
import { messages } from "./messages.ts";

interface NotReachedProps {
  /** Null: not known, or nobody in LINE. */
  reachable: boolean | null | undefined;
  /** Says what it means, where there is room. */
  long?: boolean;
}

/** That messages to a customer go nowhere, since they are no friend of the shop's LINE account; nothing when they may arrive. */
export function NotReached({ reachable, long = false }: NotReachedProps) {
  const words = useMessages(messages);
  if (reachable !== false) return null;
  return (
    <Tag tone="bad">
      <ChatOffRegular aria-hidden />
      <span title={words.notReached}>{long ? words.notReached : words.notFriend}</span>
    </Tag>
  );
}
