import { makeStyles, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { OrderTotal_order$key } from "../../__generated__/OrderTotal_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useOrderMoney } from "../../language/useOrderMoney.ts";
import { Secondary } from "../../ui/table/Table.tsx";
import { originalTotal } from "./originalTotal.ts";

const useStyles = makeStyles({ total: { fontWeight: tokens.fontWeightSemibold } });

/**
 * Shows the amount to pay and, below it, one of these, so that all rows have the same height: what is to be returned, what
 * was returned, or the amount before discounts.
 */
export function OrderTotal({ order }: { order: OrderTotal_order$key }) {
  const styles = useStyles();
  const words = useMessages("orders");
  const money = useOrderMoney();
  const { total, currency, subtotal, shippingFee, refunded, overpaid } = useFragment(
    graphql`
      fragment OrderTotal_order on Order {
        total
        currency
        subtotal
        shippingFee
        refunded
        overpaid
      }
    `,
    order,
  );
  const full = originalTotal({ total, subtotal, shippingFee });
  const below = () => {
    if (overpaid !== "0") return words.overpaid(money(overpaid, currency));
    if (refunded !== "0") return words.refunded(money(refunded, currency));
    return full === null ? null : words.original(money(full, currency));
  };
  const note = below();
  return (
    <>
      <div className={styles.total}>{money(total, currency)}</div>
      {note !== null && <Secondary>{note}</Secondary>}
    </>
  );
}
