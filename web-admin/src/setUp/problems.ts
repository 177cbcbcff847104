/** The form values of the set-up. */
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

/** The minimum length of a password, as the server requires. */
const MIN_PASSWORD_LENGTH = 8;

/** Returns the validation errors of a set-up by field; empty if it can be submitted. */
export function setUpProblems(draft: SetUpDraft): Partial<Record<keyof SetUpDraft, SetUpProblem>> {
  const missing = Object.entries(draft).filter(([, text]) => text.trim() === "");
  return {
    ...(draft.password.length < MIN_PASSWORD_LENGTH && { password: "SHORT" }),
    // The password must be typed twice (decisions.md §3).
    ...(draft.password !== draft.confirmation && { confirmation: "DIFFERS" }),
    ...Object.fromEntries(missing.map(([field]) => [field, "MISSING"])),
  };
}
