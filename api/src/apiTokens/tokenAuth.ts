import { refuse } from "@machiya/rest-bridge";
import { DomainError } from "@machiya/schema/domain/errors";
import { errorResponse } from "../graphql/errorResponse.ts";
import { maskError } from "../graphql/masking.ts";
import type { TokenRate, TokenUse } from "./tokenRate.ts";
import type { TokenOwner, TokenStore } from "./tokenStore.ts";

/** The entrypoints that accept API tokens. */
export type TokenEntrypoint = "graphql" | "rest";

/** Answers a request as the token's creator; null: the request has no token. */
export type AuthenticateToken = (viewer: TokenOwner | null) => Promise<Response>;

/** Returns the token of `Authorization: Bearer …`; null: there is none. */
function bearerOf(request: Request): string | null {
  const header = request.headers.get("authorization")?.trim() ?? "";
  return /^bearer(\s|$)/i.test(header) ? header.slice("bearer".length).trim() : null;
}

/** Returns the viewer of a request's API token; null: it has none, or an invalid one. */
export async function findTokenViewer(store: TokenStore, request: Request): Promise<TokenOwner | null> {
  const token = bearerOf(request);
  return token === null ? null : store.find(token);
}

/**
 * Authenticates a request by its API token, which takes precedence over cookies. An invalid or rate-limited
 * token is refused in the entrypoint's own format; every response to a valid token reports the remaining
 * limit.
 */
export function createTokenAuth(store: TokenStore, rate: TokenRate) {
  return async (
    request: Request,
    entrypoint: TokenEntrypoint,
    authenticate: AuthenticateToken,
  ): Promise<Response> => {
    const token = bearerOf(request);
    if (token === null) return authenticate(null);
    let viewer: TokenOwner | null;
    let use: TokenUse;
    try {
      viewer = await store.find(token);
      if (viewer === null) {
        const refused = refusal(request, entrypoint, new DomainError("UNAUTHENTICATED"), 401);
        refused.headers.set("www-authenticate", 'Bearer error="invalid_token"');
        return refused;
      }
      use = await rate.count(viewer.token.id);
    } catch (error) {
      return refusal(request, entrypoint, error, 500);
    }
    const { limit, remaining, reset } = use;
    const response =
      remaining === null
        ? refusal(request, entrypoint, new DomainError("TOO_MANY_ATTEMPTS", { seconds: reset }), 429)
        : await authenticate(viewer);
    response.headers.set("RateLimit-Limit", String(limit));
    response.headers.set("RateLimit-Remaining", String(remaining ?? 0));
    response.headers.set("RateLimit-Reset", String(reset));
    if (remaining === null) response.headers.set("Retry-After", String(reset));
    return response;
  };
}

/** Over REST only protocol errors have their own status (decisions.md §2.1), and 401 is not one of them. */
function refusal(
  request: Request,
  entrypoint: TokenEntrypoint,
  error: unknown,
  status: 401 | 429 | 500,
): Response {
  const { message, extensions } = maskError(error);
  const { http, ...shown } = extensions as { http?: { status: number } };
  const known = error instanceof DomainError ? error : new DomainError("INTERNAL");
  return entrypoint === "rest"
    ? refuse(request, known, status === 401 ? 200 : (http?.status ?? status))
    : errorResponse({ message, extensions: shown }, http?.status ?? status);
}
