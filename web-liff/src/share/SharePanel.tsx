import { useEffect, useState } from "react";
import { loadConfig } from "../config.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { useShopName } from "../page/useShopName.ts";
import { Button } from "../ui/Button.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./SharePanel.module.css";
import { priceOnCard, productLink, type SharedProduct, type ShopAddress } from "./shareCard.ts";
import { type ShareOutcome, shopAddress } from "./shareProduct.ts";
import type { useShareProduct } from "./useShareProduct.ts";

interface SharePanelProps {
  product: SharedProduct;
  sharing: ReturnType<typeof useShareProduct>;
  onShare: () => void;
}

const TROUBLES: readonly ShareOutcome[] = ["failed", "unavailable", "signedOut"];

/** Shows the card's preview, the share button, its outcome, and a link for other apps. */
export function SharePanel({ product, sharing, onShare }: SharePanelProps) {
  const text = useMessages("share");
  const session = useMessages("session");
  const { fromPrice } = useMessages("storefront");
  const money = useMoney();
  const shopName = useShopName();
  const { outcome, busy, signInFirst } = sharing;
  const trouble = outcome !== null && TROUBLES.includes(outcome);
  const link = useProductLink(product);
  return (
    <div className={styles.panel}>
      <article className={styles.card} aria-label={product.name}>
        {product.cardUrl && (
          <img className={styles.picture} src={product.cardUrl} alt="" width={597} height={1024} />
        )}
        {product.topPick && <p className={styles.label}>{text.dailyPick}</p>}
        <p className={styles.name}>{product.name}</p>
        <p className={styles.facts}>
          {[priceOnCard(product, { money, from: fromPrice }), shopName].join(" · ")}
        </p>
      </article>
      {outcome !== null && (
        <p
          className={styles.outcome}
          data-look={trouble ? "bad" : outcome}
          role={trouble ? "alert" : "status"}
        >
          <Icon name={outcome === "sent" ? "check" : "warning"} size={20} />
          {text[outcome]}
        </p>
      )}
      {outcome === "signedOut" ? (
        <Button wide onClick={() => void signInFirst()}>
          {session.signIn}
        </Button>
      ) : (
        <Button wide busy={busy} onClick={onShare}>
          <Icon name="share" size={20} />
          {outcome === "sent" ? text.again : text.share}
        </Button>
      )}
      {link !== null && (
        <div className={styles.link}>
          <input
            readOnly
            autoComplete="off"
            aria-label={text.link}
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton value={link} label={text.link} />
        </div>
      )}
    </div>
  );
}

/**
 * Returns the link to share, with the shop's public URL or else the browser's origin; null until one is
 * known.
 */
function useProductLink(product: SharedProduct): string | null {
  const [shop, setShop] = useState<ShopAddress | null>(null);
  useEffect(() => {
    const { origin } = window.location;
    loadConfig().then(
      (config) => setShop(shopAddress(config, origin)),
      () => setShop(shopAddress(null, origin)),
    );
  }, []);
  return shop && productLink(product, shop);
}
