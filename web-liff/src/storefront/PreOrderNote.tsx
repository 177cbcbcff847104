import { decimal, toWire } from "@machiya/schema/domain/money";
import { preOrderedPart } from "@machiya/schema/domain/products/preOrder";
import { formatBareDay } from "@machiya/schema/domain/time/bareDay";
import { useLanguage, useMessages } from "../language/language.ts";
import styles from "./QuantityHints.module.css";
import type { StockShown } from "./StockText.tsx";

/** The part of an ordered line that waits, and the day on which it is expected. */
interface WaitingLine {
  quantity: string;
  preOrdered: string;
  expectedDay?: string | null | undefined;
}

/** Tells how much of a quantity would be pre-ordered, and for which day; nothing when all is in stock. */
export function PreOrderNote({ product, quantity }: { product: StockShown; quantity: string }) {
  const preOrdered = toWire(preOrderedPart(quantity, product.stock));
  // Without pre-orders, the line is refused instead.
  return product.preOrderLeft === "0" ? null : (
    <WaitingNote quantity={quantity} preOrdered={preOrdered} expectedDay={product.preOrderDay} />
  );
}

/** Tells how much of an ordered line waits, and for which day; nothing when all is there. */
export function WaitingNote({ quantity, preOrdered, expectedDay }: WaitingLine) {
  const text = useMessages("ui");
  const { locale } = useLanguage();
  if (expectedDay == null || preOrdered === "0") return null;
  const day = formatBareDay(expectedDay, locale);
  const isAll = decimal(preOrdered).gte(decimal(quantity));
  return (
    <span className={styles.hint}>{isAll ? text.preOrder(day) : text.preOrderPart(preOrdered, day)}</span>
  );
}
