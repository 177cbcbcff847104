import { makeStyles, tokens } from "@fluentui/react-components";
import { sumRows } from "@machiya/schema/domain/orders/orderSums";
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

/** Shows how the amount to pay comes about: the rows above it add up to it, fees and rounding included. */
export function OrderSums({ order }: { order: OrderSums_order$key }) {
  const styles = useStyles();
  const words = useMessages("orders");
  const titles = useMessages("orderDetail");
  const money = useMoney();
  const { discountRecords: records, ...sums } = useFragment(
    graphql`
      fragment OrderSums_order on Order {
        subtotal
        discountTotal
        discountRecords {
          name
          amount
        }
        shippingName
        shippingFee
        total
      }
    `,
    order,
  );
  const labels = {
    ITEMS: words.subtotal,
    ROUNDING: titles.rounding,
    ADJUSTMENT: titles.adjustment,
    SHIPPING: titles.shippingFee(sums.shippingName),
  };
  return (
    <dl className={styles.sums}>
      {sumRows({ ...sums, records }).map(({ kind, name, amount }) => (
        <Fragment key={`${kind} ${name}`}>
          <dt>{kind === "DISCOUNT" || kind === "FEE" ? name : labels[kind]}</dt>
          <dd>{kind === "ITEMS" || Number(amount) <= 0 ? money(amount) : `+${money(amount)}`}</dd>
        </Fragment>
      ))}
      <dt className={styles.total}>{titles.total}</dt>
      <dd className={styles.total}>{money(sums.total)}</dd>
    </dl>
  );
}
