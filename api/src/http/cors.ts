/** Headers of our answers that pages of listed origins may read too. */
const EXPOSED = "idempotency-replayed, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after";

/**
 * Closed: no page of another site reads an answer, unless its origin is listed.
 * Gives the headers for a listed origin, null for every other caller.
 */
export function corsHeaders(request: Request, origins: readonly string[]): Record<string, string> | null {
  const origin = request.headers.get("origin");
  if (origin === null || !origins.includes(origin)) return null;
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": EXPOSED,
  };
}

/** The answer to a listed origin that asks before it sends. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": "GET, POST, PUT, DELETE",
      "access-control-allow-headers": "content-type, product, idempotency-key, authorization",
      "access-control-max-age": "600",
    },
  });
}
