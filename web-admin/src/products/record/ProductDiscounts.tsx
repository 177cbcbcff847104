import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { ProductDiscounts_product$key } from "../../__generated__/ProductDiscounts_product.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { Tag } from "../../ui/Tag.tsx";
import { Secondary } from "../../ui/table/Table.tsx";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", alignItems: "flex-start", rowGap: "6px" },
});

/** Lists the discounts of a product with their quantity ranges; disabled ones are gray. */
export function ProductDiscounts({ product }: { product: ProductDiscounts_product$key }) {
  const styles = useStyles();
  const words = useMessages("products");
  const { discounts } = useFragment(
    graphql`
      fragment ProductDiscounts_product on Product {
        discounts {
          discount {
            id
            name
            kind
            state
          }
          minQuantity
          maxQuantity
        }
      }
    `,
    product,
  );
  return (
    <div className={styles.root}>
      {discounts.map(({ discount, minQuantity, maxQuantity }) => (
        <div key={discount.id}>
          <Tag tone={discount.state === "ENABLED" ? "new" : "off"}>{discount.name}</Tag>
          {discount.kind === "PER_PRODUCT" && (
            <Secondary>
              {maxQuantity == null
                ? words.quantityFrom(minQuantity)
                : words.quantityRange(minQuantity, maxQuantity)}
            </Secondary>
          )}
        </div>
      ))}
    </div>
  );
}
