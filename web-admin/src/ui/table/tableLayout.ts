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
}

/** A user's changes of a table's columns. Keys of columns that no longer exist have no effect. */
export interface TableLayout {
  /** Columns that the user showed or hid; the others keep their default. */
  shown: Readonly<Record<string, boolean>>;
  /** The widths in pixels that the user set. */
  widths: Readonly<Record<string, number>>;
}

/** A named combination of filters and columns. */
export interface SavedView {
  name: string;
  /** The list's filters as URL search parameters. */
  filters: string;
  layout: TableLayout;
}

/** The stored settings of one table for one user. */
export interface TableSettings {
  layout: TableLayout;
  views: readonly SavedView[];
}

export const MIN_COLUMN_WIDTH = 48;
export const MAX_COLUMN_WIDTH = 640;

export const DEFAULT_LAYOUT: TableLayout = { shown: {}, widths: {} };
export const DEFAULT_SETTINGS: TableSettings = { layout: DEFAULT_LAYOUT, views: [] };

/**
 * Returns the storage key of a user's settings of a list. A format that `parseSettings` cannot read needs a
 * new version.
 */
export function settingsKey(userId: string, list: string): string {
  return `machiya.table.v1.${userId}.${list}`;
}

/** Returns whether the user may hide the column. The name and the actions of a row always stay. */
export function canHide({ sticky, isRowHeader }: ColumnKey): boolean {
  return sticky === undefined && isRowHeader !== true;
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

function clampWidth(width: number): number {
  return Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, width)));
}

/** Adds a view, or replaces the one of the same name. */
export function withView(settings: TableSettings, view: SavedView): TableSettings {
  const rest = settings.views.filter(({ name }) => name !== view.name);
  return { ...settings, views: [...rest, view].sort((a, b) => a.name.localeCompare(b.name)) };
}

export function withoutView(settings: TableSettings, name: string): TableSettings {
  return { ...settings, views: settings.views.filter((view) => view.name !== name) };
}

export function isSameLayout(one: TableLayout, other: TableLayout): boolean {
  return isSameRecord(one.shown, other.shown) && isSameRecord(one.widths, other.widths);
}

function isSameRecord(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** Parses stored settings. Damaged or unknown parts fall back to their default. */
export function parseSettings(text: string | null): TableSettings {
  const stored = parseRecord(text);
  const views = Array.isArray(stored.views) ? stored.views : [];
  return {
    layout: readLayout(stored.layout),
    views: views
      .filter(isRecord)
      .flatMap(({ name, filters, layout }) =>
        typeof name === "string" && name !== "" && typeof filters === "string"
          ? [{ name, filters, layout: readLayout(layout) }]
          : [],
      ),
  };
}

function parseRecord(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function readLayout(value: unknown): TableLayout {
  const { shown, widths } = isRecord(value) ? value : {};
  return {
    shown: entriesOf(shown, (one) => (typeof one === "boolean" ? one : null)),
    widths: entriesOf(widths, (one) => (typeof one === "number" && one > 0 ? clampWidth(one) : null)),
  };
}

function entriesOf<Value>(record: unknown, read: (value: unknown) => Value | null): Record<string, Value> {
  const entries: [string, Value][] = [];
  for (const [key, value] of Object.entries(isRecord(record) ? record : {})) {
    const known = read(value);
    if (known !== null) entries.push([key, known]);
  }
  return Object.fromEntries(entries);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
