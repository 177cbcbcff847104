import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { graphql, useFragment } from "react-relay";
import type { AddToCartSheet_product$key } from "../__generated__/AddToCartSheet_product.graphql.ts";
import type { lineDiscounts_product$key } from "../__generated__/lineDiscounts_product.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { LazySheet } from "../ui/LazySheet.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import styles from "./AddToCartSheet.module.css";
import { pricedProduct } from "./lineDiscounts.ts";
import { PurchasePanel } from "./PurchasePanel.tsx";
import { StockText } from "./StockText.tsx";

const VariantSheet = createLazyComponent(() =>
  import("./variants/VariantSheet.tsx").then((file) => file.VariantSheet),
);

/** The product of a card. Its title is shown while the sheet loads, before its own data is read. */
export type AddedProduct = AddToCartSheet_product$key & lineDiscounts_product$key & { hasVariants: boolean };

/** Chooses any quantity of a product, with the effect of its discounts. */
export function AddToCartSheet({ product: key, onClose }: { product: AddedProduct; onClose: () => void }) {
  const own: AddToCartSheet_product$key = key;
  const product = useFragment(
    graphql`
      fragment AddToCartSheet_product on Product {
        id
        name
        hasVariants
        price
        stock
        preOrderLeft
        preOrderDay
        imageUrl(variant: LIST)
        ...PurchasePanel_product
      }
    `,
    own,
  );
  const text = useMessages("storefront");
  const money = useMoney();
  const priced = pricedProduct(key);
  if (product.hasVariants)
    return (
      <LazySheet title={text.variantTitle} onClose={onClose}>
        <VariantSheet product={product} priced={priced} onClose={onClose} />
      </LazySheet>
    );
  return (
    <Sheet
      title={text.quantityTitle}
      onClose={onClose}
      footer={<PurchasePanel product={product} priced={priced} onDone={onClose} />}
    >
      <div className={styles.product}>
        <Picture src={product.imageUrl} alt="" shape="square" />
        <div>
          <h3>{product.name}</h3>
          <p className={styles.price}>{money(product.price)}</p>
          <p className={styles.small}>
            <StockText product={product} />
          </p>
        </div>
      </div>
    </Sheet>
  );
}
