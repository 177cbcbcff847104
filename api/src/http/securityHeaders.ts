/**
 * Returns a Content-Security-Policy. Fluent's Griffel inserts style rules at run time, hence 'unsafe-inline'
 * for styles.
 */
function policy(directives: Record<string, string>): string {
  const every = { "object-src": "'none'", "base-uri": "'none'", "form-action": "'self'", ...directives };
  return Object.entries(every)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");
}

const IMAGES = "'self' data: blob: https://profile.line-scdn.net";

export const POLICIES = {
  console: policy({
    "default-src": "'self'",
    "img-src": IMAGES,
    "style-src": "'self' 'unsafe-inline'",
    "frame-ancestors": "'none'",
  }),
  /** The LIFF SDK loads its extensions from LINE and calls LINE's servers itself. */
  liff: policy({
    "default-src": "'self'",
    "img-src": IMAGES,
    "style-src": "'self' 'unsafe-inline'",
    "script-src": "'self' https://static.line-scdn.net",
    "connect-src": "'self' https://api.line.me https://access.line.me https://liffsdk.line-scdn.net",
    "frame-ancestors": "'self'",
  }),
  /** GraphiQL exists only outside of production. */
  graphiql: policy({
    "default-src": "'self'",
    "img-src": "'self' data: https:",
    "style-src": "'self' 'unsafe-inline' https://unpkg.com",
    "script-src": "'self' 'unsafe-inline' https://unpkg.com",
    "font-src": "'self' data: https://unpkg.com",
    "worker-src": "'self' blob:",
    "frame-ancestors": "'none'",
  }),
  /** The policy of every response that is not a page. */
  data: "default-src 'none'; frame-ancestors 'none'",
};

const ONE_YEAR_SECONDS = 31_536_000;

/** Sets the security headers of a response; a policy that it already has is kept. */
export function withSecurityHeaders(headers: Headers, requestId: string, isHttps: boolean): void {
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", POLICIES.data);
  headers.set("x-content-type-options", "nosniff");
  // LIFF's first redirect carries an access token in its address.
  headers.set("referrer-policy", "no-referrer");
  headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
  if (!headers.has("cross-origin-resource-policy"))
    headers.set("cross-origin-resource-policy", "same-origin");
  headers.set("x-request-id", requestId);
  if (isHttps) headers.set("strict-transport-security", `max-age=${ONE_YEAR_SECONDS}`);
}
