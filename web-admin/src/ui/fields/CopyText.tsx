import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { CheckmarkRegular, CopyRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";

const useStyles = makeStyles({
  root: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    rowGap: "8px",
    paddingBottom: "8px",
  },
  text: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase300,
    userSelect: "all",
    overflowWrap: "anywhere",
  },
});

interface CopyTextProps {
  text: string;
  /** The text of the button. */
  copy: string;
}

/** A text that must be copied exactly, with a copy button. */
export function CopyText({ text, copy }: CopyTextProps) {
  const styles = useStyles();
  const { copied } = useMessages("ui");
  const [done, setDone] = useState(false);
  const take = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      // The clipboard permission is missing; the user can still select the text.
      setDone(false);
    }
  };
  return (
    <div className={styles.root}>
      <div className={styles.text}>{text}</div>
      <div aria-live="polite">
        <Button size="small" icon={done ? <CheckmarkRegular /> : <CopyRegular />} onClick={() => void take()}>
          {done ? copied : copy}
        </Button>
      </div>
    </div>
  );
}
