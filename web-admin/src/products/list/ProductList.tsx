import { BoxRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import ProductListQueryNode, { type ProductListQuery } from "../../__generated__/ProductListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { onListChange } from "../../relay/listEvents.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { useLiveRefetch } from "../../relay/useLiveRefetch.ts";
import { NumberedList } from "../../ui/table/NumberedList.tsx";
import { ProductBulkBar } from "./ProductBulkBar.tsx";
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
      query ProductListQuery($filter: ProductFilter, $sort: ProductSort, $first: Int!, $after: String) {
        products(filter: $filter, sort: $sort, first: $first, after: $after) {
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
  useLiveRefetch(ProductListQueryNode, loaded.variables, onListChange("PRODUCTS"));
  return (
    <NumberedList
      table={useProductTable()}
      connection={products}
      stale={stale}
      bulk={(total) => <ProductBulkBar total={total} />}
      empty={{
        icon: <BoxRegular />,
        filteredTitle: words.emptyTitle,
        text: words.emptyText,
        filteredText: words.emptyFiltered,
      }}
    />
  );
}
