import { Suspense, useDeferredValue } from "react";
import ProductListQueryNode, { type ProductListQuery } from "../__generated__/ProductListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { RefreshButton } from "../relay/RefreshButton.tsx";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { ListSkeleton } from "../ui/ListSkeleton.tsx";
import { Page } from "../ui/Page.tsx";
import { Panel } from "../ui/Panel.tsx";
import { messages } from "./messages.ts";
import { ProductFilters } from "./ProductFilters.tsx";
import { ProductList } from "./ProductList.tsx";
import { PRODUCT_PAGE_SIZE } from "./productSearch.ts";

/** The products: filters and the numbered list. */
export function ProductsPage() {
  const words = useMessages(messages);
  const wanted = useRouteLoaded<ProductListQuery>();
  const loaded = useDeferredValue(wanted);
  if (wanted === null || loaded === null) return null;
  return (
    <Page
      title={words.title}
      tools={<RefreshButton document={ProductListQueryNode} variables={wanted.variables} />}
    >
      <ProductFilters />
      <Panel>
        <Boundary attempt={loaded}>
          <Suspense fallback={<ListSkeleton rows={PRODUCT_PAGE_SIZE} />}>
            <ProductList loaded={loaded} stale={loaded !== wanted} />
          </Suspense>
        </Boundary>
      </Panel>
    </Page>
  );
}
