import { StoreMoney } from "@machiya/schema/client/language";
import { lineTotal, toWire } from "@machiya/schema/domain/money";
import { maxOrderable } from "@machiya/schema/domain/orders/purchaseLimit";
import { isSoldOut } from "@machiya/schema/domain/products/preOrder";
import { use } from "react";
import { useMessages, useMoney } from "../language/language.ts";
import { DiscountTags } from "../storefront/DiscountTags.tsx";
import { pricedLine } from "../storefront/lineDiscounts.ts";
import { PreOrderNote } from "../storefront/PreOrderNote.tsx";
import { PurchaseLimits } from "../storefront/PurchaseLimits.tsx";
import { QuantityHints } from "../storefront/QuantityHints.tsx";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Stepper } from "../ui/Stepper.tsx";
import styles from "./CartLines.module.css";
import type { CartLine } from "./cart.ts";
import { LineTrouble } from "./LineTrouble.tsx";
import { lineRefusal } from "./refusedLines.ts";
import { cart } from "./useCart.ts";
import type { QuoteLine } from "./useCartQuote.ts";

interface CartLineRowProps {
  line: CartLine;
  quoted: QuoteLine;
  /** The name under which the product was last on sale; undefined when it is not known. */
  name: string | undefined;
  stale: boolean;
}

export function CartLineRow({ line, quoted, name, stale }: CartLineRowProps) {
  const text = useMessages("cart");
  const money = useMoney();
  const digits = use(StoreMoney)?.digits;
  const { product } = quoted;
  const remove = () => cart.remove(line.productId);
  if (!product) {
    return (
      <div className={styles.line}>
        <Picture src={null} alt="" shape="square" faded />
        <div className={styles.middle}>
          <h3 className={styles.name}>{name ?? text.goneName}</h3>
          <LineTrouble line={line} refusal={{ is: "OFF_SALE" }} />
        </div>
      </div>
    );
  }
  const refusal = lineRefusal(quoted);
  const soldOut = isSoldOut(product);
  const priced = pricedLine(product, quoted.unitPrice);
  return (
    <div className={styles.line}>
      <Picture src={product.imageUrl} alt="" shape="square" faded={soldOut} />
      <div className={styles.middle}>
        <h3 className={styles.name}>{product.name}</h3>
        <p className={styles.small}>{text.each(money(quoted.unitPrice))}</p>
        {quoted.unitPrice !== line.seenPrice && (
          <p className={styles.changed}>{text.priceNow(money(line.seenPrice), money(quoted.unitPrice))}</p>
        )}
        <PreOrderNote product={product} quantity={line.quantity} />
        <PurchaseLimits product={product} />
        <DiscountTags product={priced} quantity={line.quantity} />
        {refusal !== null && line.quantity !== "0" && !stale && <LineTrouble line={line} refusal={refusal} />}
        {line.quantity === "0" && <p className={styles.small}>{text.notSelected}</p>}
        <QuantityHints
          product={priced}
          quantity={line.quantity}
          most={maxOrderable(product, quoted.maxQuantity)}
        />
        <div className={styles.controls}>
          <Stepper
            of={product.name}
            quantity={line.quantity}
            product={product}
            left={quoted.maxQuantity}
            onChange={(quantity) => cart.put({ ...line, quantity })}
          />
          <p className={styles.sum}>{money(toWire(lineTotal(line.quantity, quoted.unitPrice, digits)))}</p>
        </div>
      </div>
      <Button look="icon" className={styles.remove} aria-label={text.remove(product.name)} onClick={remove}>
        <Icon name="remove" size={21} />
      </Button>
    </div>
  );
}
