import type { ReactNode } from "react";
import { NARROW, useMediaQuery, WIDE } from "../useMediaQuery.ts";
import { CardList } from "./CardList.tsx";
import type { TableDefinition } from "./columns.ts";
import { DataCard } from "./DataCard.tsx";
import { DataRow } from "./DataRow.tsx";
import { DataTableHead } from "./DataTableHead.tsx";
import { Table } from "./Table.tsx";
import { TableToolbar } from "./TableToolbar.tsx";
import { defaultsAt, inOrder, isShown, withWidth } from "./tableLayout.ts";
import { useTableSettings } from "./useTableSettings.ts";

interface DataTableProps<Key, Row> {
  table: TableDefinition<Key, Row>;
  rows: readonly (NoInfer<Key> & { id: string })[];
  /** Another page or filter is loading. */
  stale: boolean;
  /** What the toolbar says about all filtered rows. */
  summary?: ReactNode;
  /** The content that replaces the table if there are no rows. */
  empty: ReactNode;
}

/** The rows of a list with the user's columns: a table on a wide screen, cards on a narrow one. */
export function DataTable<Key, Row>({ table, rows, stale, summary, empty }: DataTableProps<Key, Row>) {
  const narrow = useMediaQuery(NARROW);
  const wide = useMediaQuery(WIDE);
  const tableSettings = useTableSettings(table.name);
  const { layout, changeLayout } = tableSettings;
  // Cards have room for every fact, so that a column that is hidden by default is hidden only in the table.
  const possible = narrow
    ? table.columns
        .filter(({ place }) => place !== undefined)
        .map((column) => ({ ...column, hiddenByDefault: false }))
    : defaultsAt(table.columns, wide);
  const columns = inOrder(possible, layout).filter((column) => isShown(column, layout));
  return (
    <>
      <TableToolbar filters={table.filters} columns={possible} layout={layout} tableSettings={tableSettings}>
        {summary}
      </TableToolbar>
      {rows.length === 0 ? (
        empty
      ) : narrow ? (
        <CardList label={table.label} stale={stale}>
          {rows.map((row) => (
            <DataCard key={row.id} table={table} columns={columns} rowKey={row} />
          ))}
        </CardList>
      ) : (
        <Table label={table.label} stale={stale}>
          <DataTableHead
            table={table}
            columns={columns}
            widths={layout.widths}
            onResize={(key, width) => changeLayout((latest) => withWidth(latest, key, width), true)}
          />
          <tbody>
            {rows.map((row) => (
              <DataRow key={row.id} table={table} columns={columns} widths={layout.widths} rowKey={row} />
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
