import { isSoldOut } from "@machiya/schema/domain/products/preOrder";
import type { PricedProduct } from "@machiya/schema/domain/products/shownDiscounts";
import { useState } from "react";
import { useMessages, useMoney } from "../../language/language.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import styles from "../AddToCartSheet.module.css";
import { type StockShown, StockText } from "../StockText.tsx";
import { type ShownVariant, VariantPurchase } from "./VariantPurchase.tsx";

interface VariantSheetProps {
  product: { id: string; name: string; price: string; imageUrl: string | null | undefined } & StockShown;
  priced: PricedProduct;
  onClose: () => void;
}

/** Chooses a variant of a product and its quantity. */
export function VariantSheet({ product, priced, onClose }: VariantSheetProps) {
  const text = useMessages("storefront");
  const money = useMoney();
  const [chosen, setChosen] = useState<ShownVariant | null>(null);
  const shown = chosen ?? product;
  return (
    <Sheet title={text.variantTitle} onClose={onClose}>
      <div className={styles.product}>
        <Picture src={chosen?.listUrl ?? product.imageUrl} alt="" shape="square" />
        <div aria-live="polite">
          <h3>{chosen?.name ?? product.name}</h3>
          <p className={styles.price}>
            {chosen === null ? text.fromPrice(money(product.price)) : money(chosen.price)}
          </p>
          <p className={styles.small}>{isSoldOut(shown) ? text.outOfStock : <StockText product={shown} />}</p>
        </div>
      </div>
      <VariantPurchase
        product={product}
        priced={priced}
        footer={styles.purchase}
        onChoose={setChosen}
        onDone={onClose}
      />
    </Sheet>
  );
}
