import { Button, MessageBar, MessageBarBody, makeStyles } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { CopyText } from "../ui/CopyText.tsx";
import { DialogFrame } from "../ui/DialogFrame.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { messages } from "./messages.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "14px", paddingBottom: "8px" },
});

/** Shows a new token, this once. */
export function TokenOnce({ token, onClose }: { token: string; onClose: () => void }) {
  const styles = useStyles();
  const words = useMessages(messages);
  return (
    <DialogFrame
      alert
      title={words.shownTitle}
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
          <MessageBarBody>{words.shownOnce}</MessageBarBody>
        </MessageBar>
        <Facts>
          <Fact name={words.token}>
            <CopyText text={token} copy={words.copy} copied={words.copied} />
          </Fact>
          <Fact name={words.usage}>
            <code>Authorization: Bearer …</code>
          </Fact>
        </Facts>
      </div>
    </DialogFrame>
  );
}
