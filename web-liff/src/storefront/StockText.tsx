import { isPreOrder } from "@machiya/schema/domain/products/preOrder";
import { formatBareDay } from "@machiya/schema/domain/time/bareDay";
import { useLanguage, useMessages } from "../language/language.ts";

/** The parts of a product that tell whether it is in stock or pre-ordered. */
export interface StockShown {
  stock: string;
  preOrderLeft: string;
  preOrderDay?: string | null | undefined;
}

/** Shows the stock of a product that can be ordered or, once it is used up, the day of a pre-order. */
export function StockText({ product }: { product: StockShown }) {
  const text = useMessages("storefront");
  const ui = useMessages("ui");
  const { locale } = useLanguage();
  const { stock, preOrderDay } = product;
  return isPreOrder(product) && preOrderDay != null
    ? ui.preOrder(formatBareDay(preOrderDay, locale))
    : text.inStock(stock);
}
