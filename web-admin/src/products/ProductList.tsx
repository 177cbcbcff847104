import { BoxRegular } from "@fluentui/react-icons";
import { productFilters } from "@machiya/schema/domain/listFilters/productFilters";
import { graphql, type PreloadedQuery } from "react-relay";
import type { ProductListQuery } from "../__generated__/ProductListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { PAGE_SIZE } from "../relay/recordSearch.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { NumberedList } from "../ui/NumberedList.tsx";
import { messages } from "./messages.ts";
import { ProductCard } from "./ProductCard.tsx";
import { ProductTable } from "./ProductTable.tsx";

interface ProductListProps {
  loaded: PreloadedQuery<ProductListQuery>;
  /** Another page or filter is on its way. */
  stale: boolean;
}

/** One numbered page of products, and the way to the others. */
export function ProductList({ loaded, stale }: ProductListProps) {
  const words = useMessages(messages);
  const { filters, turnTo } = useFilters(productFilters);
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
  const filtered = countFilters({ ...filters }) > 0;
  return (
    <NumberedList
      label={words.table}
      rows={rows}
      totalCount={products.totalCount}
      pageCursors={products.pageCursors}
      pageSize={PAGE_SIZE}
      stale={stale}
      empty={{
        icon: <BoxRegular />,
        title: words.emptyTitle,
        text: filtered ? words.emptyFiltered : words.emptyText,
      }}
      table={<ProductTable products={rows} stale={stale} />}
      card={(product) => <ProductCard product={product} />}
      onPage={turnTo}
    />
  );
}
