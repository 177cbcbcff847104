/** What the first admin types; all text. */
export interface SetUpDraft {
  code: string;
  storeName: string;
  bankCode: string;
  address: string;
  timeZone: string;
  name: string;
  username: string;
  password: string;
  confirmation: string;
}

export type SetUpProblem = "MISSING" | "SHORT" | "DIFFERS";

/** The least length of a password, as the server asks it. */
const MIN_PASSWORD_LENGTH = 8;

/** What keeps a set-up from being sent, by field; empty when nothing does. */
export function setUpProblems(draft: SetUpDraft): Partial<Record<keyof SetUpDraft, SetUpProblem>> {
  const missing = Object.entries(draft).filter(([, text]) => text.trim() === "");
  return {
    ...(draft.password.length < MIN_PASSWORD_LENGTH && { password: "SHORT" }),
    // Source: decisions.md §3.
    ...(draft.password !== draft.confirmation && { confirmation: "DIFFERS" }),
    ...Object.fromEntries(missing.map(([field]) => [field, "MISSING"])),
  };
}
