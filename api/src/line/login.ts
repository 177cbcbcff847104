import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { LineLogin } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { clientOf } from "../http/client.ts";
import { readCookie, sessionCookie } from "../http/cookies.ts";
import { LINE_LOGIN_TTL_SECONDS } from "../sessions/loginThrottle.ts";
import type { LineSignIn } from "./verify.ts";

/** An attempt that this browser began; scripts cannot read it, and its values are nowhere else. */
export const LOGIN_COOKIE = "machiya_line_login";

/** Where LINE sends a browser back to when nobody says otherwise: the customer pages. */
const DEFAULT_RETURN = "/bot-order/";

interface Attempt {
  state: string;
  nonce: string;
  /** PKCE's secret; LINE is given its SHA-256 first, and itself with the code. */
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
  const [state, nonce, codeVerifier, address, began] = readCookie(request, LOGIN_COOKIE)?.split(".") ?? [];
  if (!state || !nonce || !codeVerifier || !address) return null;
  const redirectUri = Buffer.from(address, "base64url").toString();
  return { state, nonce, codeVerifier, redirectUri, begunAt: Number(began) };
}

/** A state counts once for as long as its attempt lasts: a browser that keeps its cookie longer begins anew. */
function isOpen({ begunAt }: Attempt, now: Date): boolean {
  return Math.abs(now.getTime() - begunAt) <= LINE_LOGIN_TTL_SECONDS * 1000;
}

export interface LineLoginOptions {
  /** Where LINE's login page is. */
  accessBase: string;
  /** Null: LINE Login is not configured. */
  channelId: string | null;
  /** Where browsers reach this server; null: where the request found it. */
  publicUrl: string | null;
  /** Origins of other sites to whose pages a browser may return. */
  otherOrigins: readonly string[];
  now(): Date;
}

/**
 * GET /line/login/start?redirect_uri=<a page of ours or of a listed origin, and a callback URL of the channel>: begins
 * an attempt and sends the browser to LINE, which sends it on to that page with `code` and `state`.
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
      "set-cookie": sessionCookie(LOGIN_COOKIE, writeAttempt(attempt), LINE_LOGIN_TTL_SECONDS, secure),
      "cache-control": "no-store",
    });
    return new Response(null, { status: 302, headers });
  };
}

/** LINE Login as the schema knows it, for one request; the cookie of a finished attempt is taken back in `headers`. */
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
      const ours =
        attempt !== null && isOpen(attempt, now()) && timingSafeEqual(digest(attempt.state), digest(state));
      if (!ours || !(await admitState(state))) throw new DomainError("WRONG_CREDENTIALS");
      headers.append("set-cookie", sessionCookie(LOGIN_COOKIE, "", 0, clientOf(request).secure));
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
