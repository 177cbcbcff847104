import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { CustomerNumbers_customer$key } from "../__generated__/CustomerNumbers_customer.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useLabels } from "../language/useLabels.ts";
import { useOrderMoney } from "../language/useOrderMoney.ts";
import { FigureTile } from "../reports/FigureCard.tsx";

const useStyles = makeStyles({
  // Seven figures fit beside each other at 1280 px, also beside a scrollbar.
  root: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 152px), 1fr))",
    gap: "12px",
    margin: 0,
    // A day would break at this width in the size of other figures.
    "& dd:first-of-type": { fontSize: "22px" },
    "@media (max-width: 560px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: "8px" },
  },
  other: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Shows what a customer spent, and how often they came. */
export function CustomerNumbers({ customer }: { customer: CustomerNumbers_customer$key }) {
  const styles = useStyles();
  const words = useMessages("customerPage");
  const { listSeparator } = useLabels();
  const money = useMoney();
  const moneyIn = useOrderMoney();
  const { day } = useDates();
  const { figures } = useFragment(
    graphql`
      fragment CustomerNumbers_customer on Customer {
        figures {
          spent
          otherCurrencies {
            currency
            spent
          }
          orders
          visits
          noShows
          lateCancellations
          firstContactAt
          lastContactAt
        }
      }
    `,
    customer,
  );
  if (figures == null) return null;
  const others = figures.otherCurrencies.map(({ currency, spent }) => moneyIn(spent, currency));
  return (
    <dl className={styles.root}>
      <FigureTile label={words.spent} value={money(figures.spent)}>
        {others.length > 0 && (
          <dd className={styles.other}>{words.spentOther(others.join(listSeparator))}</dd>
        )}
      </FigureTile>
      <FigureTile label={words.orders} value={String(figures.orders)} />
      <FigureTile label={words.visits} value={String(figures.visits)} />
      <FigureTile label={words.noShows} value={String(figures.noShows)} />
      <FigureTile label={words.lateCancellations} value={String(figures.lateCancellations)} />
      <FigureTile label={words.firstContact} value={day(figures.firstContactAt)} />
      <FigureTile label={words.lastContact} value={day(figures.lastContactAt)} />
    </dl>
  );
}
