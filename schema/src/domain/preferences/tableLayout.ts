/** A user's changes of a table's columns. Keys of columns that no longer exist have no effect. */
export interface TableLayout {
  /** Columns that the user showed or hid; the others keep their default. */
  shown: Readonly<Record<string, boolean>>;
  /** The widths in pixels that the user set. */
  widths: Readonly<Record<string, number>>;
  /** The keys of the columns in the user's order; columns that are not listed follow in their default order. */
  order: readonly string[];
}

/** How one user sees a list, besides its filters. */
export interface TableSettings {
  layout: TableLayout;
  /** The number of rows on a page. */
  rows: PageSize;
}

/** A saved combination of filters, order, and columns of a list. */
export interface SavedView {
  /** The list's filters and its sort as URL search parameters. */
  search: string;
  layout: TableLayout;
}

/** The selectable numbers of rows on a page; the first is the default (shop.md §9). */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const MIN_COLUMN_WIDTH = 48;
export const MAX_COLUMN_WIDTH = 640;

export const DEFAULT_LAYOUT: TableLayout = { shown: {}, widths: {}, order: [] };
export const DEFAULT_SETTINGS: TableSettings = { layout: DEFAULT_LAYOUT, rows: PAGE_SIZES[0] };

/** Limits a column's width. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, width)));
}

/** Parses stored settings. Damaged or unknown parts fall back to their default. */
export function readTableSettings(value: unknown): TableSettings {
  const { layout, rows } = recordOf(value);
  return {
    layout: readTableLayout(layout),
    rows: PAGE_SIZES.find((size) => size === rows) ?? DEFAULT_SETTINGS.rows,
  };
}

/** Parses a stored view. Damaged or unknown parts fall back to their default. */
export function readSavedView(value: unknown): SavedView {
  const { search, layout } = recordOf(value);
  return { search: typeof search === "string" ? search : "", layout: readTableLayout(layout) };
}

function readTableLayout(value: unknown): TableLayout {
  const { shown, widths, order } = recordOf(value);
  return {
    shown: entriesOf(shown, (one) => (typeof one === "boolean" ? one : null)),
    widths: entriesOf(widths, (one) => (typeof one === "number" && one > 0 ? clampWidth(one) : null)),
    order: Array.isArray(order) ? order.filter((key) => typeof key === "string") : [],
  };
}

function entriesOf<Value>(record: unknown, read: (value: unknown) => Value | null): Record<string, Value> {
  const entries: [string, Value][] = [];
  for (const [key, value] of Object.entries(recordOf(record))) {
    const known = read(value);
    if (known !== null) entries.push([key, known]);
  }
  return Object.fromEntries(entries);
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
