import { withParams } from "@machiya/schema/client/urlParams";
import { isPreOrder, isSoldOut } from "@machiya/schema/domain/products/preOrder";
import { graphql, useFragment } from "react-relay";
import type { ProductCard_product$key } from "../__generated__/ProductCard_product.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { currentPlace } from "../location.ts";
import { ShareButton } from "../share/ShareButton.tsx";
import type { SharedProduct } from "../share/shareCard.ts";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import type { AddedProduct } from "./AddToCartSheet.tsx";
import { CardQuantity } from "./CardQuantity.tsx";
import { DiscountTags } from "./DiscountTags.tsx";
import { pricedProduct } from "./lineDiscounts.ts";
import styles from "./ProductCard.module.css";
import { StockText } from "./StockText.tsx";

interface ProductCardProps {
  product: ProductCard_product$key;
  /** True for cards on the first screen, whose pictures load immediately. */
  eager: boolean;
  onOpen: (productId: string) => void;
  onAdd: (product: AddedProduct) => void;
  onShare: (product: SharedProduct) => void;
}

export function ProductCard({ product: key, eager, onOpen, onAdd, onShare }: ProductCardProps) {
  const product = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        id
        name
        code
        price
        stock
        preOrderLeft
        preOrderDay
        maxPerOrder
        maxPerCustomer
        quantityStep
        topPick
        hasVariants
        imageUrl(variant: LIST)
        types {
          id
          name
        }
        ...lineDiscounts_product
        ...ShareButton_product
        ...AddToCartSheet_product
      }
    `,
    key,
  );
  const text = useMessages("storefront");
  const money = useMoney();
  const soldOut = isSoldOut(product);
  // The day of a pre-order is too long to stand beside the plus.
  const preOrder = isPreOrder(product);
  const stock = !soldOut && (
    <p className={preOrder ? styles.preOrder : styles.small}>
      <StockText product={product} />
    </p>
  );
  const priced = pricedProduct(product);
  const { path, search } = currentPlace();
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture src={product.imageUrl} alt="" eager={eager} faded={soldOut} />
        {product.topPick && (
          <span className={styles.top}>
            <Icon name="star" size={13} filled />
            {text.topPick}
          </span>
        )}
        {soldOut && <span className={styles.soldOut}>{text.outOfStock}</span>}
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <a
            href={path + withParams(search, { product: product.id })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(product.id);
            }}
          >
            {product.name}
          </a>
        </h2>
        <p className={styles.small}>
          {[product.code, ...product.types.map(({ name }) => name)].filter(Boolean).join(" · ")}
        </p>
        <DiscountTags product={priced} />
        {preOrder && stock}
        <p className={styles.price}>
          {product.hasVariants ? text.fromPrice(money(product.price)) : money(product.price)}
        </p>
        {!preOrder && stock}
      </div>
      <div className={styles.share}>
        {/* The product's own page shares it also when it is sold out. */}
        <ShareButton product={product} disabled={soldOut} onShare={onShare} />
      </div>
      <CardQuantity product={product} priced={priced} onChoose={() => onAdd(product)} />
    </article>
  );
}
