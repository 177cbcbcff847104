import { ApiScope } from "@machiya/prisma/enums";

/** Areas of the API to which a token can be granted access. */
export const API_AREAS = ["PRODUCTS", "ORDERS", "CUSTOMERS", "BOOKING", "STORE"] as const;
export type ApiArea = (typeof API_AREAS)[number];

/** All scopes in display order: by area, reading before writing. */
export const API_SCOPES: readonly ApiScope[] = Object.values(ApiScope);

/** Every token starts with this prefix, so that people and secret scanners recognize a leaked one. */
export const TOKEN_PREFIX = "machiya_";

/** Maximum number of active tokens. */
export const MAX_ACTIVE_TOKENS = 50;

/** Maximum length of a token's name in characters. */
export const MAX_TOKEN_NAME = 100;

/** The scopes that a document requires of an API token. */
export interface RequiredScopes {
  scopes: ReadonlySet<ApiScope>;
  /** The first field of the document that no token may read, as Type.field; null when there is none. */
  closed: string | null;
}

export function scopeFor(area: ApiArea, what: "READ" | "WRITE"): ApiScope {
  return `${area}_${what}`;
}

/** Returns whether the scopes grant access to an area. Writing includes reading. */
export function grantsScope(scopes: readonly ApiScope[], area: ApiArea, what: "READ" | "WRITE"): boolean {
  return (
    scopes.includes(scopeFor(area, "WRITE")) || (what === "READ" && scopes.includes(scopeFor(area, what)))
  );
}

/**
 * Returns the required scopes that are missing. READ is left out where WRITE of the same area is required
 * too.
 */
export function missingScopes(has: readonly ApiScope[], needed: Iterable<ApiScope>): ApiScope[] {
  const wanted = new Set(needed);
  return API_SCOPES.filter((scope) => {
    const [area, what] = scope.split("_") as [ApiArea, "READ" | "WRITE"];
    // A required WRITE scope already includes READ.
    const implied = what === "READ" && wanted.has(scopeFor(area, "WRITE"));
    return wanted.has(scope) && !implied && !grantsScope(has, area, what);
  });
}

export type ApiTokenState = "ACTIVE" | "EXPIRED" | "REVOKED";

/** Returns whether a token is still valid. It is invalid from the instant `expiresAt` on. */
export function tokenState(
  { expiresAt, revokedAt }: { expiresAt: Date | null; revokedAt: Date | null },
  now: Date,
): ApiTokenState {
  if (revokedAt !== null) return "REVOKED";
  return expiresAt !== null && expiresAt.getTime() <= now.getTime() ? "EXPIRED" : "ACTIVE";
}
