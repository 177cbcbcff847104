import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createFakeMessaging, type FakeMessaging } from "./fakeMessaging.ts";

export interface FakeClaims {
  iss: string;
  sub: string;
  aud: string;
  /** Seconds since 1970. */
  exp: number;
  name?: string;
  nonce?: string;
}

export interface FakeLine {
  url: string;
  /** Its Messaging API. */
  messaging: FakeMessaging;
  /** An ID token that this server will vouch for, with the given claims in place of good ones. */
  issueIdToken(claims?: Partial<FakeClaims>): string;
  issueAccessToken(state?: { sub?: string; aud?: string; expiresIn?: number; name?: string }): string;
  /** From now on the ID tokens of codes carry these claims in place of good ones. */
  claim(claims: Partial<FakeClaims>): void;
  /** Forgets the codes that it gave and nobody exchanged. */
  expireCodes(): void;
  /** From now on every call is answered with this status, or never ("hang"); null: as usual. */
  misbehave(how: number | "hang" | null): void;
  close(): Promise<void>;
}

export const FAKE_CHANNEL = "1650000000";
export const FAKE_SECRET = "8c570fa6dd201bb328f1c1eac23a96d8";
export const FAKE_LINE_USER = `U${"0123456789abcdef".repeat(2)}`;

/**
 * LINE's login page, whose visitors all agree at once, its token endpoints and its Messaging API, on a free port of this machine, for
 * tests and development. It vouches for whatever it issued, so that the checks of the asking side are what refuses a bad token.
 */
export async function startFakeLine(): Promise<FakeLine> {
  const idTokens = new Map<string, FakeClaims>();
  const accessTokens = new Map<string, { sub: string; aud: string; expiresIn: number; name: string }>();
  const codes = new Map<string, URLSearchParams>();
  const messaging = createFakeMessaging();
  let codeClaims: Partial<FakeClaims> = {};
  let behaviour: number | "hang" | null = null;

  function issueIdToken(claims: Partial<FakeClaims> = {}): string {
    const token = Array.from({ length: 3 }, () => randomBytes(12).toString("base64url")).join(".");
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const good = { iss: "https://access.line.me", sub: FAKE_LINE_USER, aud: FAKE_CHANNEL, exp, name: "Mei" };
    idTokens.set(token, { ...good, ...claims });
    return token;
  }

  /** The page that asks: back to where the caller came from, with a code. */
  function authorize(asked: URLSearchParams): string | null {
    const proper = asked.get("response_type") === "code" && asked.get("code_challenge_method") === "S256";
    if (!proper || asked.get("client_id") !== FAKE_CHANNEL || !asked.get("scope")?.includes("openid"))
      return null;
    const code = randomBytes(12).toString("base64url");
    codes.set(code, asked);
    const back = new URL(asked.get("redirect_uri") ?? "");
    back.searchParams.set("code", code);
    back.searchParams.set("state", asked.get("state") ?? "");
    return back.href;
  }

  /** A code is good once, for whoever asked for it. */
  function exchange(form: URLSearchParams): [number, object] {
    const asked = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const channel = `${form.get("client_id")} ${form.get("client_secret")}`;
    if (channel !== `${FAKE_CHANNEL} ${FAKE_SECRET}`) return [400, { error: "invalid_client" }];
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const same =
      asked?.get("redirect_uri") === form.get("redirect_uri") && asked?.get("code_challenge") === challenge;
    if (asked === undefined || !same || form.get("grant_type") !== "authorization_code") {
      return [400, { error: "invalid_grant", error_description: "invalid authorization code" }];
    }
    const id_token = issueIdToken({ nonce: asked.get("nonce") ?? "", ...codeClaims });
    return [200, { token_type: "Bearer", scope: "profile openid", expires_in: 2_592_000, id_token }];
  }

  function answer(method: string, url: URL, body: string, bearer: string): [number, object] {
    const unknown: [number, object] = [400, { error: "invalid_request", error_description: "unknown token" }];
    if (url.pathname === "/oauth2/v2.1/token") return exchange(new URLSearchParams(body));
    if (url.pathname === "/oauth2/v2.1/verify" && method === "POST") {
      const claims = idTokens.get(new URLSearchParams(body).get("id_token") ?? "");
      return claims === undefined ? unknown : [200, claims];
    }
    if (url.pathname === "/oauth2/v2.1/verify") {
      const state = accessTokens.get(url.searchParams.get("access_token") ?? "");
      return state === undefined
        ? unknown
        : [200, { scope: "profile", client_id: state.aud, expires_in: state.expiresIn }];
    }
    if (url.pathname === "/v2/profile") {
      const state = accessTokens.get(bearer);
      return state === undefined
        ? [401, { message: "unauthorized" }]
        : [200, { userId: state.sub, displayName: state.name }];
    }
    return [404, { message: "Not found" }];
  }

  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (behaviour === "hang") return;
    const bearer = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const url = new URL(request.url ?? "/", "http://fake");
    const { method = "GET" } = request;
    const retryKey = request.headers["x-line-retry-key"]?.toString() ?? null;
    const back = url.pathname === "/oauth2/v2.1/authorize" ? authorize(url.searchParams) : null;
    if (back !== null) {
      response.writeHead(302, { location: back }).end();
      return;
    }
    const given =
      behaviour === null
        ? (messaging.answer(method, url.pathname, body, retryKey) ?? answer(method, url, body, bearer))
        : ([behaviour, { message: "misbehaving" }] as const);
    if (given === "hang") return;
    const [status, json] = given;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    messaging,
    issueIdToken,
    issueAccessToken({ sub = FAKE_LINE_USER, aud = FAKE_CHANNEL, expiresIn = 43_200, name = "Mei" } = {}) {
      const token = randomBytes(24).toString("base64url");
      accessTokens.set(token, { sub, aud, expiresIn, name });
      return token;
    },
    claim(claims) {
      codeClaims = claims;
    },
    expireCodes() {
      codes.clear();
    },
    misbehave(how) {
      behaviour = how;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
