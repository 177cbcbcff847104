import { makeStyles, tokens } from "@fluentui/react-components";
import { CheckmarkCircleRegular } from "@fluentui/react-icons";
import { useMessages } from "../../language/language.ts";

const useStyles = makeStyles({
  root: { display: "inline-flex", alignItems: "center", columnGap: "6px", marginInlineEnd: "auto" },
  sign: { color: tokens.colorStatusSuccessForeground1, fontSize: "20px", lineHeight: 0 },
});

/**
 * Announces that a form which stays open was saved. Toasts lie outside of the panel and are hidden from
 * screen readers.
 */
export function SaveStatus({ shown, text }: { shown: boolean; text?: string }) {
  const styles = useStyles();
  const { saved } = useMessages("ui");
  return (
    <span role="status" className={styles.root}>
      {shown && (
        <>
          <span className={styles.sign} aria-hidden>
            <CheckmarkCircleRegular />
          </span>
          {text ?? saved}
        </>
      )}
    </span>
  );
}
