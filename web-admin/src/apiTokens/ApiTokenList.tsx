import { KeyMultipleRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import type { ApiTokenListQuery } from "../__generated__/ApiTokenListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { NumberedList } from "../ui/table/NumberedList.tsx";
import { useApiTokenTable } from "./ApiTokenColumns.tsx";

interface ApiTokenListProps {
  loaded: PreloadedQuery<ApiTokenListQuery>;
  /** Another page is loading. */
  stale: boolean;
}

/** One numbered page of tokens. */
export function ApiTokenList({ loaded, stale }: ApiTokenListProps) {
  const words = useMessages("apiTokens");
  const { apiTokens } = useLoadedQuery<ApiTokenListQuery>(
    graphql`
      query ApiTokenListQuery($first: Int!, $after: String) {
        apiTokens(first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...ApiTokenColumns_apiToken
            }
          }
        }
      }
    `,
    loaded,
  );
  return (
    <NumberedList
      table={useApiTokenTable()}
      connection={apiTokens}
      stale={stale}
      empty={{ icon: <KeyMultipleRegular />, title: words.emptyTitle, text: words.emptyText }}
    />
  );
}
