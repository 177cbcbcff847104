import { StoreMoney } from "@machiya/schema/client/language";
import {
  type EndingDiscount,
  endingDiscounts,
  nextDiscount,
  nextWholeCartTier,
  type QuantityJump,
} from "@machiya/schema/domain/orders/discountHints";
import type { PricedProduct } from "@machiya/schema/domain/products/shownDiscounts";
import { use } from "react";
import { useMessages, useMoney } from "../language/language.ts";
import styles from "./QuantityHints.module.css";

interface QuantityHintsProps {
  product: PricedProduct;
  quantity: string;
  /** The largest quantity that can be ordered. */
  most: string;
}

/** Tells what is missing to the next discount, and near the end of one, what more pieces cost. */
export function QuantityHints({ product, quantity, most }: QuantityHintsProps) {
  const text = useMessages("storefront");
  const currency = use(StoreMoney)?.currency ?? null;
  const endingText = useEndingText();
  const line = { ...product, quantity };
  const next = nextDiscount(line, most);
  return (
    <>
      {next !== null && <p className={styles.tier}>{text.nextDiscount(next.missing, next.name)}</p>}
      {endingDiscounts(line, currency).map((discount) => (
        <p key={discount.id} className={styles.hint}>
          {endingText(discount)}
        </p>
      ))}
    </>
  );
}

/** Returns the text about a discount that ends. */
export function useEndingText(): (discount: EndingDiscount) => string {
  const text = useMessages("storefront");
  const money = useMoney();
  const jumpText = ({ last, to, cost, isLost }: QuantityJump) =>
    isLost ? text.cheaper(last, money(cost)) : text.jump(last, to, money(cost));
  return ({ name, from, jump }) =>
    [text.endsFrom(from, name), ...(jump === null ? [] : [jumpText(jump)])].join(" ");
}

/** Tells what is missing to the next step of a whole-cart discount; nothing after the last one. */
export function TierHint({ subtotal }: { subtotal: string }) {
  const text = useMessages("storefront");
  const money = useMoney();
  const next = nextWholeCartTier(subtotal);
  return next && <p className={styles.tier}>{text.nextTier(money(next.missing), next.percentOff)}</p>;
}
