import { readCurrency } from "@machiya/schema/domain/minorUnits";
import { toWire } from "@machiya/schema/domain/money";
import { includedTax } from "@machiya/schema/domain/orders/includedTax";
import { graphql, useFragment } from "react-relay";
import type { IncludedTax_store$key } from "../__generated__/IncludedTax_store.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import styles from "./OrderLines.module.css";

interface IncludedTaxProps {
  order: { total: string; currency?: string | null | undefined };
  store: IncludedTax_store$key | null;
}

/** Shows the tax that a total includes, and the shop's registration number; nothing for a shop without tax. */
export function IncludedTax({ order: { total, currency }, store: key }: IncludedTaxProps) {
  const store = useFragment(
    graphql`
      fragment IncludedTax_store on Store {
        taxPercent
        taxNumber
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const money = useMoney();
  if (store == null) return null;
  const { taxPercent, taxNumber } = store;
  return (
    <>
      {taxPercent != null && (
        <p className={styles.tax}>
          {text.includedTax(
            taxPercent,
            money(toWire(includedTax(total, taxPercent, readCurrency(currency)))),
          )}
        </p>
      )}
      {taxNumber !== "" && <p className={styles.tax}>{text.taxNumber(taxNumber)}</p>}
    </>
  );
}
