import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  createLineKeys,
  type IdTokenClaims,
  LINE_ISSUER,
  type LineKeys,
  unchecked,
} from "../../testing/lineTokens.ts";
import { createFakeChannelTokens, type FakeChannelTokens } from "./fakeChannelTokens.ts";
import { createFakeMessaging, type FakeMessaging, type FakeResponse } from "./fakeMessaging.ts";

export interface FakeLine {
  url: string;
  /** The fake of the Messaging API. */
  messaging: FakeMessaging;
  /** The fake of LINE's stateless channel access tokens. */
  channelTokens: FakeChannelTokens;
  /** Its signing keys, with which tests build other tokens. */
  keys: LineKeys;
  /**
   * Issues an ID token as LIFF does; `claims` override the valid ones, and `kid` names another key in the
   * header.
   */
  issueIdToken(claims?: Partial<IdTokenClaims>, kid?: string): Promise<string>;
  issueAccessToken(state?: { sub?: string; aud?: string; expiresIn?: number; name?: string }): string;
  /** The LINE user IDs whose permissions were revoked. */
  deauthorized: string[];
  /**
   * From now on, ID tokens issued for codes carry these claims in place of valid ones; "liff" signs them as
   * LIFF does.
   */
  claim(claims: Partial<IdTokenClaims>, signed?: "web" | "liff"): void;
  /** From now on, visitors of the login page agree (true) or deny access (false). */
  visitorsAgree(really: boolean): void;
  /**
   * From now on, the verify endpoint accepts any well-formed ID token, so that only the caller's own checks
   * can refuse it.
   */
  vouchForAll(really: boolean): void;
  /** Advances the clock by which codes expire. */
  pass(milliseconds: number): void;
  /** The number of calls to the sign-in endpoints since the start. */
  asked(): number;
  /** From now on, every call is answered with this status, or never ("hang"); null: normally. */
  misbehave(how: number | "hang" | null): void;
  close(): Promise<void>;
}

/** The LINE Login channel and the Messaging API channel, which have the same secret. */
export const FAKE_CHANNEL = "1650000000";
export const FAKE_MESSAGING_CHANNEL = "1650000001";
export const FAKE_SECRET = "8c570fa6dd201bb328f1c1eac23a96d8";
export const FAKE_LINE_USER = `U${"0123456789abcdef".repeat(2)}`;
/** The response to a request with an invalid channel access token. */
const UNAUTHORIZED: [number, object] = [
  401,
  { message: "Authentication failed. Confirm that the access token in the authorization header is valid." },
];
/** LINE's codes expire after ten minutes (line.md). */
const CODE_LIFE_MS = 10 * 60_000;

/**
 * Starts a fake of LINE's login page (whose visitors agree immediately), token endpoints and Messaging API on
 * a free local port, for tests and development. Its ID tokens are signed and verified as LINE's are.
 */
