import { BoxRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import type { ProductListQuery } from "../__generated__/ProductListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { CardList } from "../ui/CardList.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Pager } from "../ui/Pager.tsx";
import { NARROW, useMediaQuery } from "../ui/useMediaQuery.ts";
import { messages } from "./messages.ts";
import { ProductCard } from "./ProductCard.tsx";
import { ProductTable } from "./ProductTable.tsx";
import { PRODUCT_PAGE_SIZE, readProductSearch } from "./productSearch.ts";

interface ProductListProps {
  loaded: PreloadedQuery<ProductListQuery>;
  /** Another page or filter is on its way. */
  stale: boolean;
}

/** One numbered page of products, and the way to the others. */
export function ProductList({ loaded, stale }: ProductListProps) {
  const words = useMessages(messages);
  const narrow = useMediaQuery(NARROW);
  const { filters, turnTo } = useFilters(readProductSearch);
  const { products } = useLoadedQuery<ProductListQuery>(
    graphql`
      query ProductListQuery($filter: ProductFilter, $first: Int!, $after: String) {
        products(filter: $filter, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...ProductTable_products
              ...ProductCard_product
            }
          }
        }
      }
    `,
    loaded,
  );
  const rows = products.edges.map(({ node }) => node);
  if (rows.length === 0) {
    const filtered = countFilters({ ...filters }) > 0;
    return (
      <Notice
        icon={<BoxRegular />}
        title={words.emptyTitle}
        text={filtered ? words.emptyFiltered : words.emptyText}
      />
    );
  }
  return (
    <>
      {narrow ? (
        <CardList label={words.table} stale={stale}>
          {rows.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </CardList>
      ) : (
        <ProductTable products={rows} stale={stale} />
      )}
      <Pager
        pageCursors={products.pageCursors}
        totalCount={products.totalCount}
        pageSize={PRODUCT_PAGE_SIZE}
        onPage={turnTo}
      />
    </>
  );
}
