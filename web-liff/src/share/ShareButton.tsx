import { isSoldOut } from "@machiya/schema/domain/products/preOrder";
import { graphql, useFragment } from "react-relay";
import type { ShareButton_product$key } from "../__generated__/ShareButton_product.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./ShareButton.module.css";
import type { SharedProduct } from "./shareCard.ts";

interface ShareButtonProps {
  product: ShareButton_product$key;
  onShare: (product: SharedProduct) => void;
}

/** Shares a product; disabled when it is sold out (shop.md §2). */
export function ShareButton({ product: key, onShare }: ShareButtonProps) {
  const product = useFragment(
    graphql`
      fragment ShareButton_product on Product {
        id
        name
        stock
        preOrderLeft
        cardUrl: imageUrl(variant: CARD)
      }
    `,
    key,
  );
  const { id, name, cardUrl } = product;
  const text = useMessages("share");
  return (
    <button
      type="button"
      className={styles.share}
      aria-label={text.shareName(name)}
      disabled={isSoldOut(product)}
      onClick={() => onShare({ id, name, cardUrl: cardUrl ?? null })}
    >
      <Icon name="share" size={21} />
    </button>
  );
}
