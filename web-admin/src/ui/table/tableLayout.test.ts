import {
  DEFAULT_LAYOUT,
  DEFAULT_SETTINGS,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
  readSavedView,
  readTableSettings,
  type TableLayout,
} from "@machiya/schema/domain/preferences/tableLayout";
import { describe, expect, it } from "vitest";
import {
  defaultsAt,
  inOrder,
  isSameLayout,
  isShown,
  withMoved,
  withShown,
  withWidth,
} from "./tableLayout.ts";

const note = { key: "note" };
const source = { key: "source", hiddenByDefault: true };

describe("the columns of a table", () => {
  it("are shown unless they are hidden by default", () => {
    expect(isShown(note, DEFAULT_LAYOUT)).toBe(true);
    expect(isShown(source, DEFAULT_LAYOUT)).toBe(false);
  });

  it("can be hidden and shown, and are not stored at their default", () => {
    const changed = withShown(withShown(DEFAULT_LAYOUT, note, false), source, true);
    expect([isShown(note, changed), isShown(source, changed)]).toEqual([false, true]);
    const back = withShown(withShown(changed, note, true), source, false);
    expect(isSameLayout(back, DEFAULT_LAYOUT)).toBe(true);
  });

  it("that are documented are shown by default in a wide window, and can be hidden there", () => {
    const documented = { key: "address", hiddenByDefault: true, isShownWide: true };
    const shown = (isWide: boolean, layout = DEFAULT_LAYOUT) =>
      defaultsAt([documented, source, note], isWide).map((column) => isShown(column, layout));
    expect(shown(false)).toEqual([false, false, true]);
    expect(shown(true)).toEqual([true, false, true]);
    const [wide] = defaultsAt([documented], true);
    if (wide === undefined) throw new Error("there is a column");
    const hidden = withShown(DEFAULT_LAYOUT, wide, false);
    expect(shown(true, hidden)).toEqual([false, false, true]);
    expect(isSameLayout(withShown(hidden, wide, true), DEFAULT_LAYOUT)).toBe(true);
  });

  it("that name the row or stay at an edge cannot be hidden", () => {
    const layout = { shown: { name: false, actions: false }, widths: {}, order: [] };
    expect(isShown({ key: "name", isRowHeader: true }, layout)).toBe(true);
    expect(isShown({ key: "actions", sticky: "end" }, layout)).toBe(true);
  });

  it("get whole widths within the limits, or no width", () => {
    expect(withWidth(DEFAULT_LAYOUT, "note", 120.4).widths).toEqual({ note: 120 });
    expect(withWidth(DEFAULT_LAYOUT, "note", 1).widths).toEqual({ note: MIN_COLUMN_WIDTH });
    expect(withWidth(DEFAULT_LAYOUT, "note", 9999).widths).toEqual({ note: MAX_COLUMN_WIDTH });
    expect(withWidth(withWidth(DEFAULT_LAYOUT, "note", 99), "note", null)).toEqual(DEFAULT_LAYOUT);
  });
});

describe("the order of the columns", () => {
  const columns = [
    { key: "number", sticky: "start" as const },
    ...["a", "b", "c", "d"].map((key) => ({ key })),
    { key: "actions", sticky: "end" as const },
  ];
  const keys = (layout: TableLayout) => inOrder(columns, layout).map(({ key }) => key);

  it("is the default without a choice, and the edges stay", () => {
    expect(keys(DEFAULT_LAYOUT)).toEqual(["number", "a", "b", "c", "d", "actions"]);
    const moved = withMoved(withMoved(DEFAULT_LAYOUT, columns, "d", -1), columns, "a", 1);
    expect(keys(moved)).toEqual(["number", "b", "a", "d", "c", "actions"]);
  });

  it("does not move beyond the edges", () => {
    expect(withMoved(DEFAULT_LAYOUT, columns, "a", -1)).toEqual(DEFAULT_LAYOUT);
    expect(withMoved(DEFAULT_LAYOUT, columns, "d", 1)).toEqual(DEFAULT_LAYOUT);
    expect(withMoved(DEFAULT_LAYOUT, columns, "number", 1)).toEqual(DEFAULT_LAYOUT);
  });

  it("puts columns of a later version after those that precede them by default", () => {
    expect(keys({ ...DEFAULT_LAYOUT, order: ["d", "a", "gone"] })).toEqual([
      ...["number", "d", "a", "b", "c", "actions"],
    ]);
  });
});

describe("stored settings", () => {
  it.each([null, "", "nonsense", [], "text", { layout: 7, rows: {} }, { rows: 11 }])(
    "fall back to the default: %j",
    (value) => expect(readTableSettings(value)).toEqual(DEFAULT_SETTINGS),
  );

  it("drop only damaged parts, and keep columns that this version does not know", () => {
    const layout = {
      shown: { note: "no", future: true },
      widths: { a: -1, b: "9", c: 4000 },
      order: [1, "x"],
    };
    const read = { shown: { future: true }, widths: { c: MAX_COLUMN_WIDTH }, order: ["x"] };
    expect(readTableSettings({ layout, rows: 50 })).toEqual({ layout: read, rows: 50 });
    expect(readSavedView({ search: "state=OPEN", layout })).toEqual({ search: "state=OPEN", layout: read });
  });
});
