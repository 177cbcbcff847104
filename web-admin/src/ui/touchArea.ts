/** Makes a text link react to a finger beside its text too, without moving the text or its neighbors. */
export const touchArea = {
  "@media (pointer: coarse)": { padding: "12px 18px", margin: "-12px -18px" },
} as const;
