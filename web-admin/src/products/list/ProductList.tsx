import { BoxRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import type { ProductListQuery } from "../../__generated__/ProductListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { NumberedList } from "../../ui/table/NumberedList.tsx";
import { useProductTable } from "./ProductColumns.tsx";

interface ProductListProps {
  loaded: PreloadedQuery<ProductListQuery>;
  /** Another page or filter is loading. */
  stale: boolean;
}

/** One numbered page of products. */
export function ProductList({ loaded, stale }: ProductListProps) {
  const words = useMessages("products");
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
              ...ProductColumns_product
            }
          }
        }
      }
    `,
    loaded,
  );
  return (
    <NumberedList
      table={useProductTable()}
      connection={products}
      stale={stale}
      empty={{
        icon: <BoxRegular />,
        title: words.emptyTitle,
        text: words.emptyText,
        filteredText: words.emptyFiltered,
      }}
    />
  );
}
