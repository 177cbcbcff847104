import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from "@fluentui/react-components";
import { CheckmarkRegular, CopyRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useMessages } from "../language/language.ts";
import { DialogFrame } from "../ui/DialogFrame.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { messages } from "./messages.ts";

/** How somebody new signs in for the first time. */
export interface FirstSignIn {
  name: string;
  username: string;
  password: string;
}

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "14px" },
  password: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase400,
    userSelect: "all",
    overflowWrap: "anywhere",
  },
});

/** Shows the generated password, this once. */
export function FirstPassword({ signIn, onClose }: { signIn: FirstSignIn; onClose: () => void }) {
  const styles = useStyles();
  const words = useMessages(messages);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(signIn.password);
      setCopied(true);
    } catch {
      // No leave to write there: the password can still be selected.
      setCopied(false);
    }
  };
  return (
    <DialogFrame
      alert
      title={words.passwordTitle}
      busy={false}
      onDismiss={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className={styles.root}>
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{words.passwordOnce}</MessageBarBody>
        </MessageBar>
        <Facts>
          <Fact name={words.name}>{signIn.name}</Fact>
          <Fact name={words.username}>{signIn.username}</Fact>
          <Fact name={words.password}>
            <span className={styles.password}>{signIn.password}</span>
          </Fact>
        </Facts>
        <div aria-live="polite">
          <Button icon={copied ? <CheckmarkRegular /> : <CopyRegular />} onClick={() => void copy()}>
            {copied ? words.copied : words.copy}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}
