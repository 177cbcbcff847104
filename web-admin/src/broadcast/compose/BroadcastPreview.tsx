import { makeStyles, tokens } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import type { BroadcastDraft } from "./broadcastDraft.ts";
import { PreviewCards } from "./PreviewCards.tsx";

const useStyles = makeStyles({
  // These are LINE's own colors in light and dark mode, so that the preview matches the customer's phone.
  chat: {
    display: "flex",
    flexDirection: "column",
    rowGap: "10px",
    boxSizing: "border-box",
    minHeight: "220px",
    // The preview stays visible below the top bar while the form scrolls.
    "@media (min-width: 861px)": { position: "sticky", top: "68px" },
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
  said: { display: "grid", rowGap: "8px", minWidth: 0 },
  name: { fontSize: tokens.fontSizeBase200 },
  picture: { display: "block", maxWidth: "min(100%, 240px)", borderRadius: "14px" },
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

/** Previews the messages as the customer's chat shows them. */
export function BroadcastPreview({ draft }: { draft: BroadcastDraft }) {
  const styles = useStyles();
  const words = useMessages("broadcast");
  const { pictureAlt, cards: cardsWord } = useMessages("broadcastCompose");
  const { name } = useStoreSettings();
  const text = draft.text.trim();
  return (
    <section className={styles.chat} aria-label={words.preview}>
      <h2 className={styles.title}>{words.preview}</h2>
      {text === "" && draft.image === "" && draft.cards.length === 0 ? (
        <p className={styles.empty}>{words.previewEmpty}</p>
      ) : (
        <div className={styles.message}>
          <span className={styles.face} aria-hidden>
            {[...name][0]}
          </span>
          <div className={styles.said}>
            <div className={styles.name}>{name}</div>
            {draft.image !== "" && <img className={styles.picture} src={draft.image} alt={pictureAlt} />}
            {text !== "" && <div className={styles.bubble}>{text}</div>}
            {draft.cards.length > 0 && <PreviewCards cards={draft.cards} label={cardsWord} />}
          </div>
        </div>
      )}
    </section>
  );
}
