import { expect, test } from "vitest";
import { toSend } from "./toSend.ts";

test("pieces that a refund returned to the stock are not sent, and a line without others is left out", () => {
  const lines = [
    { id: "a", quantity: "3", restocked: "0" },
    { id: "b", quantity: "2", restocked: "1" },
    { id: "c", quantity: "0.3", restocked: "0.1" },
    { id: "d", quantity: "2", restocked: "2" },
  ];
  const { number, lines: sent } = toSend({ number: 7, lines });
  expect(number).toBe(7);
  expect(sent.map(({ id, quantity }) => [id, quantity])).toEqual([
    ["a", "3"],
    ["b", "1"],
    ["c", "0.2"],
  ]);
});
