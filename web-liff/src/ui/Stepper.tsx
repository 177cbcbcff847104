import { readDecimal, toWire } from "@machiya/schema/domain/money";
import { maxOrderable } from "@machiya/schema/domain/orders/purchaseLimit";
import { keepsStep, overStock, steppedQuantity, stepQuantity } from "@machiya/schema/domain/orders/stock";
import { useId, useState } from "react";
import { useMessages } from "../language/language.ts";
import { Icon } from "./Icon.tsx";
import styles from "./Stepper.module.css";
import { Problem } from "./TextField.tsx";

interface StepperProps {
  /** The name of the counted product, for accessible labels. */
  of: string;
  quantity: string;
  /** The stock, what can be pre-ordered beyond it, and of what the quantity is a multiple. */
  product: { stock: string; preOrderLeft: string; quantityStep?: string | null | undefined };
  /** How much the purchase limits leave; null or undefined: no limit. */
  left?: string | null | undefined;
  onChange: (quantity: string) => void;
}

/**
 * Chooses a quantity from 0 to what can be ordered or the purchase limit; a larger one is set to it, and one between two
 * multiples of the product's step to the next multiple, with a message.
 */
export function Stepper({ of, quantity, product, left, onChange }: StepperProps) {
  const text = useMessages("ui");
  const [typed, setTyped] = useState<string | null>(null);
  const [changed, setChanged] = useState<"REDUCED" | "STEPPED" | null>(null);
  const problemId = useId();
  const most = maxOrderable(product, left);
  const { stock, quantityStep } = product;
  const isLimited = most !== stock;

  const step = (delta: 1 | -1) => {
    setTyped(null);
    setChanged(null);
    onChange(toWire(stepQuantity({ quantity, delta, stock: most, quantityStep })));
  };
  const type = (value: string) => {
    const number = readDecimal(value.trim());
    setChanged(null);
    if (number === null || number.lt(0)) {
      // An incomplete number such as "1." is shown while it is typed, but changes the quantity only when it
      // is complete.
      if (/^\d*\.?\d{0,5}$/.test(value)) setTyped(value);
      return;
    }
    if (overStock(number, most)) {
      setTyped(null);
      setChanged("REDUCED");
      onChange(most);
      return;
    }
    setTyped(value);
    if (!keepsStep(number, quantityStep)) setChanged("STEPPED");
    onChange(toWire(steppedQuantity(number, quantityStep, most)));
  };
  const atMost = !overStock(most, quantity);
  const limit = isLimited && atMost && !overStock(quantity, most) ? text.limited(most) : null;
  const message =
    changed === "STEPPED" && quantityStep != null
      ? text.inSteps(quantityStep)
      : (limit ?? (changed === "REDUCED" ? text.reduced(stock) : null));
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
          aria-describedby={message !== null ? problemId : undefined}
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
      {message !== null && <Problem id={problemId}>{message}</Problem>}
    </div>
  );
}
