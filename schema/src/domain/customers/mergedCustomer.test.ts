import { describe, expect, it } from "vitest";
import { mergeConflicts, mergedDetails, mergeRefusal } from "./mergedCustomer.ts";

const person = (details: Partial<{ name: string; phone: string; note: string; tags: string[] }> = {}) => ({
  name: "",
  phone: "",
  note: "",
  tags: [],
  ...details,
});

it.each([
  [1, "U1", 1, "U1", "SAME_CUSTOMER"],
  [1, "U1", 2, "U2", "BOTH_USE_LINE"],
  [1, null, 2, null, "NEITHER_USES_LINE"],
  [1, null, 2, "U2", null],
  [1, "U1", 2, null, null],
])("customer %i of %s and customer %i of %s: %s", (id, lineUserId, otherId, other, refusal) => {
  expect(mergeRefusal({ id, lineUserId }, { id: otherId, lineUserId: other })).toBe(refusal);
});

describe("the remaining customer", () => {
  it("keeps their name and phone number, and gets those that they lack", () => {
    const target = person({ name: "美", note: "a" });
    const source = person({ name: "王小美", phone: "0900", note: "b" });
    expect(mergedDetails(target, source)).toEqual(person({ name: "美", phone: "0900", note: "a\nb" }));
  });

  it("takes the chosen name and phone number, unless they are empty", () => {
    const target = person({ name: "美", phone: "0911" });
    const source = person({ name: "王小美" });
    expect(mergedDetails(target, source, { name: source, phone: source })).toEqual(
      person({ name: "王小美", phone: "0911" }),
    );
  });

  it("does not repeat an equal note or tag", () => {
    const target = person({ note: "a", tags: ["VIP"] });
    const source = person({ note: "a", tags: ["vip", "過敏"] });
    expect(mergedDetails(target, source)).toEqual(person({ note: "a", tags: ["VIP", "過敏"] }));
  });
});

describe("the conflicts", () => {
  it("are different names and phone numbers, but not missing ones", () => {
    expect(mergeConflicts(person({ name: "a", phone: "1" }), person({ name: "b", phone: "2" }))).toEqual([
      "NAME",
      "PHONE",
    ]);
    expect(mergeConflicts(person({ name: "a" }), person({ name: "a", phone: "2" }))).toEqual([]);
  });

  it("are notes and tags that are too much together", () => {
    const tags = (from: number) => Array.from({ length: 11 }, (_, index) => `${from + index}`);
    const long = { note: "a".repeat(1000), tags: tags(0) };
    const other = { note: "b".repeat(999), tags: tags(1) };
    expect(mergeConflicts(person(long), person(other))).toEqual([]);
    expect(mergeConflicts(person(long), person({ note: "b".repeat(1000), tags: tags(10) }))).toEqual([
      "NOTE_TOO_LONG",
      "TOO_MANY_TAGS",
    ]);
  });
});
