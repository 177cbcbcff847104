import { TagMultipleRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import type { ProductTypeListQuery } from "../__generated__/ProductTypeListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { NumberedList } from "../ui/table/NumberedList.tsx";
import { useProductTypeTable } from "./ProductTypeColumns.tsx";

interface ProductTypeListProps {
  loaded: PreloadedQuery<ProductTypeListQuery>;
  /** Another page or filter is loading. */
  stale: boolean;
}

/** One numbered page of product types. */
export function ProductTypeList({ loaded, stale }: ProductTypeListProps) {
  const words = useMessages("productTypes");
  const { emptyFiltered } = useMessages("uiRecord");
  const { productTypes } = useLoadedQuery<ProductTypeListQuery>(
    graphql`
      query ProductTypeListQuery($filter: ProductTypeFilter, $first: Int!, $after: String) {
        productTypes(filter: $filter, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...ProductTypeColumns_productType
            }
          }
        }
      }
    `,
    loaded,
  );
  return (
    <NumberedList
      table={useProductTypeTable()}
      connection={productTypes}
      stale={stale}
      empty={{
        icon: <TagMultipleRegular />,
        title: words.emptyTitle,
        text: words.emptyText,
        filteredText: emptyFiltered,
      }}
    />
  );
}
