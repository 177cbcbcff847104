import { lineTotal, toWire } from "@machiya/schema/domain/money";
import { isDiscountTagShown } from "@machiya/schema/domain/orders/pricing";
import type { ReactNode } from "react";
import { useMessages, useMoney } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Stepper } from "../ui/Stepper.tsx";
import { Tag } from "../ui/Tag.tsx";
import styles from "./CartLines.module.css";
import type { CartLine } from "./cart.ts";
import { cart } from "./useCart.ts";
import type { QuoteLine } from "./useCartQuote.ts";

interface CartLineRowProps {
  line: CartLine;
  quoted: QuoteLine;
  stale: boolean;
}

export function CartLineRow({ line, quoted, stale }: CartLineRowProps) {
  const text = useMessages("cart");
  const money = useMoney();
  const { product } = quoted;
  const remove = () => cart.remove(line.productId);
  if (!product) {
    return (
      <div className={styles.line}>
        <Picture src={null} alt="" shape="square" faded />
        <div className={styles.middle}>
          <h3 className={styles.name}>{text.goneName}</h3>
          <Trouble text={text.gone}>
            <Button look="quiet" onClick={remove}>
              {text.removeIt}
            </Button>
          </Trouble>
        </div>
      </div>
    );
  }
  const tags = product.discounts.filter(({ discount, minQuantity, maxQuantity }) =>
    isDiscountTagShown({ ...discount, minQuantity, maxQuantity: maxQuantity ?? null }, line.quantity),
  );
  const soldOut = product.stock === "0";
  return (
    <div className={styles.line}>
      <Picture src={product.imageUrl} alt="" shape="square" faded={soldOut} />
      <div className={styles.middle}>
        <h3 className={styles.name}>{product.name}</h3>
        <p className={styles.small}>{text.each(money(quoted.unitPrice))}</p>
        {quoted.unitPrice !== line.seenPrice && (
          <p className={styles.changed}>{text.priceNow(money(line.seenPrice), money(quoted.unitPrice))}</p>
        )}
        {tags.length > 0 && (
          <p className={styles.tags}>
            {tags.map(({ discount }) => (
              <Tag key={discount.id} look="offer">
                {discount.name}
              </Tag>
            ))}
          </p>
        )}
        {quoted.problem !== null && quoted.problem !== undefined && line.quantity !== "0" && !stale && (
          <Trouble text={soldOut ? text.soldOut : text.outOfStock(product.stock)}>
            {soldOut ? (
              <Button look="quiet" onClick={remove}>
                {text.removeIt}
              </Button>
            ) : (
              <Button look="quiet" onClick={() => cart.put({ ...line, quantity: product.stock })}>
                {text.takeAll(product.stock)}
              </Button>
            )}
          </Trouble>
        )}
        {line.quantity === "0" && <p className={styles.small}>{text.notSelected}</p>}
        <div className={styles.controls}>
          <Stepper
            of={product.name}
            quantity={line.quantity}
            stock={product.stock}
            onChange={(quantity) => cart.put({ ...line, quantity })}
          />
          <p className={styles.sum}>{money(toWire(lineTotal(line.quantity, quoted.unitPrice)))}</p>
        </div>
      </div>
      <Button look="icon" className={styles.remove} aria-label={text.remove(product.name)} onClick={remove}>
        <Icon name="remove" size={21} />
      </Button>
    </div>
  );
}

/** Shows why a line cannot be ordered, with a button that fixes it. */
function Trouble({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.trouble} role="alert">
      <Icon name="warning" size={18} />
      <span>{text}</span>
      {children}
    </div>
  );
}
