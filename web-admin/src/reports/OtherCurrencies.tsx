import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { OtherCurrencies_report$key } from "../__generated__/OtherCurrencies_report.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useCurrencyName } from "../language/useCurrencyName.ts";
import { useOrderMoney } from "../language/useOrderMoney.ts";

interface OtherCurrenciesProps {
  report: OtherCurrencies_report$key;
  /** Shows the table with its title around it; not called when nothing is left out. */
  children: (table: ReactNode) => ReactNode;
  /** The classes of the table and of its cells with numbers. */
  styles: { table: string; end: string };
}

/** Shows the orders and the money in other currencies, which the figures of a report do not contain. */
export function OtherCurrencies({ report, children, styles }: OtherCurrenciesProps) {
  const words = useMessages("reports");
  const nameOf = useCurrencyName();
  const money = useOrderMoney();
  const { otherCurrencies } = useFragment(
    graphql`
      fragment OtherCurrencies_report on Report {
        otherCurrencies {
          currency
          sums {
            orders
            net
          }
          received
        }
      }
    `,
    report,
  );
  if (otherCurrencies.length === 0) return null;
  return children(
    <table className={styles.table} aria-label={words.otherCurrencies}>
      <thead>
        <tr>
          <th scope="col">{words.currency}</th>
          {[words.orders, words.net, words.received].map((label) => (
            <th key={label} scope="col" className={styles.end}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {otherCurrencies.map(({ currency, sums, received }) => (
          <tr key={currency ?? ""}>
            <th scope="row">{currency == null ? words.noCurrency : nameOf(currency)}</th>
            <td className={styles.end}>{sums.orders}</td>
            <td className={styles.end}>{money(sums.net, currency)}</td>
            <td className={styles.end}>{money(received, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>,
  );
}
