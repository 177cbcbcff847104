import { type ReactNode, Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ProductDetailQuery } from "../__generated__/ProductDetailQuery.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { PageHead } from "../page/PageHead.tsx";
import { paths } from "../paths.ts";
import { ShareButton } from "../share/ShareButton.tsx";
import type { SharedProduct } from "../share/shareCard.ts";
import { Button } from "../ui/Button.tsx";
import { Empty } from "../ui/Empty.tsx";
import { FailureBoundary } from "../ui/Failure.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Picture } from "../ui/Picture.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Tag } from "../ui/Tag.tsx";
import { DiscountTerms } from "./DiscountTerms.tsx";
import styles from "./ProductDetail.module.css";
import { PurchasePanel } from "./PurchasePanel.tsx";
import { productOnSale } from "./storefrontSearch.ts";

interface ProductDetailProps {
  id: string;
  onClose: () => void;
  onShare: (product: SharedProduct) => void;
}

/** Shows one product on the full screen (shop.md §2). */
export function ProductDetail({ id, onClose, onShare }: ProductDetailProps) {
  const text = useMessages("storefront");
  const [turn, setTurn] = useState(0);
  const head = (
    <PageHead
      title={text.details}
      description={text.description}
      path={paths.productShow}
      params={{ product: id }}
    />
  );
  const failed = (failure: ReactNode) => (
    <>
      {head}
      {failure}
    </>
  );
  const loading = (
    <>
      {head}
      <Skeleton shape="page" />
    </>
  );
  return (
    <Sheet title={text.details} full flush onClose={onClose}>
      <FailureBoundary frame={failed} onRetry={() => setTurn((last) => last + 1)}>
        <Suspense fallback={loading}>
          <Product id={id} turn={turn} onClose={onClose} onShare={onShare} />
        </Suspense>
      </FailureBoundary>
    </Sheet>
  );
}

function Product({ id, turn, onClose, onShare }: ProductDetailProps & { turn: number }) {
  const { products } = useLazyLoadQuery<ProductDetailQuery>(
    graphql`
      query ProductDetailQuery($filter: ProductFilter, $isValidId: Boolean!) {
        products(filter: $filter, first: 1) @include(if: $isValidId) {
          edges {
            node {
            name
            code
            description
            price
            stock
            topPick
            imageUrl(variant: DETAIL)
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
  const soldOut = product.stock === "0";
  return (
    <article className={styles.product}>
      <PageHead
        title={product.name}
        path={paths.productShow}
        params={{ product: id }}
        description={`${money(product.price)} · ${product.description || text.description}`}
        picture={product.cardUrl ?? null}
        type="product"
      />
      <div className={styles.picture}>
        <Picture src={product.imageUrl} alt={product.name} shape="wide" eager faded={soldOut} />
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
        {money(product.price)}
        <span className={styles.stock}>
          {soldOut ? <Tag look="bad">{text.outOfStock}</Tag> : text.inStock(product.stock)}
        </span>
        <span className={styles.share}>
          <ShareButton product={product} onShare={onShare} />
        </span>
      </p>
      {product.description && <p className={styles.description}>{product.description}</p>}
      <DiscountTerms product={product} />
      {product.code && (
        <p className={styles.small}>
          {text.code} {product.code}
        </p>
      )}
      <div className={styles.purchase}>
        <PurchasePanel product={product} priced={product} onDone={onClose} />
      </div>
    </article>
  );
}
