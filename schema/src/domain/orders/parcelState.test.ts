import { expect, it } from "vitest";
import {
  canUnpack,
  followingParcelStates,
  netQuantity,
  nextParcelStates,
  PARCEL_STATES,
  packableQuantity,
  packedQuantities,
  readTrackingLink,
  trackingUrl,
} from "./parcelState.ts";

it("moves from packed over shipped to delivered, and back when it is returned", () => {
  expect(PARCEL_STATES.map((state) => [state, followingParcelStates(state), canUnpack(state)])).toEqual([
    ["PACKED", ["SHIPPED"], true],
    ["SHIPPED", ["DELIVERED", "RETURNED"], false],
    ["DELIVERED", ["RETURNED"], false],
    ["RETURNED", [], false],
  ]);
});

it("of a canceled order does not leave the shop, and comes back when it has", () => {
  expect(PARCEL_STATES.map((state) => nextParcelStates(state, "CANCELLED"))).toEqual([
    [],
    ["DELIVERED", "RETURNED"],
    ["RETURNED"],
    [],
  ]);
  expect(nextParcelStates("PACKED", "ESTABLISHED")).toEqual(["SHIPPED"]);
});

it("counts what is in parcels that were not returned", () => {
  const item = (orderLineId: number, quantity: string, state: (typeof PARCEL_STATES)[number]) => ({
    orderLineId,
    quantity,
    parcel: { state },
  });
  const items = [
    item(1, "2", "PACKED"),
    item(1, "0.5", "DELIVERED"),
    item(1, "9", "RETURNED"),
    item(2, "1", "SHIPPED"),
  ];
  expect([...packedQuantities(items)].map(([id, quantity]) => [id, quantity.toFixed()])).toEqual([
    [1, "2.5"],
    [2, "1"],
  ]);
});

it.each([
  { quantity: "3", restocked: "0", packed: "0", net: "3", packable: "3" },
  { quantity: "3", restocked: "0", packed: "1", net: "3", packable: "2" },
  { quantity: "3", restocked: "1", packed: "0", net: "2", packable: "2" },
  { quantity: "3", restocked: "1", packed: "2", net: "2", packable: "0" },
  { quantity: "3", restocked: "1", packed: "3", net: "2", packable: "0" },
  { quantity: "3", restocked: "3", packed: "0", net: "0", packable: "0" },
  { quantity: "0.3", restocked: "0.1", packed: "0.1", net: "0.2", packable: "0.1" },
])("packs only what no refund has returned to the stock: %o", ({ packed, net, packable, ...line }) => {
  expect(netQuantity(line).toFixed()).toBe(net);
  expect(packableQuantity(line, packed).toFixed()).toBe(packable);
});

it.each([
  ["https://t.example/{number}?x={number}", "AB 1", "https://t.example/AB%201?x=AB%201"],
  ["https://t.example/", "", "https://t.example/"],
  ["https://t.example/{number}", "", null],
  ["", "AB1", null],
])("fills %s with %s", (link, number, url) => {
  expect(trackingUrl(link, number)).toBe(url);
});

it.each([
  [" https://t.example/?no={number} ", "https://t.example/?no={number}"],
  ["https://t.example", "https://t.example"],
  ["http://t.example/{number}", null],
  ["https://{number}.example/", null],
  ["https://user@t.example/", null],
  ["javascript:alert(1)", null],
  ["t.example", null],
])("reads the link %s as %s", (text, link) => {
  expect(readTrackingLink(text)).toBe(link);
});
