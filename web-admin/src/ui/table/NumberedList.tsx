import type { PageSize } from "@machiya/schema/domain/preferences/tableLayout";
import { type ReactNode, useEffect } from "react";
import type { Pager_pageCursors$key } from "../../__generated__/Pager_pageCursors.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { pageSizeOf } from "../../preferences/preferenceStore.ts";
import { countFilters } from "../../relay/search.ts";
import { useFilters } from "../../relay/useFilters.ts";
import { Notice } from "../feedback/Notice.tsx";
import { Pager } from "../lists/Pager.tsx";
import type { TableDefinition } from "./columns.ts";
import { DataTable } from "./DataTable.tsx";
import { useTableSettings } from "./useTableSettings.ts";

interface NumberedListProps<Key, Row> {
  table: TableDefinition<Key, Row>;
  connection: {
    totalCount: number;
    pageCursors: Pager_pageCursors$key;
    edges: readonly { node: NoInfer<Key> & { id: string } }[];
  };
  /** A fixed number of rows; without it, the user chooses one. */
  pageSize?: number;
  /** What the toolbar says about all filtered rows. */
  summary?: ReactNode;
  /** Another page or filter is loading. */
  stale: boolean;
  /** The bar that appears when rows are selected, for this number of filtered rows. */
  bulk?: (total: number) => ReactNode;
  /**
   * The content if there are no rows; `filteredTitle` and `filteredText` replace the others while filters are set. The
   * default title says that the list is still empty.
   */
  empty: { icon: ReactNode; title?: string; filteredTitle?: string; text: string; filteredText?: string };
}

/** One numbered page of a list with links to the others. */
export function NumberedList<Key, Row>(props: NumberedListProps<Key, Row>) {
  const { table, connection, stale, summary, bulk, empty } = props;
  const { nothingYet } = useMessages("uiRecord");
  const { settings, changeRows } = useTableSettings(table.name);
  const pageSize = props.pageSize ?? pageSizeOf(table.name);
  const { totalCount, pageCursors, edges } = connection;
  const { filters, turnTo } = useFilters(table.filters);
  const pastTheEnd = edges.length === 0 && totalCount > 0 && !stale;

  // After the last rows of the last page were deleted, the page before it is shown.
  useEffect(() => {
    if (pastTheEnd) turnTo(Math.ceil(totalCount / pageSize));
  }, [pastTheEnd, turnTo, totalCount, pageSize]);

  if (pastTheEnd) return null;
  const isFiltered = countFilters(filters) > 0;
  const title = (isFiltered ? empty.filteredTitle : undefined) ?? empty.title ?? nothingYet;
  const text = (isFiltered ? empty.filteredText : undefined) ?? empty.text;
  return (
    <>
      <DataTable
        table={table}
        rows={edges.map(({ node }) => node)}
        stale={stale}
        summary={summary}
        empty={<Notice icon={empty.icon} title={title} text={text} />}
      />
      {edges.length > 0 && (
        <Pager
          pageCursors={pageCursors}
          totalCount={totalCount}
          pageSize={pageSize}
          onPage={turnTo}
          {...(props.pageSize === undefined && {
            rows: settings.rows,
            onRows: (rows: PageSize) => {
              changeRows(rows);
              turnTo(1);
            },
          })}
        />
      )}
      {bulk?.(totalCount)}
    </>
  );
}
