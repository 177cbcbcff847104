import { useMessages } from "../language/language.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./CartBar.module.css";
import { countItems } from "./cart.ts";
import { useCart } from "./useCart.ts";

/** Opens the cart and shows its number of pieces; hidden while the cart is empty (shop.md §2). */
export function CartBar({ onOpen }: { onOpen: () => void }) {
  const text = useMessages("cart");
  const lines = useCart();
  if (lines.length === 0) return null;
  const pieces = countItems(lines);
  return (
    <button type="button" className={styles.bar} onClick={onOpen}>
      <Icon name="cart" />
      <span className={styles.label}>{text.show} </span>
      <span className={styles.badge}>{pieces}</span>
      <span className="visuallyHidden"> {text.pieces}</span>
    </button>
  );
}
