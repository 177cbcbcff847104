import { type ReactNode, useEffect } from "react";
import type { Pager_pageCursors$key } from "../../__generated__/Pager_pageCursors.graphql.ts";
import { PAGE_SIZE } from "../../relay/records/recordSearch.ts";
import { countFilters } from "../../relay/search.ts";
import { useFilters } from "../../relay/useFilters.ts";
import { Notice } from "../feedback/Notice.tsx";
import { Pager } from "../lists/Pager.tsx";
import type { TableDefinition } from "./columns.ts";
import { DataTable } from "./DataTable.tsx";

interface NumberedListProps<Key, Row> {
  table: TableDefinition<Key, Row>;
  connection: {
    totalCount: number;
    pageCursors: Pager_pageCursors$key;
    edges: readonly { node: NoInfer<Key> & { id: string } }[];
  };
  pageSize?: number;
  /** Another page or filter is loading. */
  stale: boolean;
  /** The content if there are no rows; `filteredText` replaces `text` while filters are set. */
  empty: { icon: ReactNode; title: string; text: string; filteredText?: string };
}

/** One numbered page of a list with links to the others. */
export function NumberedList<Key, Row>(props: NumberedListProps<Key, Row>) {
  const { table, connection, pageSize = PAGE_SIZE, stale, empty } = props;
  const { totalCount, pageCursors, edges } = connection;
  const { filters, turnTo } = useFilters(table.filters);
  const pastTheEnd = edges.length === 0 && totalCount > 0 && !stale;

  // After the last rows of the last page were deleted, the page before it is shown.
  useEffect(() => {
    if (pastTheEnd) turnTo(Math.ceil(totalCount / pageSize));
  }, [pastTheEnd, turnTo, totalCount, pageSize]);

  if (pastTheEnd) return null;
  const isFiltered = countFilters(filters) > 0;
  const text = (isFiltered ? empty.filteredText : undefined) ?? empty.text;
  return (
    <>
      <DataTable
        table={table}
        rows={edges.map(({ node }) => node)}
        stale={stale}
        empty={<Notice icon={empty.icon} title={empty.title} text={text} />}
      />
      {edges.length > 0 && (
        <Pager pageCursors={pageCursors} totalCount={totalCount} pageSize={pageSize} onPage={turnTo} />
      )}
    </>
  );
}
