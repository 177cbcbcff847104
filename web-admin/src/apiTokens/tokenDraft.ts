import type { ApiScope } from "@machiya/prisma/enums";
import { API_AREAS, type ApiArea, MAX_TOKEN_NAME, scopeFor } from "@machiya/schema/domain/access/apiScopes";

/** The access levels of an area. */
export const LEVELS = ["NONE", "READ", "WRITE"] as const;
export type Level = (typeof LEVELS)[number];

/** The lifetimes of a token: a number of days, a chosen day, or no end. */
export const LIFETIMES = ["30", "90", "365", "DATE", "NEVER"] as const;
export type Lifetime = (typeof LIFETIMES)[number];

export interface TokenDraft {
  name: string;
  levels: Readonly<Record<ApiArea, Level>>;
  lifetime: Lifetime;
  /** The chosen day if the lifetime is `DATE` (YYYY-MM-DD); the token expires at its start. */
  until: string;
}

export const EMPTY_TOKEN: TokenDraft = {
  name: "",
  levels: { PRODUCTS: "NONE", ORDERS: "NONE", CUSTOMERS: "NONE", BOOKING: "NONE", STORE: "NONE" },
  lifetime: "90",
  until: "",
};

const DAY_MS = 86_400_000;

export function scopesOf({ levels }: Pick<TokenDraft, "levels">): ApiScope[] {
  return API_AREAS.flatMap((area) => {
    const level = levels[area];
    return level === "NONE" ? [] : [scopeFor(area, level)];
  });
}

/**
 * Returns the expiry of a token that is created now; null for never. `instant` parses the store's local time.
 */
export function expiryOf(
  { lifetime, until }: Pick<TokenDraft, "lifetime" | "until">,
  now: Date,
  instant: (clock: string) => string | null,
): string | null {
  if (lifetime === "NEVER") return null;
  if (lifetime === "DATE") return instant(`${until}T00:00`);
  return new Date(now.getTime() + Number(lifetime) * DAY_MS).toISOString();
}

export type TokenProblem = "required" | "nameTooLong" | "scopesMissing" | "untilMissing";

/** Returns the validation errors of a draft by field. */
export function problemsOf(
  draft: TokenDraft,
  now: Date,
  instant: (clock: string) => string | null,
): Partial<Record<"name" | "scopes" | "until", TokenProblem>> {
  const name = draft.name.trim();
  const end = draft.lifetime === "DATE" ? expiryOf(draft, now, instant) : undefined;
  return {
    ...(name === "" && { name: "required" as const }),
    ...(name.length > MAX_TOKEN_NAME && { name: "nameTooLong" as const }),
    ...(scopesOf(draft).length === 0 && { scopes: "scopesMissing" as const }),
    ...((end === null || (end !== undefined && new Date(end) <= now)) && { until: "untilMissing" as const }),
  };
}
