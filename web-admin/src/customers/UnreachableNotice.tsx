import { makeStyles } from "@fluentui/react-components";
import { ChatOffRegular } from "@fluentui/react-icons";
import { useMessages } from "../language/language.ts";
import { Tag } from "../ui/Tag.tsx";

const useStyles = makeStyles({ icon: { flexShrink: 0 }, text: { whiteSpace: "normal" } });

interface UnreachableNoticeProps {
  /** Null means unknown, or a customer without LINE. */
  reachable: boolean | null | undefined;
  /** Also explains the effect. */
  long?: boolean;
}

/**
 * Warns that messages do not reach a customer who is not a friend of the shop's LINE account; otherwise it
 * renders nothing.
 */
export function UnreachableNotice({ reachable, long = false }: UnreachableNoticeProps) {
  const styles = useStyles();
  const words = useMessages("customers");
  if (reachable !== false) return null;
  return (
    <Tag tone="wait">
      <ChatOffRegular className={styles.icon} aria-hidden />
      <span className={styles.text} title={words.notReached}>
        {long ? words.notReached : words.notFriend}
      </span>
    </Tag>
  );
}

/** The same warning as an icon, for a table. */
export function UnreachableIcon({ reachable }: Pick<UnreachableNoticeProps, "reachable">) {
  const words = useMessages("customers");
  if (reachable !== false) return null;
  return <ChatOffRegular title={words.notReached} aria-label={words.notFriend} role="img" />;
}
