import { makeStyles, tokens } from "@fluentui/react-components";
import { useMessages } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { messages } from "./messages.ts";

const useStyles = makeStyles({
  // LINE's own colours, in light and dark: so it looks on the customer's phone.
  chat: {
    display: "flex",
    flexDirection: "column",
    rowGap: "10px",
    boxSizing: "border-box",
    minHeight: "220px",
    padding: "16px",
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: "#8eabd6",
    color: "#14213f",
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  message: { display: "grid", gridTemplateColumns: "36px minmax(0, 1fr)", columnGap: "8px" },
  face: {
    display: "grid",
    placeItems: "center",
    width: "36px",
    height: "36px",
    borderRadius: "50%",
    color: "#f7f2e8",
    backgroundColor: "#1a264f",
    fontWeight: tokens.fontWeightSemibold,
  },
  name: { fontSize: tokens.fontSizeBase200, paddingBottom: "4px" },
  bubble: {
    justifySelf: "start",
    width: "fit-content",
    maxWidth: "100%",
    boxSizing: "border-box",
    padding: "9px 13px",
    borderRadius: "4px 18px 18px 18px",
    color: "#111111",
    backgroundColor: "#ffffff",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  empty: { margin: "auto", textAlign: "center", maxWidth: "30ch" },
});

/** The text as it will stand in the customer's chat. */
export function BroadcastPreview({ text }: { text: string }) {
  const styles = useStyles();
  const words = useMessages(messages);
  const { name } = useStoreSettings();
  return (
    <section className={styles.chat} aria-label={words.preview}>
      <h2 className={styles.title}>{words.preview}</h2>
      {text.trim() === "" ? (
        <p className={styles.empty}>{words.previewEmpty}</p>
      ) : (
        <div className={styles.message}>
          <span className={styles.face} aria-hidden>
            {[...name][0]}
          </span>
          <div>
            <div className={styles.name}>{name}</div>
            <div className={styles.bubble}>{text.trim()}</div>
          </div>
        </div>
      )}
    </section>
  );
}
