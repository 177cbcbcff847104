import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { OrderDiscounts_order$key } from "../../__generated__/OrderDiscounts_order.graphql.ts";
import { useMoney } from "../../language/language.ts";
import { Tag } from "../../ui/Tag.tsx";

const useStyles = makeStyles({
  tags: { display: "flex", flexDirection: "column", alignItems: "flex-end", rowGap: "4px", marginTop: "2px" },
});

/** Shows the sum of an order's discounts and each discount by name. */
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
    <>
      {money(discountTotal)}
      <div className={styles.tags}>
        {discountRecords.map(({ id, name, amount }) => (
          <Tag key={id}>
            {name} {money(amount)}
          </Tag>
        ))}
      </div>
    </>
  );
}
