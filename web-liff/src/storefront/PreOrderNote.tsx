import { decimal, toWire } from "@machiya/schema/domain/money";
import { isPreOrder, preOrderedPart } from "@machiya/schema/domain/products/preOrder";
import { formatDay } from "@machiya/schema/domain/time/shopTime";
import { useLanguage, useMessages } from "../language/language.ts";
import styles from "./QuantityHints.module.css";

/** The parts of a product that tell whether it is in stock or pre-ordered. */
export interface StockShown {
  stock: string;
  preOrderLeft: string;
  preOrderDay?: string | null | undefined;
}

/** The part of an ordered line that waits, and the day on which it is expected. */
interface WaitingLine {
  quantity: string;
  preOrdered: string;
  expectedDay?: string | null | undefined;
}

/** Shows the stock of a product that can be ordered or, once it is used up, the day of a pre-order. */
export function StockText({ product }: { product: StockShown }) {
  const text = useMessages("storefront");
  const ui = useMessages("ui");
  const { locale } = useLanguage();
  const { stock, preOrderDay } = product;
  return isPreOrder(product) && preOrderDay != null
    ? ui.preOrder(dayText(preOrderDay, locale))
    : text.inStock(stock);
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
  const day = dayText(expectedDay, locale);
  const isAll = decimal(preOrdered).gte(decimal(quantity));
  return (
    <span className={styles.hint}>{isAll ? text.preOrder(day) : text.preOrderPart(preOrdered, day)}</span>
  );
}

const dayText = (day: string, locale: string): string =>
  formatDay(new Date(`${day}T00:00:00Z`), "UTC", locale);
