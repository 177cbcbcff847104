import fc from "fast-check";
import { expect, it } from "vitest";
import { Big } from "../money.ts";
import {
  matchTransfers,
  type TransferLine,
  type TransferMatch,
  type TransferOrder,
} from "./matchTransfers.ts";

const HOUR = 3_600_000;
const digits = fc.constantFrom(null, "11111", "22222", "1111");
const name = fc.constantFrom("", "A", "Ann Lee", "annlee", "王小明");
const amount = fc.constantFrom("100", "100.0", "250").map((text) => new Big(text));

const lines = fc
  .array(
    fc.record({
      amount,
      digits,
      hints: fc.subarray(["11111", "22222"]),
      name,
      from: fc.integer({ min: 0, max: 6 }),
      hours: fc.constantFrom(0, 3),
    }),
    {
      maxLength: 4,
    },
  )
  .map((all) =>
    all.map(
      ({ from, hours, ...one }, index): TransferLine => ({
        ...one,
        line: index + 2,
        from: from * HOUR,
        to: (from + hours) * HOUR,
      }),
    ),
  );
const orders = fc
  .array(
    fc.record({
      outstanding: amount,
      digits,
      placedAt: fc.integer({ min: 0, max: 8 }),
      names: fc.array(name, { maxLength: 2 }),
      reportedAt: fc.option(fc.integer({ min: 0, max: 8 })),
    }),
    { maxLength: 4 },
  )
  .map((all) =>
    all.map(
      ({ placedAt, reportedAt, ...one }, index): TransferOrder => ({
        ...one,
        id: index + 1,
        placedAt: placedAt * HOUR,
        reportedAt: reportedAt === null ? null : reportedAt * HOUR,
      }),
    ),
  );

/** The evidence by the documented rules, spelled out as a table of conditions; -1 for none. */
function evidence(line: TransferLine, order: TransferOrder): number {
  const letters = (text: string) => [...text.toLowerCase()].filter((one) => /[a-z一-龠]/.test(one)).join("");
  const isLate = line.to >= order.placedAt - HOUR;
  const sameAmount = Number(line.amount) === Number(order.outstanding);
  const hinted = order.digits !== null && line.hints.includes(order.digits);
  const five = hinted || (line.digits?.length === 5 && line.digits === order.digits);
  const contradict =
    !five &&
    line.digits !== null &&
    order.digits !== null &&
    order.digits.slice(-line.digits.length) !== line.digits;
  const sameName = order.names.some((one) => letters(one).length > 1 && letters(one) === letters(line.name));
  const rules: [string, boolean][] = [
    ["DIGITS_AND_AMOUNT", sameAmount && five],
    ["NAME_AND_AMOUNT", sameAmount && !five && !contradict && sameName],
    ["DIGITS_DIFFER", sameAmount && contradict && sameName],
    ["AMOUNT_ONLY", sameAmount && !five && !contradict && !sameName],
    ["AMOUNT_DIFFERS", !sameAmount && five],
  ];
  const found = rules.find(([, holds]) => isLate && holds)?.[0];
  return Object.keys(Object.fromEntries(rules)).indexOf(found ?? "");
}

type Rank = [number, number, number, number];
const compare = (a: Rank, b: Rank) =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Every way to give each line at most one order that has no other line, as lists of ranked pairs. */
function assignments(all: readonly TransferLine[], open: readonly TransferOrder[]): Rank[][] {
  const [line, ...rest] = all;
  if (line === undefined) return [[]];
  const without = assignments(rest, open);
  const withOne = open.flatMap((order) => {
    const strength = evidence(line, order);
    if (strength === -1) return [];
    const near = order.reportedAt ?? order.placedAt;
    const distance = Math.max(0, line.from - near, near - line.to);
    const rank: Rank = [strength, distance, order.id, line.line];
    return assignments(
      rest,
      open.filter(({ id }) => id !== order.id),
    ).map((others) => [rank, ...others]);
  });
  return [...without, ...withOne];
}

/** Compares assignments by their best pairs; the longer one wins if the shorter is its beginning. */
function compareAssignments(a: Rank[], b: Rank[]): number {
  const [left, right] = [a.toSorted(compare), b.toSorted(compare)];
  for (const [index, rank] of left.entries()) {
    const other = right[index];
    if (other === undefined) return -1;
    if (compare(rank, other) !== 0) return compare(rank, other);
  }
  return left.length - right.length;
}

it("is the best of all possible assignments, and certain only without a rival", () => {
  fc.assert(
    fc.property(lines, orders, (all, open) => {
      const matches = matchTransfers(all, open);
      const best = assignments(all, open).toSorted(compareAssignments)[0] ?? [];
      const expected = new Map(best.map(([, , orderId, line]) => [line, orderId]));
      expect(matches.map(({ line, orderId }) => [line, orderId])).toEqual(
        all.map(({ line }) => [line, expected.get(line) ?? null]),
      );

      const isStrong = (line: TransferLine, order: TransferOrder) => [0, 1].includes(evidence(line, order));
      for (const [index, line] of all.entries()) {
        const match = matches[index] as TransferMatch;
        const order = open.find(({ id }) => id === match.orderId);
        const isAlone =
          order !== undefined &&
          isStrong(line, order) &&
          open.filter((one) => isStrong(line, one)).length === 1 &&
          all.filter((one) => isStrong(one, order)).length === 1;
        expect(match.verdict).toBe(order === undefined ? "NONE" : isAlone ? "CERTAIN" : "POSSIBLE");
        if (match.verdict === "CERTAIN") expect(line.amount.eq(order?.outstanding ?? 0)).toBe(true);
      }
      const taken = matches.flatMap(({ orderId }) => orderId ?? []);
      expect(new Set(taken).size).toBe(taken.length);
      expect(new Set(matches.map(({ line }) => line)).size).toBe(all.length);
    }),
    { numRuns: 500 },
  );
});
