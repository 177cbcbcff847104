import { makeStyles, tokens } from "@fluentui/react-components";
import { decimal } from "@machiya/schema/domain/money";
import { graphql, useFragment } from "react-relay";
import type { OrderTotal_order$key } from "../../__generated__/OrderTotal_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useOrderMoney } from "../../language/useOrderMoney.ts";
import { Tag } from "../../ui/Tag.tsx";
import { Secondary } from "../../ui/table/Table.tsx";

const useStyles = makeStyles({ total: { fontWeight: tokens.fontWeightSemibold } });

/** Shows the amount to pay and, below it, the amount before discounts, what was returned, and what is to be returned. */
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
  const isDiscounted = !decimal(total).minus(decimal(shippingFee)).eq(decimal(subtotal));
  return (
    <>
      <div className={styles.total}>{money(total, currency)}</div>
      {isDiscounted && <Secondary>{words.original(money(subtotal, currency))}</Secondary>}
      {refunded !== "0" && <Secondary>{words.refunded(money(refunded, currency))}</Secondary>}
      {overpaid !== "0" && <Tag tone="wait">{words.overpaid(money(overpaid, currency))}</Tag>}
    </>
  );
}
