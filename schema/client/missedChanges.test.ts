import { expect, it } from "vitest";
import {
  onMissedChange,
  recordEvent,
  recordMutation,
  recordOpening,
  recordRequest,
} from "./missedChanges.ts";

const at = (position: string) => new Headers({ "x-change-position": position });

/** Counts the calls of a watcher. */
function watch(identifier: string) {
  const calls = { count: 0, leave: () => {} };
  calls.leave = onMissedChange(identifier, () => {
    calls.count += 1;
  });
  return calls;
}

it("reports data that was read before a change that was announced before the stream was opened, once", () => {
  recordRequest("orders")(at("a.1"));
  recordRequest("products")(at("a.2"));
  const [orders, products] = [watch("orders"), watch("products")];
  recordOpening(at("a.2"));
  expect([orders.count, products.count]).toEqual([1, 0]);
  recordRequest("others")(at("a.2"));
  expect([orders.count, products.count]).toEqual([1, 0]);
  orders.leave();
  products.leave();
});

it("reports it when the response arrives, or its screen is shown, after the opening", () => {
  const respond = recordRequest("late response");
  const response = watch("late response");
  recordRequest("late screen")(at("a.2"));
  recordOpening(at("a.3"));
  expect(response.count).toBe(0);
  respond(at("a.2"));
  const screen = watch("late screen");
  expect([response.count, screen.count]).toEqual([1, 1]);
  response.leave();
  screen.leave();
});

it("reports an event that arrived between the request and the showing of its data", () => {
  recordRequest("before")(at("a.3"));
  recordEvent();
  recordRequest("after")(at("a.4"));
  const [before, after] = [watch("before"), watch("after")];
  expect([before.count, after.count]).toEqual([1, 0]);
  before.leave();
  after.leave();
});

it("reports an event that arrived between a later request and its response, which replaced newer data", () => {
  recordRequest("first page")(at("a.4"));
  const list = { count: 0 };
  const leave = onMissedChange(
    "first page",
    () => {
      list.count += 1;
    },
    () => "two pages",
  );
  for (const identifier of ["first page", "two pages"]) {
    const respond = recordRequest(identifier);
    const another = recordRequest("another list");
    recordEvent();
    const before = list.count;
    another(at("a.4"));
    expect(list.count).toBe(before);
    respond(at("a.4"));
    expect(list.count).toBe(before + 1);
    recordRequest(identifier)(at("a.5"));
    expect(list.count).toBe(before + 1);
  }
  leave();
});

it("reports an event that arrived between a mutation and its response, which replaced newer data", () => {
  recordRequest("list")(at("a.4"));
  const list = watch("list");
  recordMutation()();
  expect(list.count).toBe(0);
  const respond = recordMutation();
  recordEvent();
  expect(list.count).toBe(0);
  respond();
  expect(list.count).toBe(1);
  list.leave();
});

it("does not compare data before it arrives", () => {
  const respond = recordRequest("suspended");
  recordEvent();
  const screen = watch("suspended");
  expect(screen.count).toBe(0);
  respond(at("a.5"));
  expect(screen.count).toBe(1);
  screen.leave();
});

it("reports data from another process, whose position cannot be compared", () => {
  recordRequest("orders")(at("b.9"));
  const orders = watch("orders");
  recordOpening(at("a.5"));
  expect(orders.count).toBe(1);
  orders.leave();
});

it("reports nothing to a watcher that left, or of data that was read after the opening", () => {
  recordRequest("left")(at("a.5"));
  const left = watch("left");
  left.leave();
  recordOpening(at("a.6"));
  recordRequest("fresh")(at("a.7"));
  const fresh = watch("fresh");
  expect([left.count, fresh.count]).toEqual([0, 0]);
  fresh.leave();
});
