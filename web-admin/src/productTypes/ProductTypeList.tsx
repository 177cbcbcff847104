import { TagMultipleRegular } from "@fluentui/react-icons";
import { productTypeFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { graphql, type PreloadedQuery } from "react-relay";
import type { ProductTypeListQuery } from "../__generated__/ProductTypeListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { PAGE_SIZE } from "../relay/recordSearch.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { NumberedList } from "../ui/NumberedList.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { messages } from "./messages.ts";
import { ProductTypeCard } from "./ProductTypeCard.tsx";
import { ProductTypeTable } from "./ProductTypeTable.tsx";

interface ProductTypeListProps {
  loaded: PreloadedQuery<ProductTypeListQuery>;
  /** Another page or filter is on its way. */
  stale: boolean;
}

/** One numbered page of product types, and the way to the others. */
export function ProductTypeList({ loaded, stale }: ProductTypeListProps) {
  const words = useMessages(messages);
  const { emptyFiltered } = useMessages(recordMessages);
  const { filters, turnTo } = useFilters(productTypeFilters);
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
              ...ProductTypeTable_productTypes
              ...ProductTypeCard_productType
            }
          }
        }
      }
    `,
    loaded,
  );
  const rows = productTypes.edges.map(({ node }) => node);
  return (
    <NumberedList
      label={words.table}
      rows={rows}
      totalCount={productTypes.totalCount}
      pageCursors={productTypes.pageCursors}
      pageSize={PAGE_SIZE}
      stale={stale}
      empty={{
        icon: <TagMultipleRegular />,
        title: words.emptyTitle,
        text: countFilters({ ...filters }) > 0 ? emptyFiltered : words.emptyText,
      }}
      table={<ProductTypeTable productTypes={rows} stale={stale} />}
      card={(productType) => <ProductTypeCard productType={productType} />}
      onPage={turnTo}
    />
  );
}
