/** Response headers that pages of listed origins may also read. */
const EXPOSED = "idempotency-replayed, ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after";

/**
 * Returns the CORS headers for a listed origin, and null for every other caller, whose pages cannot read a
 * response.
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

/** Returns the response to a preflight request of a listed origin. */
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
