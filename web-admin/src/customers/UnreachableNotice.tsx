import { makeStyles } from "@fluentui/react-components";
import { ChatOffRegular } from "@fluentui/react-icons";
import { useMessages } from "../language/language.ts";
import { Tag } from "../ui/Tag.tsx";

const useStyles = makeStyles({ icon: { flexShrink: 0 }, text: { whiteSpace: "normal" } });

interface NotReachedProps {
  /** Null: not known, or nobody in LINE. */
  reachable: boolean | null | undefined;
  /** Says what it means, where there is room. */
  long?: boolean;
}

/** That messages to a customer go nowhere, since they are no friend of the shop's LINE account; nothing when they may arrive. */
export function UnreachableNotice({ reachable, long = false }: NotReachedProps) {
  const styles = useStyles();
  const words = useMessages("customers");
  if (reachable !== false) return null;
  return (
    <Tag tone="bad">
      <ChatOffRegular className={styles.icon} aria-hidden />
      <span className={styles.text} title={words.notReached}>
        {long ? words.notReached : words.notFriend}
      </span>
    </Tag>
  );
}
