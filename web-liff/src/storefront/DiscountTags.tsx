import {
  type PricedProduct,
  type ShownDiscount,
  shownDiscounts,
} from "@machiya/schema/domain/products/shownDiscounts";
import { useMoney } from "../language/language.ts";
import { Tag } from "../ui/Tag.tsx";
import styles from "./DiscountTags.module.css";

interface DiscountTagsProps {
  product: PricedProduct;
  /** Shows only the discounts that apply to this quantity (shop.md §5); all active ones when omitted. */
  quantity?: string;
}

export function DiscountTags({ product, quantity }: DiscountTagsProps) {
  const shown = shownDiscounts(product, quantity);
  if (shown.length === 0) return null;
  return (
    <p className={styles.tags}>
      {shown.map((discount) => (
        <DiscountTag key={discount.id} discount={discount} />
      ))}
    </p>
  );
}

/** Shows a discount as an offer, and a fee with its amount and without the look of an offer. */
export function DiscountTag({ discount: { name, fee } }: { discount: ShownDiscount }) {
  const money = useMoney();
  return fee === null ? <Tag look="offer">{name}</Tag> : <Tag>{`${name} +${money(fee)}`}</Tag>;
}
