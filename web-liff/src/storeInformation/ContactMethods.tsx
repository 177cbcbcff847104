import { directionsUrl, lineAccountUrl, phoneUrl } from "@machiya/schema/domain/storeContact";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "wouter";
import type { ContactMethods_store$key } from "../__generated__/ContactMethods_store.graphql.ts";
import { loadConfig } from "../config.ts";
import { currentInitialData } from "../initialData.ts";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import buttonStyles from "../ui/Button.module.css";
import { Icon } from "../ui/Icon.tsx";
import styles from "./ContactMethods.module.css";

/** Null when the store has no record or could not be loaded. */
export type ContactStore = ContactMethods_store$key | null;

interface ContactMethodsProps {
  store: ContactStore;
  /** True on the store's own page, which then is not linked. */
  onStorePage?: boolean;
}

/** Shows how to reach the shop, as far as its record tells: by phone, on LINE, and on a map. */
export function ContactMethods({ store: key, onStorePage = false }: ContactMethodsProps) {
  const store = useFragment(
    graphql`
      fragment ContactMethods_store on Store {
        address
        phone
        lineAccount
        mapUrl
      }
    `,
    key,
  );
  const text = useMessages("contact");
  const configured = useConfiguredLineAccount();
  const phone = store?.phone ?? "";
  const lineAccount = store?.lineAccount || configured;
  const map = store && directionsUrl(store);
  const look = (name: "quiet" | "primary") => `${buttonStyles.button} ${buttonStyles[name]}`;
  const isEmpty = phone === "" && lineAccount === null && map === null;
  if (isEmpty && onStorePage) return null;
  return (
    <div className={styles.ways}>
      {phone !== "" && (
        <a className={look(onStorePage ? "primary" : "quiet")} href={phoneUrl(phone)}>
          <Icon name="phone" size={20} />
          {text.call(phone)}
        </a>
      )}
      {lineAccount !== null && (
        <a className={look("quiet")} href={lineAccountUrl(lineAccount)} target="_blank" rel="noreferrer">
          <Icon name="chat" size={20} />
          {text.line}
        </a>
      )}
      {map !== null && (
        <a className={look("quiet")} href={map} target="_blank" rel="noreferrer">
          <Icon name="store" size={20} />
          {text.map}
        </a>
      )}
      {!onStorePage && (
        <Link href={paths.store} className={look("quiet")}>
          <Icon name="shop" size={20} />
          {text.storePage}
        </Link>
      )}
    </div>
  );
}

/** Returns the LINE account that customers add as a friend, for a store whose record has none. */
function useConfiguredLineAccount(): string | null {
  const [account, setAccount] = useState(() => currentInitialData()?.config.lineAccountId ?? null);
  useEffect(() => {
    loadConfig().then(
      ({ lineAccountId }) => setAccount(lineAccountId),
      () => {},
    );
  }, []);
  return account;
}
