import { StoreMoney } from "@machiya/schema/client/language";
import { toWire } from "@machiya/schema/domain/money";
import { endedDiscounts } from "@machiya/schema/domain/orders/discountHints";
import {
  maxOrderable,
  type PurchaseLimits,
  purchaseLimit,
} from "@machiya/schema/domain/orders/purchaseLimit";
import { overStock, stepQuantity } from "@machiya/schema/domain/orders/stock";
import { isSoldOut } from "@machiya/schema/domain/products/preOrder";
import type { PricedProduct } from "@machiya/schema/domain/products/shownDiscounts";
import { use, useRef } from "react";
import { cart, useCart } from "../cart/useCart.ts";
import { useMessages } from "../language/language.ts";
import { Icon } from "../ui/Icon.tsx";
import { useNotice } from "../ui/Notice.tsx";
import styles from "./CardQuantity.module.css";
import { useEndingText } from "./QuantityHints.tsx";

interface CardQuantityProps {
  product: {
    id: string;
    name: string;
    price: string;
    stock: string;
    preOrderLeft: string;
    hasVariants: boolean;
    quantityStep?: string | null | undefined;
  } & PurchaseLimits;
  /** The same product with its discounts. */
  priced: PricedProduct;
  /** Opens the sheet for any other quantity, and for the variant. */
  onChoose: () => void;
}

/**
 * Adds one piece, or one step of its quantity, by one tap and then becomes a stepper, whose number opens the sheet of
 * all quantities. The plus stays where it is, so that it can be tapped several times. For a product with variants the
 * plus opens the sheet.
 */
export function CardQuantity({ product, priced, onChoose }: CardQuantityProps) {
  const { id, name, price, stock, hasVariants, quantityStep } = product;
  const text = useMessages("storefront");
  const ui = useMessages("ui");
  const notify = useNotice();
  const currency = use(StoreMoney)?.currency ?? null;
  const endingText = useEndingText();
  const plus = useRef<HTMLButtonElement>(null);
  // A line of the product itself is from before it got variants.
  const inCart = useCart().find(({ productId }) => productId === id && !hasVariants)?.quantity;
  const soldOut = isSoldOut(product);
  const most = maxOrderable(product, purchaseLimit(product)?.left);

  const step = (delta: 1 | -1) => {
    const quantity = toWire(stepQuantity({ quantity: inCart ?? "0", delta, stock: most, quantityStep }));
    if (quantity === "0") {
      cart.remove(id);
      notify(text.removed(name));
      plus.current?.focus();
      return;
    }
    // The cart may hold more than can be ordered.
    if (delta > 0 && inCart !== undefined && !overStock(quantity, inCart))
      notify(most === stock ? ui.atMost(stock) : ui.limited(most), "warning");
    cart.put({ productId: id, quantity, seenPrice: price });
    if (inCart === undefined) notify(text.added(name));
    const ended = endedDiscounts({ ...priced, quantity }, inCart ?? "0", currency);
    if (ended.length > 0) notify(ended.map(endingText).join(" "), "warning");
  };
  return (
    <div className={styles.quantity} data-open={inCart !== undefined || undefined}>
      {inCart !== undefined && (
        <>
          <button type="button" className={styles.less} aria-label={ui.less(name)} onClick={() => step(-1)}>
            <Icon name="minus" size={20} />
          </button>
          <button type="button" className={styles.number} onClick={onChoose}>
            <span className="visuallyHidden">{text.chooseQuantity(name)} </span>
            {inCart}
          </button>
        </>
      )}
      <button
        ref={plus}
        type="button"
        className={styles.add}
        aria-label={
          hasVariants ? text.chooseVariant(name) : inCart === undefined ? text.add(name) : ui.more(name)
        }
        // Less than one step may be left.
        disabled={soldOut || (most === "0" && !hasVariants)}
        onClick={() => (hasVariants ? onChoose() : step(1))}
      >
        <Icon name="plus" size={22} />
      </button>
    </div>
  );
}
