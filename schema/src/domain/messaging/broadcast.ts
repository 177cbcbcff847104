/** UTF-16 units of one text message: LINE's limit (decisions.md §4, broadcast). */
export const MAX_BROADCAST_LENGTH = 5000;

/** User ids of one multicast request: LINE's limit. */
export const MAX_MULTICAST_RECIPIENTS = 500;

/** Bubbles of one carousel: LINE's limit. */
export const MAX_CARDS = 12;

/** Customers whom a broadcast may name one by one. */
export const MAX_CHOSEN_CUSTOMERS = 500;

/** Products, shelves or services by which an audience is chosen, of each kind. */
export const MAX_AUDIENCE_TAGS = 100;

/** LINE loads pictures over HTTPS alone. */
export function showsPictures({ publicUrl }: { publicUrl: string | null }): boolean {
  return publicUrl?.startsWith("https://") === true;
}

const MINUTE_MS = 60_000;
const MIN_LEAD_MS = MINUTE_MS;
const MAX_LEAD_MS = 60 * 24 * 60 * MINUTE_MS;

/** Why a text cannot be sent by itself; null when it can. */
export function textProblem(text: string): "EMPTY" | "TOO_LONG" | null {
  if (text.trim() === "") return "EMPTY";
  return text.length > MAX_BROADCAST_LENGTH ? "TOO_LONG" : null;
}

/** What a broadcast is made of. */
export interface BroadcastParts {
  text: string;
  /** Whether a picture goes along. */
  picture: boolean;
  /** How many product cards go along. */
  cards: number;
}

/** Why it cannot be sent; null when it can. Beside a picture or cards the text may be empty. */
export function contentProblem({
  text,
  picture,
  cards,
}: BroadcastParts): "EMPTY" | "TOO_LONG" | "TOO_MANY_CARDS" | null {
  if (cards > MAX_CARDS) return "TOO_MANY_CARDS";
  const problem = textProblem(text);
  return problem === "EMPTY" && (picture || cards > 0) ? null : problem;
}

/** Why a broadcast cannot be put off until then, 1 minute to 60 days ahead; null when it can. */
export function scheduleProblem(at: Date, now: Date): "TOO_SOON" | "TOO_FAR" | null {
  const ahead = at.getTime() - now.getTime();
  if (ahead < MIN_LEAD_MS) return "TOO_SOON";
  return ahead > MAX_LEAD_MS ? "TOO_FAR" : null;
}
