import { StoreMoney } from "@machiya/schema/client/language";
import {
  type EndingDiscount,
  endingDiscounts,
  nextWholeCartTier,
} from "@machiya/schema/domain/orders/discountHints";
import type { PricedProduct } from "@machiya/schema/domain/products/shownDiscounts";
import { use } from "react";
import { useMessages, useMoney } from "../language/language.ts";
import styles from "./QuantityHints.module.css";

/** Tells from which quantity on a discount no longer applies, and what one piece more then costs. */
export function QuantityHints({ product, quantity }: { product: PricedProduct; quantity: string }) {
  const currency = use(StoreMoney)?.currency ?? null;
  const endingText = useEndingText();
  return endingDiscounts({ ...product, quantity }, currency).map((discount) => (
    <p key={discount.id} className={styles.hint}>
      {endingText(discount)}
    </p>
  ));
}

/** Returns the text about a discount that ends. */
export function useEndingText(): (discount: EndingDiscount) => string {
  const text = useMessages("storefront");
  const money = useMoney();
  return ({ name, from, jump }) =>
    [
      text.endsFrom(from, name),
      ...(jump === null ? [] : [text.jump(jump.last, from, money(jump.cost))]),
    ].join(" ");
}

/** Tells what is missing to the next step of a whole-cart discount; nothing after the last one. */
export function TierHint({ subtotal }: { subtotal: string }) {
  const text = useMessages("storefront");
  const money = useMoney();
  const next = nextWholeCartTier(subtotal);
  return next && <p className={styles.tier}>{text.nextTier(money(next.missing), next.percentOff)}</p>;
}
