import { useState } from "react";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { type LoadedQuery, useLiveRefetch } from "./useLiveRefetch.ts";

/** The most rows that one request returns. */
const MAX_ROWS = 100;

interface CountedQuery extends OperationType {
  readonly variables: OperationType["variables"] & { count: number };
}

interface ShownPages {
  /** The number of rows shown. */
  shown: number;
  hasNext: boolean;
  isLoadingNext: boolean;
}

/**
 * Refetches a list that grows while scrolling when `listen` calls back, as `useLiveRefetch` does, and returns the
 * number of rows that `LoadMore` has to fetch at once because they were shown before. A refetch replaces all rows
 * of the list. Therefore it asks for as many as are shown, and waits while the next page loads, which it would
 * cut off. Rows beyond the limit of one request, or after a reload of the first page, are fetched again.
 */
export function useLivePages<Query extends CountedQuery>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
  listen: (changed: () => void) => () => void,
  { shown, hasNext, isLoadingNext }: ShownPages,
  loaded: LoadedQuery = { document, variables },
): number {
  const count = Math.min(Math.max(variables.count, shown), MAX_ROWS);
  useLiveRefetch<Query>(document, { ...variables, count }, listen, isLoadingNext, loaded);
  const list = JSON.stringify(variables);
  const [most, setMost] = useState({ list, rows: shown });
  const known = most.list === list ? Math.max(most.rows, shown) : shown;
  if (most.list !== list || most.rows !== known) setMost({ list, rows: known });
  return hasNext ? Math.min(known - shown, MAX_ROWS) : 0;
}
