import { describe, expect, it } from "vitest";
import {
  DEFAULT_LAYOUT,
  DEFAULT_SETTINGS,
  isSameLayout,
  isShown,
  MAX_COLUMN_WIDTH,
  MIN_COLUMN_WIDTH,
  parseSettings,
  settingsKey,
  withoutView,
  withShown,
  withView,
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

  it("that name the row or stay at an edge cannot be hidden", () => {
    const layout = { shown: { name: false, actions: false }, widths: {} };
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

describe("saved views", () => {
  const view = { name: "Unpaid", filters: "paymentState=UNPAID", layout: DEFAULT_LAYOUT };

  it("are unique by name and sorted by it", () => {
    const two = withView(withView(DEFAULT_SETTINGS, view), { ...view, name: "Open", filters: "state=OPEN" });
    expect(two.views.map(({ name }) => name)).toEqual(["Open", "Unpaid"]);
    const changed = withView(two, { ...view, filters: "" });
    expect(changed.views.map(({ filters }) => filters)).toEqual(["state=OPEN", ""]);
    expect(withoutView(changed, "Open").views).toHaveLength(1);
  });
});

describe("stored settings", () => {
  it("are read as they were written", () => {
    const settings = {
      layout: { shown: { note: false }, widths: { buyer: 200 } },
      views: [{ name: "a", filters: "state=OPEN", layout: { shown: {}, widths: { total: 90 } } }],
    };
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
  });

  it.each([null, "", "nonsense", "null", "[]", '"text"', '{"layout":7,"views":{}}'])(
    "fall back to the default: %s",
    (text) => expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS),
  );

  it("drop only damaged parts, and keep columns that this version does not know", () => {
    const text = JSON.stringify({
      layout: { shown: { note: "no", future: true }, widths: { a: -1, b: "9", c: 4000, d: null } },
      views: [null, { name: "", filters: "" }, { name: "x" }, { name: "y", filters: "", layout: [] }],
    });
    expect(parseSettings(text)).toEqual({
      layout: { shown: { future: true }, widths: { c: MAX_COLUMN_WIDTH } },
      views: [{ name: "y", filters: "", layout: DEFAULT_LAYOUT }],
    });
  });

  it("belong to a user, a list and a version", () => {
    expect(settingsKey("U3RhZmY6MQ==", "orders")).toBe("machiya.table.v1.U3RhZmY6MQ==.orders");
  });
});
