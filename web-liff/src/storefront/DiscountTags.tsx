import { isDiscountTagShown } from "@machiya/schema/domain/orders/pricing";
import { graphql, useFragment } from "react-relay";
import type { DiscountTags_product$key } from "../__generated__/DiscountTags_product.graphql.ts";
import { Tag } from "../ui/Tag.tsx";
import styles from "./DiscountTags.module.css";

interface DiscountTagsProps {
  product: DiscountTags_product$key;
  /** Shows only the discounts that apply to this quantity (shop.md §5); all active ones when omitted. */
  quantity?: string;
}

export function DiscountTags({ product, quantity }: DiscountTagsProps) {
  const { discounts } = useFragment(
    graphql`
      fragment DiscountTags_product on Product {
        discounts {
          minQuantity
          maxQuantity
          discount {
            id
            name
            kind
            state
          }
        }
      }
    `,
    product,
  );
  const shown = discounts.filter(({ discount, minQuantity, maxQuantity }) =>
    quantity === undefined
      ? discount.state === "ENABLED"
      : isDiscountTagShown({ ...discount, minQuantity, maxQuantity: maxQuantity ?? null }, quantity),
  );
  if (shown.length === 0) return null;
  return (
    <p className={styles.tags}>
      {shown.map(({ discount }) => (
        <Tag key={discount.id} look="offer">
          {discount.name}
        </Tag>
      ))}
    </p>
  );
}
