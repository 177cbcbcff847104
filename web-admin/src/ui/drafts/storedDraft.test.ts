import { expect, it } from "vitest";
import { parseStoredDraft, readDraftLike } from "./storedDraft.ts";

const EMPTY = { text: "", cards: [] as string[], names: {}, at: null as string | null };

it("takes the stored fields that have the right type, and leaves the others empty", () => {
  expect(
    readDraftLike(EMPTY, { text: "Hi", cards: {}, names: { a: "A" }, at: "2026-11-23T10:00", more: 1 }),
  ).toEqual({
    text: "Hi",
    cards: [],
    names: { a: "A" },
    at: "2026-11-23T10:00",
  });
});

it.each([null, 7, "x", [], { text: 1, cards: null, names: [], at: 3 }])(
  "reads %j as an empty draft",
  (value) => {
    expect(readDraftLike(EMPTY, value)).toEqual(EMPTY);
  },
);

const item = { savedAt: 5, owner: "me", value: { draft: { text: "Hi" }, entries: ["k1"] } };
const read = (value: unknown) => readDraftLike(EMPTY, value);

it("returns one's own draft with its time and its history entries", () => {
  expect(parseStoredDraft(item, "me", read)).toEqual({
    draft: { ...EMPTY, text: "Hi" },
    entries: ["k1"],
    savedAt: 5,
  });
});

it("ignores another person's draft and a malformed one", () => {
  expect(parseStoredDraft(item, "someone else", read)).toBeNull();
  expect(parseStoredDraft({ ...item, value: 3 }, "me", read)).toBeNull();
  expect(parseStoredDraft(null, "me", read)).toBeNull();
});
