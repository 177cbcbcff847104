import { useEffect, useRef, useState } from "react";
import { useMessages } from "../language/language.ts";
import { liffReady } from "../liff/liffReady.ts";
import buttonStyles from "../ui/Button.module.css";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { useNotice } from "../ui/Notice.tsx";
import styles from "./AddFriendPrompt.module.css";
import { type AddFriendMethod, findAddFriendMethod } from "./addFriend.ts";

/**
 * Asks customers who are not the shop's friend on LINE to add it (shop.md §4); renders nothing for friends. It
 * stands directly below the number of an order, where it is seen without scrolling, and covers nothing, as a sheet would.
 */
export function AddFriendPrompt() {
  const text = useMessages("friendship");
  const notify = useNotice();
  const [way, setWay] = useState<AddFriendMethod | null>(null);
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void findAddFriendMethod(liffReady).then(setWay);
  }, []);
  if (way === null) return null;

  const close = () => setWay(null);
  const send = async (request: () => Promise<boolean>) => {
    setBusy(true);
    try {
      if (await request()) notify(text.added);
      close();
    } catch (error) {
      console.warn("They did not become friends", error);
      notify(text.failed, "warning");
      setBusy(false);
    }
  };
  return (
    <section className={styles.card} aria-label={text.title}>
      <span className={styles.mark}>
        <Icon name="heart" size={26} />
      </span>
      <p>{text.body}</p>
      <div className={styles.ways}>
        {way.kind === "request" ? (
          <Button look="quiet" busy={busy} onClick={() => void send(way.request)}>
            {text.add}
          </Button>
        ) : (
          <a
            className={`${buttonStyles.button} ${buttonStyles.quiet}`}
            href={way.href}
            target="_blank"
            rel="noreferrer"
            onClick={close}
          >
            {text.add}
          </a>
        )}
        <Button look="plain" onClick={close}>
          {text.later}
        </Button>
      </div>
    </section>
  );
}
