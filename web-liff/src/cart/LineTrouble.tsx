import { useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { CartLine } from "./cart.ts";
import styles from "./LineTrouble.module.css";
import { availableOf, type LineRefusal } from "./refusedLines.ts";
import { cart } from "./useCart.ts";

interface LineTroubleProps {
  line: CartLine;
  refusal: LineRefusal;
  /** Names the product where the surroundings do not. */
  name?: string;
}

/** Shows why a line cannot be ordered, with a button that fixes it. */
export function LineTrouble({ line, refusal, name }: LineTroubleProps) {
  const text = useMessages("cart");
  const ui = useMessages("ui");
  const available = availableOf(refusal);
  const reason = {
    TOO_FEW: text.outOfStock(refusal.is === "TOO_FEW" ? refusal.stock : ""),
    TOO_MANY: ui.limited(refusal.is === "TOO_MANY" ? refusal.most : ""),
    SOLD_OUT: text.soldOut,
    LIMITED: text.overLimit(refusal.is === "LIMITED" ? refusal.most : ""),
    UNSTEPPED: ui.inSteps(refusal.is === "UNSTEPPED" ? refusal.step : ""),
    OFF_SALE: text.gone,
  }[refusal.is];
  return (
    <div className={styles.trouble} role="alert">
      <Icon name="warning" size={18} />
      <span>
        {name !== undefined && <strong className={styles.name}>{name}</strong>}
        {reason}
      </span>
      <span className={styles.ways}>
        {available !== null && (
          <Button look="quiet" onClick={() => cart.put({ ...line, quantity: available })}>
            {text.takeAll(available)}
          </Button>
        )}
        {(available === null || name !== undefined) && (
          <Button look="quiet" onClick={() => cart.remove(line.productId)}>
            {text.removeIt}
          </Button>
        )}
      </span>
    </div>
  );
}
