import { lineTotal, toWire } from "@machiya/schema/domain/money";
import { overStock } from "@machiya/schema/domain/orders/stock";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { lineDiscounts_product$key } from "../__generated__/lineDiscounts_product.graphql.ts";
import type { PurchasePanel_product$key } from "../__generated__/PurchasePanel_product.graphql.ts";
import { cart, useCart } from "../cart/useCart.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { useNotice } from "../ui/Notice.tsx";
import { Stepper } from "../ui/Stepper.tsx";
import { DiscountTags } from "./DiscountTags.tsx";
import { pricedProduct } from "./lineDiscounts.ts";
import styles from "./PurchasePanel.module.css";
import { QuantityHints, TierHint } from "./QuantityHints.tsx";

interface PurchasePanelProps {
  product: PurchasePanel_product$key;
  /** The same product, as the fragment of its discounts. */
  priced: lineDiscounts_product$key;
  /** Called after the product has been put into the cart. */
  onDone: () => void;
}

/** Chooses the quantity, shows the price, and adds the product to the cart. */
export function PurchasePanel({ product: key, priced, onDone }: PurchasePanelProps) {
  const product = useFragment(
    graphql`
      fragment PurchasePanel_product on Product {
        id
        name
        price
        stock
      }
    `,
    key,
  );
  const text = useMessages("storefront");
  const money = useMoney();
  const notify = useNotice();
  const lines = useCart();
  const inCart = lines.find(({ productId }) => productId === product.id)?.quantity;
  const [chosen, setQuantity] = useState<string | null>(null);
  const quantity = chosen ?? firstQuantity(inCart, product.stock);
  const soldOut = product.stock === "0";

  const hasWholeCart = pricedProduct(priced).discounts.some(({ kind }) => kind === "WHOLE_CART");
  const cartSubtotal = lines
    .filter(({ productId }) => productId !== product.id)
    .reduce(
      (sum, line) => sum.plus(lineTotal(line.quantity, line.seenPrice)),
      lineTotal(quantity, product.price),
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
      <div className={styles.row}>
        <Stepper of={product.name} quantity={quantity} stock={product.stock} onChange={setQuantity} />
        <p className={styles.sum}>
          <span className="visuallyHidden">{text.sum}</span>
          {money(toWire(lineTotal(quantity, product.price)))}
        </p>
      </div>
      <DiscountTags product={priced} quantity={quantity} />
      <QuantityHints product={priced} quantity={quantity} />
      {hasWholeCart && <TierHint subtotal={toWire(cartSubtotal)} />}
      <Button wide disabled={soldOut || (quantity === "0" && inCart === undefined)} onClick={finish}>
        {soldOut ? text.outOfStock : action}
      </Button>
    </div>
  );
}

/** Returns the quantity that is already in the cart, or else one, limited to the stock. */
function firstQuantity(inCart: string | undefined, stock: string): string {
  const wanted = inCart ?? "1";
  return overStock(wanted, stock) ? stock : wanted;
}
