import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { LineLogin } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { clientOf } from "../http/client.ts";
import { protectedCookies, readProtectedCookie } from "../http/cookies.ts";
import { LINE_LOGIN_TTL_SECONDS } from "../sessions/loginThrottle.ts";
import type { LineSignIn } from "./verify.ts";

/**
 * This cookie holds the browser's login attempt. Scripts cannot read it, and its values are stored nowhere
 * else.
 */
export const LOGIN_COOKIE = "machiya_line_login";

/** LINE redirects to the customer pages unless the request names another page. */
const DEFAULT_RETURN = "/bot-order/";

interface Attempt {
  state: string;
  nonce: string;
  /** The PKCE code verifier. LINE receives its SHA-256 first, and the verifier itself with the code. */
  codeVerifier: string;
  redirectUri: string;
  /** Milliseconds since 1970. */
  begunAt: number;
}

const secret = () => randomBytes(32).toString("base64url");
const digest = (text: string) => createHash("sha256").update(text).digest();

function writeAttempt({ state, nonce, codeVerifier, redirectUri, begunAt }: Attempt): string {
  return [state, nonce, codeVerifier, Buffer.from(redirectUri).toString("base64url"), begunAt].join(".");
}

function readAttempt(request: Request): Attempt | null {
  const [state, nonce, codeVerifier, address, began] =
    readProtectedCookie(request, LOGIN_COOKIE)?.split(".") ?? [];
  if (!state || !nonce || !codeVerifier || !address) return null;
  const redirectUri = Buffer.from(address, "base64url").toString();
  return { state, nonce, codeVerifier, redirectUri, begunAt: Number(began) };
}

function loginCookies(request: Request, value: string, maxAge: number): string[] {
  const { secure } = clientOf(request);
  return protectedCookies(request, { name: LOGIN_COOKIE, value, maxAge, secure });
}

/**
 * Whether the attempt is still valid. The server checks the time itself, because a browser may keep its
 * cookie longer.
 */
function isOpen({ begunAt }: Attempt, now: Date): boolean {
  return Math.abs(now.getTime() - begunAt) <= LINE_LOGIN_TTL_SECONDS * 1000;
}

export interface LineLoginOptions {
  /** The base URL of LINE's login page. */
  accessBase: string;
  /** Null: LINE Login is not configured. */
  channelId: string | null;
  /** The URL at which browsers reach this server; null: the host of the request. */
  publicUrl: string | null;
  /** Origins of other sites to whose pages a browser may return. */
  otherOrigins: readonly string[];
  now(): Date;
}

/**
 * Handles GET /line/login/start?redirect_uri=<a page of this server or of a listed origin, and a callback URL
 * of the channel>. It starts an attempt and redirects to LINE, which redirects to that page with `code` and
 * `state`.
 */
export function createLineLoginStart(options: LineLoginOptions): (request: Request) => Response {
  const { accessBase, channelId, publicUrl, otherOrigins, now } = options;

  return (request) => {
    if (channelId === null) return plain(404, "LINE Login is not configured.");
    const { secure } = clientOf(request);
    const base = publicUrl ?? `${secure ? "https" : "http"}://${new URL(request.url).host}`;
    const redirectUri = new URL(request.url).searchParams.get("redirect_uri") || `${base}${DEFAULT_RETURN}`;
    const origin = URL.canParse(redirectUri) ? new URL(redirectUri).origin : null;
    if (origin === null || ![new URL(base).origin, ...otherOrigins].includes(origin)) {
      return plain(400, "redirect_uri must be a page of this shop.");
    }

    const begunAt = now().getTime();
    const attempt = { state: secret(), nonce: secret(), codeVerifier: secret(), redirectUri, begunAt };
    const query = new URLSearchParams({
      response_type: "code",
      client_id: channelId,
      redirect_uri: redirectUri,
      state: attempt.state,
      scope: "profile openid",
      nonce: attempt.nonce,
      code_challenge: digest(attempt.codeVerifier).toString("base64url"),
      code_challenge_method: "S256",
    });
    const headers = new Headers({
      location: `${accessBase}/oauth2/v2.1/authorize?${query}`,
      "cache-control": "no-store",
    });
    for (const cookie of loginCookies(request, writeAttempt(attempt), LINE_LOGIN_TTL_SECONDS))
      headers.append("set-cookie", cookie);
    return new Response(null, { status: 302, headers });
  };
}

/**
 * Creates the schema's LINE login for one request; `headers` receives the cookie that ends a finished
 * attempt.
 */
export function lineLoginOf(
  request: Request,
  headers: Headers,
  line: LineSignIn,
  admitState: (state: string) => Promise<boolean>,
  now: () => Date,
): LineLogin {
  return {
    async finish({ code, state }) {
      const attempt = readAttempt(request);
      const isValid =
        attempt !== null && isOpen(attempt, now()) && timingSafeEqual(digest(attempt.state), digest(state));
      if (!isValid || !(await admitState(state))) throw new DomainError("WRONG_CREDENTIALS");
      for (const cookie of loginCookies(request, "", 0)) headers.append("set-cookie", cookie);
      return line.exchangeCode({ code, ...attempt });
    },
  };
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
