import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { OrderDiscounts_order$key } from "../../__generated__/OrderDiscounts_order.graphql.ts";
import { useMoney } from "../../language/language.ts";
import { OneLine, Secondary } from "../../ui/table/Table.tsx";

const useStyles = makeStyles({
  root: { maxWidth: "104px", marginInlineStart: "auto" },
});

/** Shows the sum of an order's discounts above the discounts by name, on one line. */
export function OrderDiscounts({ order }: { order: OrderDiscounts_order$key }) {
  const styles = useStyles();
  const money = useMoney();
  const { discountTotal, discountRecords } = useFragment(
    graphql`
      fragment OrderDiscounts_order on Order {
        discountTotal
        discountRecords {
          id
          name
          amount
        }
      }
    `,
    order,
  );
  if (discountRecords.length === 0) return <span aria-hidden>—</span>;
  return (
    <div className={styles.root}>
      {money(discountTotal)}
      <Secondary>
        <OneLine>{discountRecords.map(({ name, amount }) => `${name} ${money(amount)}`).join(", ")}</OneLine>
      </Secondary>
    </div>
  );
}
