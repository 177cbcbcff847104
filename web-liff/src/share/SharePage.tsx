import { withParams } from "@machiya/schema/client/urlParams";
import { isSoldOut } from "@machiya/schema/domain/products/preOrder";
import { useEffect, useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "wouter";
import type { SharePageQuery } from "../__generated__/SharePageQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import type { Liff } from "../liff/liff.ts";
import { liffReady } from "../liff/liffReady.ts";
import { useSearch } from "../location.ts";
import { paths } from "../paths.ts";
import type { PageProps } from "../relay/RoutePage.tsx";
import { Button } from "../ui/Button.tsx";
import { Empty } from "../ui/Empty.tsx";
import styles from "./SharePage.module.css";
import { SharePanel } from "./SharePanel.tsx";
import { type SharedProduct, sharedProduct } from "./shareCard.ts";
import { useShareProduct } from "./useShareProduct.ts";

/** Shows a share button for the product in the address (shop.md §2, share page). */
export function SharePage({ query }: PageProps<SharePageQuery>) {
  const { products } = usePreloadedQuery<SharePageQuery>(
    graphql`
      query SharePageQuery($filter: ProductFilter, $isValidId: Boolean!) {
        products(filter: $filter, first: 1) @include(if: $isValidId) {
          edges {
            node {
              id
              name
              price
              hasVariants
              topPick
              stock
              preOrderLeft
              cardUrl: imageUrl(variant: CARD)
            }
          }
        }
      }
    `,
    query,
  );
  const text = useMessages("share");
  const isNamed = new URLSearchParams(useSearch()).get("product") !== null;
  const product = products?.edges[0]?.node;
  if (!product) {
    return (
      <Empty
        page
        icon="shop"
        title={isNamed ? text.gone : text.noProduct}
        body={isNamed ? text.goneBody : text.noProductBody}
      >
        <Link href={paths.storefront} className={styles.way ?? ""}>
          {text.toShop}
        </Link>
      </Empty>
    );
  }
  return <Sharing product={sharedProduct(product)} soldOut={isSoldOut(product)} />;
}

function Sharing({ product, soldOut }: { product: SharedProduct; soldOut: boolean }) {
  const text = useMessages("share");
  const sharing = useShareProduct(product);
  const line = useLineWindow();
  const share = async () => {
    // Customers who came from a chat return to it.
    if ((await sharing.share()) === "sent") line?.closeWindow();
  };
  return (
    <div className={styles.page}>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{soldOut ? text.soldOut : text.lead}</p>
      <SharePanel product={product} sharing={sharing} onShare={() => void share()} />
      <p className={styles.ways}>
        <Link href={paths.productShow + withParams("", { product: product.id })} className={styles.way ?? ""}>
          {text.toProduct}
        </Link>
        {line && (
          <Button look="plain" onClick={() => line.closeWindow()}>
            {text.close}
          </Button>
        )}
      </p>
    </div>
  );
}

/** Returns LIFF inside LINE's own browser; null elsewhere, where a window cannot be closed reliably. */
function useLineWindow(): Liff | null {
  const [liff, setLiff] = useState<Liff | null>(null);
  useEffect(() => {
    liffReady().then(
      (ready) => setLiff(ready.liff.isInClient() ? ready.liff : null),
      () => {},
    );
  }, []);
  return liff;
}
