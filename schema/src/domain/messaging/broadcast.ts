import type { FieldRule } from "../fieldRule.ts";

/** Maximum length of a text message in UTF-16 units: LINE's limit (decisions.md §4, broadcast). */
export const MAX_BROADCAST_LENGTH = 5000;

/** Maximum number of user ids per multicast request: LINE's limit. */
export const MAX_MULTICAST_RECIPIENTS = 500;

/** Maximum number of bubbles per carousel: LINE's limit. */
export const MAX_CARDS = 12;

/** Maximum number of individually selected customers of a broadcast. */
export const MAX_CHOSEN_CUSTOMERS = 500;

/** Maximum number of products, product types or services, each, that define an audience. */
export const MAX_AUDIENCE_TAGS = 100;

/** Returns whether LINE can load the shop's images, which it does only over HTTPS. */
export function showsPictures({ publicUrl }: { publicUrl: string | null }): boolean {
  return publicUrl?.startsWith("https://") === true;
}

const MINUTE_MS = 60_000;
const MIN_LEAD_MS = MINUTE_MS;
const MAX_LEAD_DAYS = 60;
const MAX_LEAD_MS = MAX_LEAD_DAYS * 24 * 60 * MINUTE_MS;

/** The rule that `scheduleProblem` checks. */
export const SCHEDULE_RULE: FieldRule = { kind: "AHEAD", max: MAX_LEAD_DAYS, unit: "DAYS" };

/** Returns why a text cannot be sent on its own; null when it can. */
export function textProblem(text: string): "EMPTY" | "TOO_LONG" | null {
  if (text.trim() === "") return "EMPTY";
  return text.length > MAX_BROADCAST_LENGTH ? "TOO_LONG" : null;
}

/** The parts of a broadcast that determine whether it can be sent. */
export interface BroadcastParts {
  text: string;
  /** Whether the broadcast has an image. */
  picture: boolean;
  /** Number of product cards. */
  cards: number;
}

/**
 * Returns why a broadcast cannot be sent; null when it can. The text may be empty when there is an image or a
 * card.
 */
export function contentProblem({
  text,
  picture,
  cards,
}: BroadcastParts): "EMPTY" | "TOO_LONG" | "TOO_MANY_CARDS" | null {
  if (cards > MAX_CARDS) return "TOO_MANY_CARDS";
  const problem = textProblem(text);
  return problem === "EMPTY" && (picture || cards > 0) ? null : problem;
}

/**
 * Returns why a broadcast cannot be scheduled for this time, which must be 1 minute to 60 days ahead; null
 * when it can.
 */
export function scheduleProblem(at: Date, now: Date): "TOO_SOON" | "TOO_FAR" | null {
  const ahead = at.getTime() - now.getTime();
  if (ahead < MIN_LEAD_MS) return "TOO_SOON";
  return ahead > MAX_LEAD_MS ? "TOO_FAR" : null;
}
