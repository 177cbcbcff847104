/**
 * Over https, browsers accept a cookie with this prefix only when it is Secure, has the path / and no domain,
 * so that no other host of the domain can set it.
 */
const HOST_PREFIX = "__Host-";

/** Returns the value of one cookie of a request; null when absent. The first of several wins. */
export function readCookie(request: Request, name: string): string | null {
  const header = request.headers.get("cookie");
  if (header === null) return null;
  for (const part of header.split(";")) {
    const equals = part.indexOf("=");
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return null;
}

/**
 * Returns the value of a cookie that `protectedCookies` wrote; null when absent or empty. The plain name is
 * that of plain http, and of sessions from before the prefix was introduced.
 */
export function readProtectedCookie(request: Request, name: string): string | null {
  return readCookie(request, `${HOST_PREFIX}${name}`) || readCookie(request, name) || null;
}

/**
 * Returns Set-Cookie values for a cookie that scripts cannot read and other sites' forms do not send. `maxAge`
 * in seconds; 0 removes the cookie. Over https the name has the prefix __Host-, and a cookie with the plain
 * name in the request is removed.
 */
export function protectedCookies(
  request: Request,
  { name, value, maxAge, secure }: { name: string; value: string; maxAge: number; secure: boolean },
): string[] {
  const attributes = (seconds: number) =>
    `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
  if (!secure) return [`${name}=${value}; ${attributes(maxAge)}`];
  const cookies = [`${HOST_PREFIX}${name}=${value}; ${attributes(maxAge)}`];
  if (readCookie(request, name) !== null) cookies.push(`${name}=; ${attributes(0)}`);
  return cookies;
}
