import { describe, expect, it } from "vitest";
import { type DraftState, draftOfCustomer, startDraft } from "./storedDraft.ts";

const read = (value: unknown) => (typeof value === "string" ? value : "");
const start = (owner: string | null, value = "typed") => startDraft({ owner, value }, read);
const signIn = (state: DraftState<string>, id: string | null) => draftOfCustomer(state, id, read);
const typed = (state: DraftState<string>, draft: string) => ({ ...state, draft, unsaved: true });

describe("a stored draft", () => {
  it("of nobody is shown at once and becomes the customer's who signs in", () => {
    expect(start(null).draft).toBe("typed");
    expect(signIn(start(null), "A")).toEqual({ draft: "typed", owner: "A", held: null, unsaved: true });
  });

  it("of a customer is shown to this customer only", () => {
    expect(start("A").draft).toBe("");
    expect(signIn(start("A"), "A")).toMatchObject({ draft: "typed", owner: "A", unsaved: false });
    expect(signIn(start("A"), null).draft).toBe("");
  });

  it("of another customer is replaced in storage too", () => {
    expect(signIn(start("A"), "B")).toEqual({ draft: "", owner: "B", held: null, unsaved: true });
  });

  it("waits for its customer, also when the session is known late", () => {
    expect(signIn(signIn(start("A"), null), "A").draft).toBe("typed");
  });

  it("does not replace what has been typed in the meantime", () => {
    expect(signIn(typed(start("A"), "new"), "A")).toMatchObject({ draft: "new", owner: "A", unsaved: true });
  });
});

describe("a draft while the form is open", () => {
  const mine = signIn(typed(startDraft(null, read), "typed"), "A");

  it("stays when the session ends, and when the same customer signs in again", () => {
    expect(signIn(mine, null)).toBe(mine);
    expect(signIn(signIn(mine, null), "A").draft).toBe("typed");
  });

  it("is dropped when another customer signs in", () => {
    expect(signIn(signIn(mine, null), "B")).toEqual({ draft: "", owner: "B", held: null, unsaved: true });
  });
});
