import type { ListFilters } from "@machiya/schema/domain/listFilters/listFilters";
import type { ReactNode } from "react";
import type { SelectableRow } from "../lists/selection.tsx";
import type { ColumnKey } from "./tableLayout.ts";

/**
 * One column of a list. Both the table of a wide screen and the cards of a narrow one are rendered from it.
 */
export interface Column<Row> extends ColumnKey {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The minimum width in pixels until the user sets one. */
  width?: number;
  /** Aligns numbers at the end, so that their digits line up. */
  numeric?: boolean;
  nowrap?: boolean;
  /** The list can be sorted by this column; the URL names it by its key. */
  sortable?: boolean;
  /**
   * The place on a card; without one, cards leave the column out. Title and badge share the first line, the
   * body follows, facts are pairs of header and cell, and the foot is beside the actions.
   */
  place?: "title" | "badge" | "body" | "fact" | "foot" | "actions";
  /** The cell on a card where it differs from the table's. A fact that is null or empty is left out. */
  cardCell?: (row: Row) => ReactNode;
}

/** The content that can be opened below a row. */
export interface RowDetail<Row> {
  header: string;
  /** The name of the button that opens it. */
  label: (row: Row) => string;
  content: (row: Row) => ReactNode;
}

/**
 * A list's table as data. `Key` is the reference to a row's Relay fragment, `Row` the data of that fragment.
 */
export interface TableDefinition<Key, Row> {
  /** The key of the list in stored settings, so it never changes. */
  name: string;
  /** The accessible name of the table. */
  label: string;
  filters: ListFilters;
  columns: readonly Column<Row>[];
  /** Reads one row; a hook, so that a change of one row renders that row alone. */
  useRow: (key: Key) => Row;
  /** The row's select box; null: this row cannot be selected. Without it the table has no boxes. */
  select?: ((row: Row) => SelectableRow | null) | undefined;
  /** Opens the row's record when the row is clicked beside its controls. */
  onOpen?: (row: Row) => void;
  /** Whether the row is highlighted. */
  isMarked?: (row: Row) => boolean;
  detail?: RowDetail<Row>;
}
