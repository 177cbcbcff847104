import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { ProductDiscounts_product$key } from "../../__generated__/ProductDiscounts_product.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { CompactTags } from "../../ui/lists/CompactTags.tsx";
import { Tag, type Tone } from "../../ui/Tag.tsx";
import { Secondary } from "../../ui/table/Table.tsx";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", alignItems: "flex-start", rowGap: "6px" },
});

interface ProductDiscountsProps {
  product: ProductDiscounts_product$key;
  /** On one line: the first discount, and the others in its tooltip. */
  compact?: boolean;
}

/** Lists the discounts of a product with their quantity ranges; disabled ones are gray. */
export function ProductDiscounts({ product, compact = false }: ProductDiscountsProps) {
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
  const toneOf = (state: string): Tone => (state === "ENABLED" ? "new" : "off");
  const range = ({ minQuantity, maxQuantity }: (typeof discounts)[number]) =>
    maxQuantity == null ? words.quantityFrom(minQuantity) : words.quantityRange(minQuantity, maxQuantity);
  if (compact) {
    const tags = discounts.map((each) => ({
      key: each.discount.id,
      text: each.discount.name,
      tone: toneOf(each.discount.state),
      ...(each.discount.kind === "PER_PRODUCT" && { detail: range(each) }),
    }));
    return <CompactTags tags={tags} />;
  }
  return (
    <div className={styles.root}>
      {discounts.map((each) => (
        <div key={each.discount.id}>
          <Tag tone={toneOf(each.discount.state)}>{each.discount.name}</Tag>
          {each.discount.kind === "PER_PRODUCT" && <Secondary>{range(each)}</Secondary>}
        </div>
      ))}
    </div>
  );
}
