import { makeStyles, tokens } from "@fluentui/react-components";
import { decimal } from "@machiya/schema/domain/money";
import { graphql, useFragment } from "react-relay";
import type { OrderTotal_order$key } from "../../__generated__/OrderTotal_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useOrderMoney } from "../../language/useOrderMoney.ts";
import { Secondary } from "../../ui/table/Table.tsx";

const useStyles = makeStyles({ total: { fontWeight: tokens.fontWeightSemibold } });

/** Shows the amount to pay and, below it, the amount before discounts. */
export function OrderTotal({ order }: { order: OrderTotal_order$key }) {
  const styles = useStyles();
  const words = useMessages("orders");
  const money = useOrderMoney();
  const { total, currency, subtotal, shippingFee } = useFragment(
    graphql`
      fragment OrderTotal_order on Order {
        total
        currency
        subtotal
        shippingFee
      }
    `,
    order,
  );
  const isDiscounted = !decimal(total).minus(decimal(shippingFee)).eq(decimal(subtotal));
  return (
    <>
      <div className={styles.total}>{money(total, currency)}</div>
      {isDiscounted && <Secondary>{words.original(money(subtotal, currency))}</Secondary>}
    </>
  );
}
