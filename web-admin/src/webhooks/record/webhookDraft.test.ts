import { expect, it } from "vitest";
import { isWebUrl, splitKinds, webhookDetails } from "./webhookDraft.ts";

it("kinds are returned in a fixed order, and unknown ones are dropped", () => {
  expect(splitKinds("PRODUCT_CREATED,TEST,ORDER_DELETED,ORDER_CREATED")).toEqual([
    "ORDER_CREATED",
    "ORDER_DELETED",
    "PRODUCT_CREATED",
  ]);
  expect(splitKinds("")).toEqual([]);
});

it("only changed fields are sent", () => {
  expect(webhookDetails({})).toEqual({});
  expect(webhookDetails({ kinds: "ORDER_CREATED", active: "false" })).toEqual({
    kinds: ["ORDER_CREATED"],
    active: false,
  });
});

it.each([
  ["https://example.com", true],
  [" HTTP://127.0.0.1:9/x ", true],
  ["example.com", false],
  ["https://", false],
  ["ftp://example.com", false],
])("%j is a web URL: %s", (text, good) => expect(isWebUrl(text)).toBe(good));
