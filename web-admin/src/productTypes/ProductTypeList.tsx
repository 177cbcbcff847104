import { TagMultipleRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import ProductTypeListQueryNode, {
  type ProductTypeListQuery,
} from "../__generated__/ProductTypeListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
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
  useLiveRefetch(ProductTypeListQueryNode, loaded.variables, onListChange("PRODUCT_TYPES"));
  return (
    <NumberedList
      table={useProductTypeTable()}
      connection={productTypes}
      stale={stale}
      empty={{
        icon: <TagMultipleRegular />,
        filteredTitle: words.emptyTitle,
        text: words.emptyText,
        filteredText: emptyFiltered,
      }}
    />
  );
}
