import { OrderState } from "@machiya/prisma/enums";
import { describe, expect, test } from "vitest";
import {
  customerCancelPermission,
  EDITABLE_WHEN_FINAL,
  followingStates,
  isFinal,
  nextOrderState,
  OPEN_ORDER_STATES,
  type OrderAction,
  orderPermission,
  orderTransition,
} from "./orderState.ts";

const STATES = Object.values(OrderState);

/** Every allowed pair (decisions.md §4); the other 25 − 5 − 6 are forbidden. */
const ALLOWED = [
  "ESTABLISHED IN_ACTION",
  "IN_ACTION WAITING",
  "WAITING COMPLETE",
  "ESTABLISHED CANCELLED",
  "IN_ACTION CANCELLED",
  "WAITING CANCELLED",
];

describe("an order advances one step at a time, and can be cancelled from the first three states", () => {
  const pairs = STATES.flatMap((from) => STATES.map((to) => ({ from, to })));
  test("there are 25 pairs", () => expect(pairs).toHaveLength(25));
  test.each(pairs)("$from to $to has the documented result", ({ from, to }) => {
    const expected = from === to ? "same" : ALLOWED.includes(`${from} ${to}`) ? "allowed" : "forbidden";
    expect(orderTransition({ state: from, isEmpty: false }, to)).toBe(expected);
  });
});

test("following states start with the regular next one", () => {
  expect(
    STATES.map((state) => [state, nextOrderState(state), followingStates({ state, isEmpty: false })]),
  ).toEqual([
    ["ESTABLISHED", "IN_ACTION", ["IN_ACTION", "CANCELLED"]],
    ["IN_ACTION", "WAITING", ["WAITING", "CANCELLED"]],
    ["WAITING", "COMPLETE", ["COMPLETE", "CANCELLED"]],
    ["COMPLETE", null, []],
    ["CANCELLED", null, []],
  ]);
});

describe("a final order cannot be advanced, cancelled, deleted or edited, nor can its lines change", () => {
  const actions: OrderAction[] = ["ADVANCE", "CANCEL", "DELETE", "EDIT", "CHANGE_LINES"];
  test.each(actions.flatMap((action) => STATES.map((state) => ({ action, state }))))(
    "$action in $state",
    ({ action, state }) => {
      const final = state === "COMPLETE" || state === "CANCELLED";
      expect(isFinal(state)).toBe(final);
      expect(orderPermission(action, { state, isEmpty: false })).toEqual(
        final ? { allowed: false, reason: "ORDER_STATE_FORBIDS" } : { allowed: true, reason: null },
      );
    },
  );

  test("the payment state and note of a final order can still change", () => {
    expect(EDITABLE_WHEN_FINAL).toEqual(["paymentState", "note"]);
  });
});

describe("open orders", () => {
  test("are those that are not final", () => {
    const states = ["ESTABLISHED", "IN_ACTION", "WAITING", "COMPLETE", "CANCELLED"] as const;
    expect(states.filter((state) => !isFinal(state))).toEqual([...OPEN_ORDER_STATES]);
  });
});

describe("an order without lines", () => {
  const empty = (state: OrderState) => ({ state, isEmpty: true });

  test.each(STATES)("in state %s can be canceled when it is open, and never advances", (state) => {
    expect(followingStates(empty(state))).toEqual(isFinal(state) ? [] : ["CANCELLED"]);
    expect(orderPermission("ADVANCE", empty(state)).allowed).toBe(false);
    for (const to of STATES) {
      const expected =
        state === to ? "same" : to === "CANCELLED" && !isFinal(state) ? "allowed" : "forbidden";
      expect(orderTransition(empty(state), to)).toBe(expected);
    }
  });

  test.each(["CANCEL", "DELETE", "EDIT", "CHANGE_LINES"] as const)("allows %s while it is open", (action) => {
    for (const state of STATES) expect(orderPermission(action, empty(state)).allowed).toBe(!isFinal(state));
  });
});

describe("customerCancelPermission", () => {
  test.each(Object.values(OrderState))("of an order that is %s", (state) => {
    const allowed = state === "ESTABLISHED";
    expect(customerCancelPermission({ state })).toEqual({
      allowed,
      reason: allowed ? null : "ORDER_STATE_FORBIDS",
    });
  });
});
