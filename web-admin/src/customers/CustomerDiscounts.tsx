import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { CustomerDiscounts_customer$key } from "../__generated__/CustomerDiscounts_customer.graphql.ts";
import { Tag } from "../ui/Tag.tsx";

const useStyles = makeStyles({ root: { display: "flex", flexWrap: "wrap", gap: "4px" } });

/** Lists the discounts of a customer; disabled ones are gray. */
export function CustomerDiscounts({ customer }: { customer: CustomerDiscounts_customer$key }) {
  const styles = useStyles();
  const { discounts } = useFragment(
    graphql`
      fragment CustomerDiscounts_customer on Customer {
        discounts {
          id
          name
          state
        }
      }
    `,
    customer,
  );
  if (discounts.length === 0) return null;
  return (
    <div className={styles.root}>
      {discounts.map(({ id, name, state }) => (
        <Tag key={id} tone={state === "ENABLED" ? "new" : "off"}>
          {name}
        </Tag>
      ))}
    </div>
  );
}
