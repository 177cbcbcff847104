import { graphql, useFragment } from "react-relay";
import type { ShareButton_product$key } from "../__generated__/ShareButton_product.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./ShareButton.module.css";
import { type SharedProduct, sharedProduct } from "./shareCard.ts";

interface ShareButtonProps {
  product: ShareButton_product$key;
  disabled?: boolean;
  onShare: (product: SharedProduct) => void;
}

/** Shares a product. */
export function ShareButton({ product: key, disabled = false, onShare }: ShareButtonProps) {
  const product = useFragment(
    graphql`
      fragment ShareButton_product on Product {
        id
        name
        price
        hasVariants
        topPick
        cardUrl: imageUrl(variant: CARD)
      }
    `,
    key,
  );
  const text = useMessages("share");
  return (
    <button
      type="button"
      className={styles.share}
      aria-label={text.shareName(product.name)}
      disabled={disabled}
      onClick={() => onShare(sharedProduct(product))}
    >
      <Icon name="share" size={21} />
    </button>
  );
}
