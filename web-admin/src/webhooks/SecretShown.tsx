import { MessageBar, MessageBarBody, makeStyles } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { CopyText } from "../ui/CopyText.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { messages } from "./messages.ts";

const useStyles = makeStyles({ root: { display: "flex", flexDirection: "column", rowGap: "14px" } });

interface SecretShownProps {
  url: string;
  secret: string;
  /** Whether another one was there before. */
  rotated?: boolean;
}

/** An endpoint's new secret, this once. */
export function SecretShown({ url, secret, rotated }: SecretShownProps) {
  const styles = useStyles();
  const words = useMessages(messages);
  return (
    <div className={styles.root}>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          {words.secretOnce}
          {rotated && ` ${words.secretRotated}`}
        </MessageBarBody>
      </MessageBar>
      <Facts>
        <Fact name={words.url}>{url}</Fact>
        <Fact name={words.secret}>
          <CopyText text={secret} copy={words.copy} copied={words.copied} />
        </Fact>
      </Facts>
    </div>
  );
}
