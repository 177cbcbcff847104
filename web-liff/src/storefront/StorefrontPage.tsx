import { withParams } from "@machiya/schema/client/urlParams";
import { Suspense, useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { StorefrontPageQuery } from "../__generated__/StorefrontPageQuery.graphql.ts";
import { Cart } from "../cart/Cart.tsx";
import { CartBar } from "../cart/CartBar.tsx";
import { Checkout, preloadCheckout } from "../checkout/Checkout.tsx";
import { useMessages } from "../language/language.ts";
import { currentPlace, leave, leaveSheets, navigate, useSearch } from "../location.ts";
import { type PageProps, useRoute } from "../relay/RoutePage.tsx";
import type { SharedProduct } from "../share/shareCard.ts";
import { useSharing } from "../share/useSharing.tsx";
import { ClientOnly } from "../ui/ClientOnly.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { AddToCart } from "./AddToCart.tsx";
import type { AddedProduct } from "./AddToCartSheet.tsx";
import { ProductList } from "./ProductList.tsx";
import { ProductSheet } from "./ProductSheet.tsx";
import { SearchField } from "./SearchField.tsx";
import styles from "./StorefrontPage.module.css";
import { readStorefrontSearch } from "./storefrontSearch.ts";
import { TopFilter } from "./TopFilter.tsx";
import { TypeTabs } from "./TypeTabs.tsx";

type Changes = Readonly<Record<string, string | null>>;

/** Changes URL parameters, which filter the products. */
function filter(changes: Changes): void {
  const { path, search } = currentPlace();
  navigate(path + withParams(search, changes), { replace: true });
}

/** Opens the sheet that the URL parameters name. */
function open(changes: Changes): void {
  const { path, search } = currentPlace();
  navigate(path + withParams(search, changes), { sheet: true });
}

function close(changes: Readonly<Record<string, null>>): void {
  const { path, search } = currentPlace();
  leave(path + withParams(search, changes));
}

/** Shows the placed order in place of cart and form, to which Back must not return. */
function showPlaced(): void {
  const { path, search } = currentPlace();
  const shop = path + withParams(search, { view: null });
  leaveSheets(shop, path + withParams(search, { view: "placed" }));
}

/** Shows the products on sale, and one of them when the address names it (shop.md §2). */
export function StorefrontPage({ query }: PageProps<StorefrontPageQuery>) {
  const text = useMessages("storefront");
  const { productId } = readStorefrontSearch(useSearch());
  const { share, sharing } = useSharing();
  const loading = <Skeleton shape="cards" count={6} />;
  return (
    <>
      <h1 className="visuallyHidden">{text.title}</h1>
      {/* The server renders either the products or the one that covers them. */}
      <ClientOnly now={productId === null} until={loading}>
        <Suspense fallback={loading}>
          <Products query={query} onShare={share} />
        </Suspense>
      </ClientOnly>
      {productId !== null && (
        <ProductSheet id={productId} onClose={() => close({ product: null })} onShare={share} />
      )}
      {sharing}
    </>
  );
}

interface ProductsProps extends PageProps<StorefrontPageQuery> {
  onShare: (product: SharedProduct) => void;
}

function Products({ query, onShare }: ProductsProps) {
  const data = usePreloadedQuery<StorefrontPageQuery>(
    graphql`
      query StorefrontPageQuery($filter: ProductFilter) {
        ...ProductList_query @arguments(filter: $filter)
        ...TypeTabs_query
        store {
          ...OrderSheet_store
          ...useShipping_store
        }
      }
    `,
    query,
  );
  const { pending } = useRoute();
  const search = readStorefrontSearch(useSearch());
  const [adding, setAdding] = useState<AddedProduct | null>(null);
  return (
    <>
      <SearchField value={search.text} onChange={(q) => filter({ q })} />
      <div className={styles.filters}>
        <TypeTabs query={data} selected={search.typeId} onSelect={(type) => filter({ type })} />
        <TopFilter topOnly={search.topOnly} onChange={(topOnly) => filter({ top: topOnly ? "1" : null })} />
      </div>
      <div
        role="tabpanel"
        id="products"
        aria-labelledby={`type-${search.typeId ?? "all"}`}
        aria-busy={pending}
        className={pending ? styles.pending : undefined}
      >
        <ProductList
          query={data}
          onOpen={(product) => open({ product })}
          onAdd={setAdding}
          onShare={onShare}
          onShowAll={() => filter({ q: null, type: null, top: null })}
        />
      </div>
      <CartBar
        onOpen={() => {
          // Preloads the order form, which usually follows the cart. If this fails, it is loaded again when
          // needed.
          preloadCheckout().catch(() => {});
          open({ view: "cart" });
        }}
      />
      {adding && <AddToCart product={adding} onClose={() => setAdding(null)} />}
      <ClientOnly until={null}>
        {search.view === "cart" && (
          <Cart
            store={data.store ?? null}
            onClose={() => close({ view: null })}
            onCheckout={() => open({ view: "order" })}
          />
        )}
        <Checkout
          view={search.view === "cart" ? null : search.view}
          store={data.store ?? null}
          onClose={() => close({ view: null })}
          onPlaced={showPlaced}
        />
      </ClientOnly>
    </>
  );
}
