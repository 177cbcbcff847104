import { expect, test } from "vitest";
import { type PickedLine, pickRows } from "./pickList.ts";

const line = (name: string, quantity: string, shelf = "茶", waits: string | null = null): PickedLine => ({
  productId: name,
  name,
  quantity,
  shelf,
  imageUrl: null,
  waits,
});

test("a pick list sums each product over all orders, says for which, and is sorted by shelf and name", () => {
  const rows = pickRows(
    [
      { number: 2, lines: [line("b", "1"), line("a", "1.5")] },
      { number: 3, lines: [line("b", "2", "茶", "waits for 2"), line("c", "1", "一")] },
    ],
    "cn",
  );
  expect(rows.map(({ name, quantity }) => [name, quantity])).toEqual([
    ["c", "1"],
    ["a", "1.5"],
    ["b", "3"],
  ]);
  expect(rows[2]?.orders).toEqual([
    { number: 2, quantity: "1", waits: null },
    { number: 3, quantity: "2", waits: "waits for 2" },
  ]);
});

test("a pick list sums decimal quantities exactly", () => {
  const rows = pickRows(
    [
      { number: 2, lines: [line("a", "0.1")] },
      { number: 3, lines: [line("a", "0.2")] },
    ],
    "cn",
  );
  expect(rows[0]?.quantity).toBe("0.3");
});

test("shelves are sorted by the strokes of Chinese and by numbers, not by the browser's language", () => {
  const shelves = ["架 10", "茶", "架 2", "一"];
  const rows = pickRows([{ number: 1, lines: shelves.map((shelf) => line(`${shelf}品`, "1", shelf)) }], "cn");
  expect(rows.map(({ shelf }) => shelf)).toEqual(["一", "架 2", "架 10", "茶"]);
});
