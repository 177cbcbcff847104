import { describe, expect, it } from "vitest";
import {
  audienceOf,
  contentOf,
  draftProblem,
  EMPTY_DRAFT,
  isAudienceMissing,
  timeProblem,
} from "./broadcastDraft.ts";

const full = {
  ...EMPTY_DRAFT,
  productIds: ["p"],
  productTypeIds: ["t"],
  serviceIds: ["s"],
  customerIds: ["c"],
};
const card = { id: "p", name: "茶", price: "100", cardUrl: null };

describe("the draft of a broadcast", () => {
  it.each([
    ["EVERYONE", {}],
    ["BOUGHT", { productIds: ["p"], productTypeIds: ["t"] }],
    ["BOOKED", { serviceIds: ["s"] }],
    ["CHOSEN", { customerIds: ["c"] }],
  ] as const)("sends for %s only the ids of that audience", (audience, named) => {
    expect(audienceOf({ ...full, audience })).toEqual({ kind: audience, ...named });
    expect(isAudienceMissing({ ...full, audience })).toBe(false);
    expect(isAudienceMissing({ ...EMPTY_DRAFT, audience })).toBe(audience !== "EVERYONE");
  });

  it("is sent trimmed and without empty parts", () => {
    expect(contentOf({ ...EMPTY_DRAFT, text: " 新茶\n" })).toEqual({ text: "新茶" });
    expect(contentOf({ ...EMPTY_DRAFT, image: "data:,", cards: [card] })).toEqual({
      text: "",
      image: "data:,",
      productIds: ["p"],
    });
    expect(draftProblem(EMPTY_DRAFT)).toBe("EMPTY");
    expect(draftProblem({ ...EMPTY_DRAFT, cards: [card] })).toBeNull();
  });

  it("may be scheduled at a time in the store's zone", () => {
    const now = new Date("2026-11-21T02:00:00Z");
    const at = { ...EMPTY_DRAFT, at: "2026-11-21T10:01" };
    expect(timeProblem(EMPTY_DRAFT, null, now)).toBeNull();
    expect(timeProblem(at, null, now)).toBe("TOO_SOON");
    expect(timeProblem(at, "2026-11-21T02:01:00Z", now)).toBeNull();
    expect(timeProblem(at, "2026-11-21T02:00:59Z", now)).toBe("TOO_SOON");
    expect(timeProblem(at, "2027-01-20T02:00:01Z", now)).toBe("TOO_FAR");
  });
});
