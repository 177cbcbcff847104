import { graphql, useFragment } from "react-relay";
import type { BankAccount_store$key } from "../__generated__/BankAccount_store.graphql.ts";
import { useMessages } from "../language/language.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import styles from "./BankAccount.module.css";

/** Shows the account for transfers; renders nothing when the store has none. */
export function BankAccount({ store: key, title }: { store: BankAccount_store$key; title: string }) {
  const store = useFragment(
    graphql`
      fragment BankAccount_store on Store {
        bankCode
        bankAccount
      }
    `,
    key,
  );
  const text = useMessages("storeInformation");
  if (store.bankAccount === "") return null;
  return (
    <section className={styles.bank} aria-label={title}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.number}>
          <span className={styles.small}>{text.bankCode}</span> {store.bankCode}
        </p>
        <p className={styles.number}>
          <span className={styles.small}>{text.bankAccount}</span> {store.bankAccount}
        </p>
      </div>
      <CopyButton value={store.bankAccount} label={text.bankAccount} />
    </section>
  );
}
