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
  /** What the button says. */
  copy: string;
}

/** A text to be taken elsewhere letter by letter, and a button that does. */
export function CopyText({ text, copy }: CopyTextProps) {
  const styles = useStyles();
  const { copied } = useMessages("ui");
  const [done, setDone] = useState(false);
  const take = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      // No leave to write there: the text can still be selected.
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
