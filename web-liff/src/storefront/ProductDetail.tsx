import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { isSoldOut } from "@machiya/schema/domain/products/preOrder";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ProductDetailQuery } from "../__generated__/ProductDetailQuery.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { PageHead } from "../page/PageHead.tsx";
import { paths } from "../paths.ts";
import { ShareButton } from "../share/ShareButton.tsx";
import type { SharedProduct } from "../share/shareCard.ts";
import { Button } from "../ui/Button.tsx";
import { ClientOnly } from "../ui/ClientOnly.tsx";
import { Empty } from "../ui/Empty.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Tag } from "../ui/Tag.tsx";
import { DiscountTerms } from "./DiscountTerms.tsx";
import { Gallery } from "./gallery/Gallery.tsx";
import { galleryImages } from "./gallery/galleryImages.ts";
import { pricedProduct } from "./lineDiscounts.ts";
import styles from "./ProductDetail.module.css";
import { PurchasePanel } from "./PurchasePanel.tsx";
import { StockText } from "./StockText.tsx";
import { productOnSale } from "./storefrontSearch.ts";
import type { ShownVariant } from "./variants/VariantPurchase.tsx";

const VariantPurchase = createLazyComponent(() =>
  import("./variants/VariantPurchase.tsx").then((file) => file.VariantPurchase),
);

interface ProductDetailProps {
  id: string;
  /** Increases when the product is fetched again after a failure. */
  turn: number;
  onClose: () => void;
  onShare: (product: SharedProduct) => void;
}

/** Shows one product (shop.md §2). */
export function ProductDetail({ id, turn, onClose, onShare }: ProductDetailProps) {
  const { products } = useLazyLoadQuery<ProductDetailQuery>(
    graphql`
      query ProductDetailQuery($filter: ProductFilter, $isValidId: Boolean!) {
        products(filter: $filter, first: 1) @include(if: $isValidId) {
          edges {
            node {
            id
            name
            code
            description
            price
            stock
            preOrderLeft
            preOrderDay
            topPick
            hasVariants
            images {
              imageUrl(variant: DETAIL)
              altText
            }
            cardUrl: imageUrl(variant: CARD)
            types {
              id
              name
            }
            ...ShareButton_product
            ...PurchasePanel_product
            ...lineDiscounts_product
            }
          }
        }
      }
    `,
    productOnSale(id),
    { fetchPolicy: "store-and-network", fetchKey: turn },
  );
  const text = useMessages("storefront");
  const money = useMoney();
  const [chosen, setChosen] = useState<ShownVariant | null>(null);
  const product = products?.edges[0]?.node;
  if (!product) {
    return (
      <Empty icon="shop" title={text.gone} body={text.goneBody}>
        <PageHead
          title={text.gone}
          description={text.goneBody}
          path={paths.productShow}
          params={{ product: id }}
        />
        <Button look="quiet" onClick={onClose}>
          {text.backToShop}
        </Button>
      </Empty>
    );
  }
  // A product with variants shows the chosen one; until then, what its variants have in common.
  const shown = chosen ?? product;
  const priced = { ...pricedProduct(product), unitPrice: shown.price };
  const soldOut = isSoldOut(shown);
  const price =
    product.hasVariants && chosen === null ? text.fromPrice(money(product.price)) : money(shown.price);
  return (
    <article className={styles.product}>
      <PageHead
        title={product.name}
        path={paths.productShow}
        params={{ product: id }}
        description={`${price} · ${product.description || text.description}`}
        picture={product.cardUrl ?? null}
        type="product"
      />
      <div className={styles.picture}>
        <Gallery
          name={product.name}
          images={galleryImages(product, chosen, text.imageNumber)}
          faded={soldOut}
        />
      </div>
      <p className={styles.tags}>
        {product.topPick && (
          <Tag look="offer">
            <Icon name="star" size={13} filled />
            {text.topPick}
          </Tag>
        )}
        {product.types.map(({ id: typeId, name }) => (
          <Tag key={typeId} look="info">
            {name}
          </Tag>
        ))}
      </p>
      <h3 className={styles.name}>{product.name}</h3>
      <p className={styles.price}>
        {price}
        <span className={styles.stock}>
          {soldOut ? <Tag look="bad">{text.outOfStock}</Tag> : <StockText product={shown} />}
        </span>
        <span className={styles.share}>
          <ShareButton product={product} onShare={onShare} />
        </span>
      </p>
      {product.description && <p className={styles.description}>{product.description}</p>}
      <DiscountTerms product={priced} />
      {shown.code && (
        <p className={styles.small}>
          {text.code} {shown.code}
        </p>
      )}
      {product.hasVariants ? (
        <ClientOnly until={null}>
          {/* The rest of the product stays while its variants are loading. */}
          <Suspense fallback={null}>
            <VariantPurchase
              product={product}
              priced={priced}
              footer={styles.purchase}
              onChoose={setChosen}
              onDone={onClose}
            />
          </Suspense>
        </ClientOnly>
      ) : (
        <div className={styles.purchase}>
          <PurchasePanel product={product} priced={priced} onDone={onClose} />
        </div>
      )}
    </article>
  );
}
