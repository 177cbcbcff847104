import { StoreMoney } from "@machiya/schema/client/language";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { lineTotal, toWire } from "@machiya/schema/domain/money";
import { linePrice } from "@machiya/schema/domain/orders/discountHints";
import { maxOrderable, purchaseLimit } from "@machiya/schema/domain/orders/purchaseLimit";
import { steppedQuantity } from "@machiya/schema/domain/orders/stock";
import { isSoldOut } from "@machiya/schema/domain/products/preOrder";
import type { PricedProduct } from "@machiya/schema/domain/products/shownDiscounts";
import { Suspense, use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PurchasePanel_product$key } from "../__generated__/PurchasePanel_product.graphql.ts";
import { cart, useCart } from "../cart/useCart.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { ClientOnly } from "../ui/ClientOnly.tsx";
import { useNotice } from "../ui/Notice.tsx";
import { Stepper } from "../ui/Stepper.tsx";
import { DiscountTags } from "./DiscountTags.tsx";
import { PreOrderNote } from "./PreOrderNote.tsx";
import { PurchaseLimits } from "./PurchaseLimits.tsx";
import styles from "./PurchasePanel.module.css";
import { QuantityHints, TierHint } from "./QuantityHints.tsx";

const StockNotice = createLazyComponent(() => import("./StockNotice.tsx").then((file) => file.StockNotice));

interface PurchasePanelProps {
  product: PurchasePanel_product$key;
  /** The same product with its discounts. */
  priced: PricedProduct;
  /** Called after the product has been put into the cart. */
  onDone: () => void;
}

/** Chooses the quantity, shows the price, and adds the product to the cart; a product that is sold out has none of them. */
export function PurchasePanel({ product: key, priced, onDone }: PurchasePanelProps) {
  const product = useFragment(
    graphql`
      fragment PurchasePanel_product on Product {
        id
        name
        price
        stock
        preOrderLeft
        preOrderDay
        maxPerOrder
        maxPerCustomer
        quantityStep
      }
    `,
    key,
  );
  const text = useMessages("storefront");
  const money = useMoney();
  const format = use(StoreMoney);
  const notify = useNotice();
  const lines = useCart();
  const inCart = lines.find(({ productId }) => productId === product.id)?.quantity;
  const [chosen, setQuantity] = useState<string | null>(null);
  const left = purchaseLimit(product)?.left;
  const most = maxOrderable(product, left);
  const quantity = chosen ?? firstQuantity(inCart, product.quantityStep, most);
  const soldOut = isSoldOut(product);

  const hasWholeCart = priced.discounts.some(({ kind }) => kind === "WHOLE_CART");
  const cartSubtotal = lines
    .filter(({ productId }) => productId !== product.id)
    .reduce(
      (sum, line) => sum.plus(lineTotal(line.quantity, line.seenPrice, format?.digits)),
      lineTotal(quantity, product.price, format?.digits),
    );

  const finish = () => {
    if (quantity === "0") {
      cart.remove(product.id);
      notify(text.removed(product.name));
    } else {
      cart.put({ productId: product.id, quantity, seenPrice: product.price });
      notify(text.added(product.name));
    }
    onDone();
  };
  const action =
    inCart === undefined ? text.addToCart : quantity === "0" ? text.removeFromCart : text.updateCart;
  return (
    <div className={styles.panel}>
      {!soldOut && (
        <div className={styles.row}>
          <Stepper
            of={product.name}
            quantity={quantity}
            product={product}
            left={left}
            onChange={setQuantity}
          />
          <p className={styles.sum}>
            <span className="visuallyHidden">{text.sum}</span>
            {money(toWire(linePrice({ ...priced, quantity }, format?.currency ?? null)))}
          </p>
        </div>
      )}
      <PurchaseLimits product={product} />
      {product.stock !== "0" && <PreOrderNote product={product} quantity={quantity} />}
      <DiscountTags product={priced} quantity={quantity} />
      {!soldOut && <QuantityHints product={priced} quantity={quantity} most={most} />}
      {hasWholeCart && !soldOut && <TierHint subtotal={toWire(cartSubtotal)} />}
      <Button wide disabled={soldOut || (quantity === "0" && inCart === undefined)} onClick={finish}>
        {soldOut ? text.outOfStock : action}
      </Button>
      {soldOut && (
        <ClientOnly until={null}>
          <Suspense fallback={null}>
            <StockNotice key={product.id} productId={product.id} />
          </Suspense>
        </ClientOnly>
      )}
    </div>
  );
}

/** Returns the quantity that is already in the cart, or else one piece or step, limited to what can be ordered. */
const firstQuantity = (inCart: string | undefined, step: string | null | undefined, most: string): string =>
  toWire(steppedQuantity(inCart ?? step ?? "1", step, most));
