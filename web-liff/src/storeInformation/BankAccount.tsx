import { graphql, useFragment } from "react-relay";
import type { BankAccount_store$key } from "../__generated__/BankAccount_store.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import styles from "./BankAccount.module.css";

interface BankAccountProps {
  store: BankAccount_store$key;
  title: string;
  /** The amount to transfer, as a decimal number. */
  amount?: string;
  /** The heading's level in its surroundings. */
  heading?: "h2" | "h3";
}

/**
 * Shows the account for transfers, with buttons that copy each value for a bank's app; renders nothing when
 * the store has none.
 */
export function BankAccount({ store: key, title, amount, heading: Heading = "h3" }: BankAccountProps) {
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
  const money = useMoney();
  if (store.bankAccount === "") return null;
  const values = [
    { label: text.bankCode, shown: store.bankCode, copied: store.bankCode },
    { label: text.bankAccount, shown: store.bankAccount, copied: store.bankAccount },
    ...(amount === undefined ? [] : [{ label: text.amount, shown: money(amount), copied: amount }]),
  ].filter(({ shown }) => shown !== "");
  return (
    <section className={styles.bank} aria-label={title}>
      <Heading className={styles.title}>{title}</Heading>
      <dl className={styles.values}>
        {values.map(({ label, shown, copied }) => (
          <div key={label} className={styles.value}>
            <dt>{label}</dt>
            <dd className={styles.number}>{shown}</dd>
            <dd>
              <CopyButton value={copied} label={label} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
