import { ApiScope } from "@machiya/prisma/enums";

/** Parts of the house that an API token can be let into. */
export const API_AREAS = ["PRODUCTS", "ORDERS", "CUSTOMERS", "BOOKING", "STORE"] as const;
export type ApiArea = (typeof API_AREAS)[number];

/** In the order in which they are shown: by area, reading before writing. */
export const API_SCOPES: readonly ApiScope[] = Object.values(ApiScope);

/** Every token begins with it, so that people and scanners for leaked secrets know one when they see it. */
export const TOKEN_PREFIX = "machiya_";

/** Tokens that may live at once. */
export const MAX_ACTIVE_TOKENS = 50;

/** Characters of a token's name. */
export const MAX_TOKEN_NAME = 100;

/** What a document needs of the token that brings it. */
export interface RequiredScopes {
  scopes: ReadonlySet<ApiScope>;
  /** The first thing in it that no token opens, as Type.field; null: there is none. */
  closed: string | null;
}

export function scopeFor(area: ApiArea, what: "READ" | "WRITE"): ApiScope {
  return `${area}_${what}`;
}

/** Whether these scopes open an area. Writing includes reading. */
export function grantsScope(scopes: readonly ApiScope[], area: ApiArea, what: "READ" | "WRITE"): boolean {
  return (
    scopes.includes(scopeFor(area, "WRITE")) || (what === "READ" && scopes.includes(scopeFor(area, what)))
  );
}

/** Those of the needed scopes that are missing, reading where writing would also do. */
export function missingScopes(has: readonly ApiScope[], needed: Iterable<ApiScope>): ApiScope[] {
  const wanted = new Set(needed);
  return API_SCOPES.filter((scope) => {
    const [area, what] = scope.split("_") as [ApiArea, "READ" | "WRITE"];
    // Whoever is told to bring writing need not be told to bring reading too.
    const implied = what === "READ" && wanted.has(scopeFor(area, "WRITE"));
    return wanted.has(scope) && !implied && !grantsScope(has, area, what);
  });
}

export type ApiTokenState = "ACTIVE" | "EXPIRED" | "REVOKED";

/** Whether a token still opens anything. It expires at the very moment that it names. */
export function tokenState(
  { expiresAt, revokedAt }: { expiresAt: Date | null; revokedAt: Date | null },
  now: Date,
): ApiTokenState {
  if (revokedAt !== null) return "REVOKED";
  return expiresAt !== null && expiresAt.getTime() <= now.getTime() ? "EXPIRED" : "ACTIVE";
}
