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

/** What of the store says how it is reached; null: it has no record, or it could not be read. */
export type ContactStore = { openingHours: string; address: string } | null;

/** How to reach the shop: by phone and by LINE where they are known, else where it is. */
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
