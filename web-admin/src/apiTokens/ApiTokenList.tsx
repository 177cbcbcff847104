import { KeyMultipleRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import type { ApiTokenListQuery } from "../__generated__/ApiTokenListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { PAGE_SIZE } from "../relay/recordSearch.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useFilters } from "../relay/useFilters.ts";
import { NumberedList } from "../ui/NumberedList.tsx";
import { ApiTokenCard } from "./ApiTokenCard.tsx";
import { ApiTokenTable } from "./ApiTokenTable.tsx";
import { messages } from "./messages.ts";

interface ApiTokenListProps {
  loaded: PreloadedQuery<ApiTokenListQuery>;
  /** Another page is on its way. */
  stale: boolean;
}

/** One numbered page of tokens, and the way to the others. */
export function ApiTokenList({ loaded, stale }: ApiTokenListProps) {
  const words = useMessages(messages);
  const { turnTo } = useFilters({});
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
              ...ApiTokenTable_apiTokens
              ...ApiTokenCard_apiToken
            }
          }
        }
      }
    `,
    loaded,
  );
  const rows = apiTokens.edges.map(({ node }) => node);
  return (
    <NumberedList
      label={words.table}
      rows={rows}
      totalCount={apiTokens.totalCount}
      pageCursors={apiTokens.pageCursors}
      pageSize={PAGE_SIZE}
      stale={stale}
      empty={{ icon: <KeyMultipleRegular />, title: words.emptyTitle, text: words.emptyText }}
      table={<ApiTokenTable apiTokens={rows} stale={stale} />}
      card={(apiToken) => <ApiTokenCard apiToken={apiToken} />}
      onPage={turnTo}
    />
  );
}
