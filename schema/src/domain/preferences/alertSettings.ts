/** Which alerts of the console one user has seen. */
export interface AlertSettings {
  /** The time of the newest alert that the user has seen, in ISO 8601; null for none. */
  seenUntil: string | null;
}

/** Parses stored settings. Damaged or unknown parts fall back to their default. */
export function readAlertSettings(value: unknown): AlertSettings {
  const seenUntil =
    typeof value === "object" && value !== null && "seenUntil" in value ? value.seenUntil : null;
  const isTime = typeof seenUntil === "string" && !Number.isNaN(Date.parse(seenUntil));
  return { seenUntil: isTime ? new Date(seenUntil).toISOString() : null };
}

/** Returns whether the user has not seen an alert of this time yet. */
export function isUnseen(at: string, { seenUntil }: AlertSettings): boolean {
  return seenUntil === null || Date.parse(at) > Date.parse(seenUntil);
}
