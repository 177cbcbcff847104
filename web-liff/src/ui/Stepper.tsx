import { readDecimal, toWire } from "@machiya/schema/domain/money";
import { maxOrderable } from "@machiya/schema/domain/orders/purchaseLimit";
import { overStock, stepQuantity } from "@machiya/schema/domain/orders/stock";
import { useId, useState } from "react";
import { useMessages } from "../language/language.ts";
import { Icon } from "./Icon.tsx";
import styles from "./Stepper.module.css";
import { Problem } from "./TextField.tsx";

interface StepperProps {
  /** The name of the counted product, for accessible labels. */
  of: string;
  quantity: string;
  /** The stock, and what can be pre-ordered beyond it. */
  product: { stock: string; preOrderLeft: string };
  /** How much the purchase limits leave; null or undefined: no limit. */
  left?: string | null | undefined;
  onChange: (quantity: string) => void;
}

/** Chooses a quantity from 0 to what can be ordered or the purchase limit; a larger one is set to it, with a message. */
export function Stepper({ of, quantity, product, left, onChange }: StepperProps) {
  const text = useMessages("ui");
  const [typed, setTyped] = useState<string | null>(null);
  const [reduced, setReduced] = useState(false);
  const problemId = useId();
  const most = maxOrderable(product, left);
  const { stock } = product;
  const isLimited = most !== stock;

  const step = (delta: number) => {
    setTyped(null);
    setReduced(false);
    onChange(toWire(stepQuantity({ quantity, delta, stock: most })));
  };
  const type = (value: string) => {
    const number = readDecimal(value.trim());
    setReduced(false);
    if (number === null || number.lt(0)) {
      // An incomplete number such as "1." is shown while it is typed, but changes the quantity only when it
      // is complete.
      if (/^\d*\.?\d{0,5}$/.test(value)) setTyped(value);
      return;
    }
    if (overStock(number, most)) {
      setTyped(null);
      setReduced(true);
      onChange(most);
      return;
    }
    setTyped(value);
    onChange(toWire(number));
  };
  const atMost = !overStock(most, quantity);
  const limit = isLimited && atMost && !overStock(quantity, most) ? text.limited(most) : null;
  return (
    <div className={styles.stepper}>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.step}
          aria-label={text.less(of)}
          disabled={quantity === "0"}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={20} />
        </button>
        <input
          className={styles.number}
          inputMode="decimal"
          aria-label={text.quantityOf(of)}
          autoComplete="off"
          aria-describedby={reduced || limit !== null ? problemId : undefined}
          value={typed ?? quantity}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={text.more(of)}
          disabled={atMost}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
      {limit === null && reduced && <Problem id={problemId}>{text.reduced(stock)}</Problem>}
      {limit !== null && <Problem id={problemId}>{limit}</Problem>}
    </div>
  );
}
