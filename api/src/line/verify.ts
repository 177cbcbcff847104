import { createHash, timingSafeEqual } from "node:crypto";
import type { LineIdentity, LineProfile } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { z } from "zod";
import { createLineCaller } from "./callLine.ts";

const ISSUER = "https://access.line.me";
const CLOCK_SKEW_SECONDS = 60;
const LINE_USER_ID = /^U[0-9a-f]{32}$/;
/** For all that one sign-in asks of LINE. */
const SIGN_IN_MS = 4500;
/** LINE's tokens are a tenth of this; longer ones are not worth LINE's time. */
const MAX_TOKEN_LENGTH = 8192;

const idTokenClaims = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.string(),
  exp: z.number(),
  name: z.string().optional(),
  nonce: z.string().optional(),
});
const tokens = z.object({ id_token: z.string() });
const accessTokenState = z.object({ client_id: z.string(), expires_in: z.number() });
const profile = z.object({ userId: z.string(), displayName: z.string().optional() });

export interface LineIdentityOptions {
  apiBase: string;
  /** Null: no LINE Login channel is configured, and every token is LOGIN_METHOD_UNAVAILABLE. */
  channelId: string | null;
  /** Null: codes of LINE Login are LOGIN_METHOD_UNAVAILABLE. */
  channelSecret: string | null;
  /** The key of the bare user id form; null when that form is off. */
  unverifiedKey: string | null;
  /** False when this token was exchanged too often. */
  admitToken(token: string): Promise<boolean>;
  now?: () => Date;
  /** Milliseconds for all that one sign-in asks of LINE. */
  timeout?: number;
}

/** What LINE Login's code is exchanged with. */
export interface CodeExchange {
  code: string;
  /** Where LINE sent the browser back to. */
  redirectUri: string;
  codeVerifier: string;
  nonce: string;
}

/** LINE's word on whoever signs in, by whatever they bring. */
export interface LineSignIn extends LineIdentity {
  /** Throws WRONG_CREDENTIALS when LINE refuses the code or answers for another attempt, LINE_UNAVAILABLE. */
  exchangeCode(exchange: CodeExchange): Promise<LineProfile>;
}

/** How LINE signs the ID tokens of one way in (line.md): with a key of its own, which it names, or with the channel's secret. */
interface Signature {
  alg: "ES256" | "HS256";
  namesItsKey: boolean;
}
const LIFF: Signature = { alg: "ES256", namesItsKey: true };
const WEB: Signature = { alg: "HS256", namesItsKey: false };

const tokenHead = z.object({ alg: z.string(), kid: z.string().min(1).optional() });

/**
 * What of an ID token is signed; null for a token that this way in never brings, of which LINE is not asked at all. Uses are counted
 * by it: a signature can be written in several ways, what it signs cannot.
 */
function signedPart(token: string, { alg, namesItsKey }: Signature): string | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const [, signed, head] = /^(([\w-]+)\.[\w-]+)\.[\w-]+$/.exec(token) ?? [];
  if (signed === undefined || head === undefined) return null;
  try {
    const says = tokenHead.parse(JSON.parse(Buffer.from(head, "base64url").toString()));
    return says.alg === alg && (says.kid !== undefined || !namesItsKey) ? signed : null;
  } catch {
    return null;
  }
}

/** Asks LINE who somebody is, and checks its answer again: what LINE says counts, never what a client says. */
export function createLineIdentity(options: LineIdentityOptions): LineSignIn {
  const { channelId, channelSecret, unverifiedKey, admitToken, now = () => new Date() } = options;
  const ask = createLineCaller(options.apiBase);
  /** One clock for a whole sign-in, however many questions it takes. */
  const deadline = () => AbortSignal.timeout(options.timeout ?? SIGN_IN_MS);

  function required(): string {
    if (channelId === null) throw new DomainError("LOGIN_METHOD_UNAVAILABLE");
    return channelId;
  }

  /** `use`: what the uses of a token are counted by. */
  async function accept(use: string, lineUserId: string, name: string | undefined): Promise<LineProfile> {
    if (!LINE_USER_ID.test(lineUserId) || !(await admitToken(use)))
      throw new DomainError("WRONG_CREDENTIALS");
    return { lineUserId, name: name?.trim() || null };
  }

  /** `nonce` null: the token belongs to no attempt of ours. */
  async function verify(
    token: string,
    signature: Signature,
    nonce: string | null,
    signal: AbortSignal,
  ): Promise<LineProfile> {
    const channel = required();
    const signed = signedPart(token, signature);
    if (signed === null) throw new DomainError("WRONG_CREDENTIALS");
    const body = new URLSearchParams({
      id_token: token,
      client_id: channel,
      ...(nonce !== null && { nonce }),
    });
    const claims = await ask("/oauth2/v2.1/verify", { method: "POST", body, signal }, idTokenClaims);
    const fresh = claims.exp + CLOCK_SKEW_SECONDS > now().getTime() / 1000;
    const ours =
      claims.iss === ISSUER && claims.aud === channel && (nonce === null || claims.nonce === nonce);
    if (!ours || !fresh) throw new DomainError("WRONG_CREDENTIALS");
    return accept(signed, claims.sub, claims.name);
  }

  return {
    verifyIdToken: async (token) => verify(token, LIFF, null, deadline()),

    async exchangeCode({ code, redirectUri, codeVerifier, nonce }) {
      const channel = required();
      if (channelSecret === null) throw new DomainError("LOGIN_METHOD_UNAVAILABLE");
      const body = new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        client_id: channel,
        client_secret: channelSecret,
        code_verifier: codeVerifier,
      });
      const signal = deadline();
      const { id_token } = await ask("/oauth2/v2.1/token", { method: "POST", body, signal }, tokens);
      return verify(id_token, WEB, nonce, signal);
    },

    async verifyAccessToken(token) {
      const channel = required();
      if (token.length > MAX_TOKEN_LENGTH) throw new DomainError("WRONG_CREDENTIALS");
      const signal = deadline();
      const query = new URLSearchParams({ access_token: token });
      const state = await ask(`/oauth2/v2.1/verify?${query}`, { signal }, accessTokenState);
      if (state.client_id !== channel || state.expires_in <= 0) throw new DomainError("WRONG_CREDENTIALS");
      const headers = { authorization: `Bearer ${token}` };
      const person = await ask("/v2/profile", { headers, signal }, profile);
      return accept(token, person.userId, person.displayName);
    },

    unverifiedKeyMatches:
      unverifiedKey === null ? null : (key) => timingSafeEqual(digest(key), digest(unverifiedKey)),
  };
}

/** Of one length whatever the text, so that comparing takes the same time for every guess. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
