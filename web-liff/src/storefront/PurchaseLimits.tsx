import type { PurchaseLimits as Limits } from "@machiya/schema/domain/orders/purchaseLimit";
import { useMessages } from "../language/language.ts";
import styles from "./QuantityHints.module.css";

/** Tells how much of a product one person and one order may have; nothing without limits. */
export function PurchaseLimits({ product }: { product: Limits }) {
  const text = useMessages("storefront");
  const { maxPerCustomer, maxPerOrder } = product;
  const terms = [
    ...(maxPerCustomer == null ? [] : [text.atMostPerPerson(String(maxPerCustomer))]),
    ...(maxPerOrder == null ? [] : [text.atMostPerOrder(String(maxPerOrder))]),
  ];
  return terms.length === 0 ? null : <p className={styles.hint}>{terms.join(" · ")}</p>;
}
