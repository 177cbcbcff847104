import { KeyMultipleRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import ApiTokenListQueryNode, { type ApiTokenListQuery } from "../__generated__/ApiTokenListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
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
  useLiveRefetch(ApiTokenListQueryNode, loaded.variables, onListChange("API_TOKENS"));
  return (
    <NumberedList
      table={useApiTokenTable()}
      connection={apiTokens}
      stale={stale}
      empty={{ icon: <KeyMultipleRegular />, title: words.emptyTitle, text: words.emptyText }}
    />
  );
}
