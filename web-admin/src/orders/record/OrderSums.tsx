import { makeStyles, tokens } from "@fluentui/react-components";
import { Fragment } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderSums_order$key } from "../../__generated__/OrderSums_order.graphql.ts";
import { useMessages, useMoney } from "../../language/language.ts";

const useStyles = makeStyles({
  sums: {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    gap: "6px 16px",
    margin: 0,
    paddingTop: "12px",
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    "& dd": { margin: 0, textAlign: "end", fontVariantNumeric: "tabular-nums" },
    "& dt": { color: tokens.colorNeutralForeground2, overflowWrap: "anywhere" },
  },
  total: { fontSize: tokens.fontSizeBase500, lineHeight: "28px", fontWeight: tokens.fontWeightSemibold },
});

/** Shows the products' subtotal of an order, each discount and the amount to pay. */
export function OrderSums({ order }: { order: OrderSums_order$key }) {
  const styles = useStyles();
  const words = useMessages("orders");
  const titles = useMessages("orderDetail");
  const money = useMoney();
  const { subtotal, discountRecords, total } = useFragment(
    graphql`
      fragment OrderSums_order on Order {
        subtotal
        discountRecords {
          id
          name
          amount
        }
        total
      }
    `,
    order,
  );
  return (
    <dl className={styles.sums}>
      <dt>{words.subtotal}</dt>
      <dd>{money(subtotal)}</dd>
      {discountRecords.map(({ id, name, amount }) => (
        <Fragment key={id}>
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </Fragment>
      ))}
      <dt className={styles.total}>{titles.total}</dt>
      <dd className={styles.total}>{money(total)}</dd>
    </dl>
  );
}
