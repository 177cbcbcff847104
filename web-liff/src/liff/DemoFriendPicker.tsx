import { rememberedLanguage } from "@machiya/schema/client/languageCookie";
import { useRef } from "react";
import { createRoot } from "react-dom/client";
import { initialLanguage, LanguageProvider, useMessages } from "../language/language.ts";
import type { ShareCard } from "../share/shareCard.ts";
import { Button } from "../ui/Button.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { useSheetEntry } from "../ui/useSheetEntry.ts";
import styles from "./DemoFriendPicker.module.css";

/**
 * Simulates LINE's friend picker in a React root of its own, outside of our pages. Resolves with false when
 * it was closed.
 */
export function pickDemoFriend(card: ShareCard): Promise<boolean> {
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  return new Promise((resolve) => {
    const finish = (sent: boolean) => {
      root.unmount();
      host.remove();
      resolve(sent);
    };
    root.render(
      <LanguageProvider initial={rememberedLanguage() ?? initialLanguage()}>
        <DemoFriendPicker card={card} onSend={() => finish(true)} onCancel={() => finish(false)} />
      </LanguageProvider>,
    );
  });
}

interface DemoFriendPickerProps {
  card: ShareCard;
  onSend: () => void;
  onCancel: () => void;
}

function DemoFriendPicker({ card, onSend, onCancel }: DemoFriendPickerProps) {
  const text = useMessages("liffDemo");
  const { body, footer } = card.contents;
  const sent = useRef(false);
  const close = useSheetEntry(() => (sent.current ? onSend() : onCancel()));
  return (
    <Sheet
      title={text.title}
      onClose={close}
      footer={
        <Button
          wide
          onClick={() => {
            sent.current = true;
            close();
          }}
        >
          {text.send(text.friend)}
        </Button>
      }
    >
      <p className={styles.small}>{text.body}</p>
      <article className={styles.card} aria-label={card.altText}>
        <div className={styles.texts}>
          {body.contents.map((line) => (
            <p key={line.text}>{line.text}</p>
          ))}
        </div>
        {footer.contents.map(({ action }) => (
          <a key={action.uri} href={action.uri}>
            {action.label}
          </a>
        ))}
      </article>
    </Sheet>
  );
}
