import { clampWidth, type TableLayout } from "@machiya/schema/domain/preferences/tableLayout";

/** The part of a column that the layout needs. */
export interface ColumnKey {
  /** The key of the column in stored layouts, so it never changes. */
  key: string;
  /** Stays visible at this edge while the rest scrolls. */
  sticky?: "start" | "end";
  /** Its cell names the row. */
  isRowHeader?: boolean;
  /** The table leaves it out until the user chooses it; cards show it. */
  hiddenByDefault?: boolean;
  /** A wide window shows it by default, even if others hide it. All documented columns are. */
  isShownWide?: boolean;
}

/** Returns whether the user may hide the column. The name and the actions of a row always stay. */
export function canHide({ sticky, isRowHeader }: ColumnKey): boolean {
  return sticky === undefined && isRowHeader !== true;
}

/** Returns the columns with their defaults in a window that is wide or not. */
export function defaultsAt<Column extends ColumnKey>(columns: readonly Column[], isWide: boolean): Column[] {
  return columns.map((column) =>
    isWide && column.isShownWide === true ? { ...column, hiddenByDefault: false } : column,
  );
}

export function isShown(column: ColumnKey, layout: TableLayout): boolean {
  return !canHide(column) || (layout.shown[column.key] ?? column.hiddenByDefault !== true);
}

/** Shows or hides a column. A column at its default is not stored, so that it follows a later default. */
export function withShown(layout: TableLayout, column: ColumnKey, show: boolean): TableLayout {
  const { [column.key]: _, ...rest } = layout.shown;
  const isDefault = show === (column.hiddenByDefault !== true);
  return { ...layout, shown: isDefault ? rest : { ...rest, [column.key]: show } };
}

/** Sets a column's width within the limits; null makes it as wide as its content. */
export function withWidth(layout: TableLayout, key: string, width: number | null): TableLayout {
  const { [key]: _, ...rest } = layout.widths;
  return { ...layout, widths: width === null ? rest : { ...rest, [key]: clampWidth(width) } };
}

/** Returns the columns in the user's order; the columns at the edges stay there. */
export function inOrder<Column extends ColumnKey>(
  columns: readonly Column[],
  { order }: TableLayout,
): Column[] {
  const places = new Map(order.map((key, index) => [key, index]));
  const defaults = new Map(columns.map(({ key }, index) => [key, index]));
  const movable = columns.filter(({ sticky }) => sticky === undefined);
  // A column that the order does not mention follows the one that precedes it by default.
  const place = ({ key }: Column): number => {
    for (let index = defaults.get(key) ?? 0; index >= 0; index -= 1) {
      const found = places.get(columns[index]?.key ?? "");
      if (found !== undefined) return found;
    }
    return -1;
  };
  const sorted = movable.toSorted(
    (a, b) => place(a) - place(b) || (defaults.get(a.key) ?? 0) - (defaults.get(b.key) ?? 0),
  );
  return [
    ...columns.filter(({ sticky }) => sticky === "start"),
    ...sorted,
    ...columns.filter(({ sticky }) => sticky === "end"),
  ];
}

/** Moves a column by this number of places among the columns that can be moved. */
export function withMoved(
  layout: TableLayout,
  columns: readonly ColumnKey[],
  key: string,
  places: number,
): TableLayout {
  const keys = inOrder(columns, layout)
    .filter(({ sticky }) => sticky === undefined)
    .map((column) => column.key);
  const from = keys.indexOf(key);
  const to = from + places;
  if (from === -1 || to < 0 || to >= keys.length) return layout;
  keys.splice(to, 0, ...keys.splice(from, 1));
  return { ...layout, order: keys };
}

export function isSameLayout(one: TableLayout, other: TableLayout): boolean {
  return (
    isSameRecord(one.shown, other.shown) &&
    isSameRecord(one.widths, other.widths) &&
    one.order.join(" ") === other.order.join(" ")
  );
}

function isSameRecord(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
