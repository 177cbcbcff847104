import { useEffect, useState } from "react";
import { Link } from "wouter";
import { accountPage } from "../addFriend/addFriend.ts";
import { loadConfig } from "../config.ts";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import buttonStyles from "../ui/Button.module.css";
import { Icon } from "../ui/Icon.tsx";
import styles from "./ContactMethods.module.css";
import { phoneNumberIn } from "./form/phoneNumber.ts";

/** The store's contact texts; null when the store has no record or could not be loaded. */
export type ContactStore = { openingHours: string; address: string } | null;

/** Shows how to reach the shop: by phone and LINE if they are known, else its address. */
export function ContactMethods({ store }: { store: ContactStore }) {
  const text = useMessages("booking");
  const account = useLineAccount();
  const phone = store === null ? null : phoneNumberIn(store.openingHours, store.address);
  const look = (name: "quiet" | "primary") =>
    `${buttonStyles.button} ${buttonStyles[name]} ${buttonStyles.wide}`;
  return (
    <div className={styles.ways}>
      {phone !== null && (
        <a className={look("primary")} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          <Icon name="phone" size={20} />
          {text.call(phone)}
        </a>
      )}
      {account !== null && (
        <a className={look("quiet")} href={accountPage(account)} target="_blank" rel="noreferrer">
          {text.line}
        </a>
      )}
      <Link href={paths.store} className={look("quiet")}>
        <Icon name="store" size={20} />
        {text.storePage}
      </Link>
    </div>
  );
}

function useLineAccount(): string | null {
  const [account, setAccount] = useState<string | null>(null);
  useEffect(() => {
    loadConfig().then(
      ({ lineAccountId }) => setAccount(lineAccountId),
      () => {},
    );
  }, []);
  return account;
}