export async function startFakeLine(): Promise<FakeLine> {
  const keys = await createLineKeys(FAKE_SECRET);
  const accessTokens = new Map<string, { sub: string; aud: string; expiresIn: number; name: string }>();
  const codes = new Map<string, { request: URLSearchParams; at: number }>();
  const deauthorized: string[] = [];
  const messaging = createFakeMessaging();
  let codeClaims: Partial<IdTokenClaims> = {};
  let codeSigned: "web" | "liff" = "web";
  let failure: number | "hang" | null = null;
  let vouching = false;
  let agreed = true;
  let passed = 0;
  let calls = 0;
  const clock = () => Date.now() + passed;
  const channelTokens = createFakeChannelTokens(
    { [FAKE_CHANNEL]: FAKE_SECRET, [FAKE_MESSAGING_CHANNEL]: FAKE_SECRET },
    clock,
  );

  function claimsOf(claims: Partial<IdTokenClaims>): IdTokenClaims {
    const exp = Math.floor(Date.now() / 1000) + 3600;
    // Every token is unique.
    return {
      jti: randomUUID(),
      iss: LINE_ISSUER,
      sub: FAKE_LINE_USER,
      aud: FAKE_CHANNEL,
      exp,
      name: "Mei",
      ...claims,
    };
  }

  const issueAccessToken: FakeLine["issueAccessToken"] = ({
    sub = FAKE_LINE_USER,
    aud = FAKE_CHANNEL,
    expiresIn = 43_200,
    name = "Mei",
  } = {}) => {
    // The token has three parts, of which only the first is readable, as LINE's have.
    const head = Buffer.from('{"alg":"HS256"}').toString("base64url");
    const token = [head, ...[48, 32].map((length) => randomBytes(length).toString("base64url"))].join(".");
    accessTokens.set(token, { sub, aud, expiresIn, name });
    return token;
  };

  /** Revokes a user's permissions, which invalidates all their tokens of the channel. */
  function deauthorize(body: string, bearer: string): FakeResponse {
    if (!channelTokens.acceptsStateless(bearer, FAKE_CHANNEL)) return UNAUTHORIZED;
    const { userAccessToken = "" }: { userAccessToken?: string } = JSON.parse(body);
    const owner = accessTokens.get(userAccessToken);
    if (owner?.aud !== FAKE_CHANNEL) return [400, { message: "invalid token" }];
    for (const [token, { sub, aud }] of accessTokens) {
      if (sub === owner.sub && aud === owner.aud) accessTokens.delete(token);
    }
    deauthorized.push(owner.sub);
    const trouble = messaging.trouble();
    if (trouble === "hang") return "hang";
    return trouble === null ? [204, {}] : [trouble, { message: "trouble" }];
  }

  /** Handles the authorization page: redirects back to the caller with a code. */
  function authorize(query: URLSearchParams): string | null {
    const proper = query.get("response_type") === "code" && query.get("code_challenge_method") === "S256";
    if (!proper || query.get("client_id") !== FAKE_CHANNEL || !query.get("scope")?.includes("openid"))
      return null;
    const back = new URL(query.get("redirect_uri") ?? "");
    if (agreed) {
      const code = randomBytes(12).toString("base64url");
      codes.set(code, { request: query, at: clock() });
      back.searchParams.set("code", code);
    } else {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_description", "The resource owner denied the request.");
    }
    back.searchParams.set("state", query.get("state") ?? "");
    return back.href;
  }

  /** Exchanges a code, which is valid once and for its own client only. */
  async function exchange(form: URLSearchParams): Promise<[number, object]> {
    const issued = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const request = issued !== undefined && clock() - issued.at <= CODE_LIFE_MS ? issued.request : undefined;
    const channel = `${form.get("client_id")} ${form.get("client_secret")}`;
    if (channel !== `${FAKE_CHANNEL} ${FAKE_SECRET}`) return [400, { error: "invalid_client" }];
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const same =
      request?.get("redirect_uri") === form.get("redirect_uri") &&
      request?.get("code_challenge") === challenge;
    if (request === undefined || !same || form.get("grant_type") !== "authorization_code") {
      return [400, { error: "invalid_grant", error_description: "invalid authorization code" }];
    }
    const claims = claimsOf({ nonce: request.get("nonce") ?? "", ...codeClaims });
    const id_token = await (codeSigned === "web" ? keys.signForWeb(claims) : keys.signForLiff(claims));
    const { sub, aud, name = "" } = claims;
    const access_token = issueAccessToken({ sub, aud, expiresIn: 2_592_000, name });
    return [
      200,
      { token_type: "Bearer", scope: "profile openid", expires_in: 2_592_000, access_token, id_token },
    ];
  }

  const refuse = (error_description: string): [number, object] => [
    400,
    { error: "invalid_request", error_description },
  ];

  async function verify(form: URLSearchParams): Promise<[number, object]> {
    const token = form.get("id_token") ?? "";
    if (vouching) {
      const claims = unchecked(token);
      return claims === null ? refuse("Invalid IdToken.") : [200, claims];
    }
    const expected = {
      clientId: form.get("client_id") ?? "",
      nonce: form.get("nonce"),
      userId: form.get("user_id"),
    };
    return keys.verify(token, expected).then(
      (claims): [number, object] => [200, claims],
      (error: Error) => refuse(error.message),
    );
  }

  async function answer(
    method: string,
    url: URL,
    body: string,
    bearer: string,
    retryKey: string | null,
  ): Promise<FakeResponse> {
    const unknown = refuse("unknown token");
    if (url.pathname === "/oauth2/v3/token") return channelTokens.issue(method, new URLSearchParams(body));
    if (url.pathname.startsWith("/v2/bot/") && !channelTokens.accepts(bearer, FAKE_MESSAGING_CHANNEL))
      return UNAUTHORIZED;
    if (url.pathname === "/oauth2/v2.1/certs") return [200, keys.certificates];
    if (url.pathname === "/oauth2/v2.1/token") return exchange(new URLSearchParams(body));
    if (url.pathname === "/oauth2/v2.1/verify" && method === "POST") return verify(new URLSearchParams(body));
    if (url.pathname === "/oauth2/v2.1/verify") {
      const state = accessTokens.get(url.searchParams.get("access_token") ?? "");
      return state === undefined
        ? unknown
        : [200, { scope: "profile", client_id: state.aud, expires_in: state.expiresIn }];
    }
    if (url.pathname === "/user/v1/deauthorize" && method === "POST") return deauthorize(body, bearer);
    if (url.pathname === "/oauth2/v2.1/userinfo") {
      const state = accessTokens.get(bearer);
      return state === undefined
        ? [401, { error: "invalid_token", error_description: "The access token is invalid." }]
        : [200, { sub: state.sub, name: state.name }];
    }
    if (url.pathname === "/v2/profile") {
      const state = accessTokens.get(bearer);
      return state === undefined
        ? [401, { message: "unauthorized" }]
        : [200, { userId: state.sub, displayName: state.name }];
    }
    return messaging.answer(method, url.pathname, body, retryKey) ?? [404, { message: "Not found" }];
  }

  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    if (/^\/(oauth2\/v2\.1\/(token|verify)|v2\/profile)/.test(request.url ?? "")) calls += 1;
    if (failure === "hang") return;
    const bearer = request.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const url = new URL(request.url ?? "/", "http://fake");
    const { method = "GET" } = request;
    const retryKey = request.headers["x-line-retry-key"]?.toString() ?? null;
    const back = url.pathname === "/oauth2/v2.1/authorize" ? authorize(url.searchParams) : null;
    if (back !== null) {
      response.writeHead(302, { location: back }).end();
      return;
    }
    const result =
      failure === null
        ? await answer(method, url, body, bearer, retryKey)
        : ([failure, { message: "misbehaving" }] as const);
    if (result === "hang") return;
    const [status, json] = result;
    response.writeHead(status, { "content-type": "application/json" });
    response.end(status === 204 ? undefined : JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    messaging,
    channelTokens,
    keys,
    issueIdToken: (claims = {}, kid) => keys.signForLiff(claimsOf(claims), kid),
    issueAccessToken,
    deauthorized,
    claim(claims, signed = "web") {
      codeClaims = claims;
      codeSigned = signed;
    },
    visitorsAgree(really) {
      agreed = really;
    },
    vouchForAll(really) {
      vouching = really;
    },
    pass(milliseconds) {
      passed += milliseconds;
    },
    asked: () => calls,
    misbehave(how) {
      failure = how;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
