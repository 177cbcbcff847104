import { createHash, timingSafeEqual } from "node:crypto";
import type { LineIdentity, LineProfile } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { z } from "zod";
import { noteProof } from "../telemetry/log.ts";
import { createLineCaller } from "./callLine.ts";
import type { TokenSeal } from "./tokenSeal.ts";

const ISSUER = "https://access.line.me";
const CLOCK_SKEW_SECONDS = 60;
const LINE_USER_ID = /^U[0-9a-f]{32}$/;
/** The timeout for all LINE calls of one sign-in. */
const SIGN_IN_TIMEOUT_MS = 4500;
/** The lifetime of LIFF's access tokens (line.md). */
const LIFF_ACCESS_TOKEN_SECONDS = 12 * 3600;
/** LINE's tokens have a tenth of this length; longer ones are refused without a call to LINE. */
const MAX_TOKEN_LENGTH = 8192;

const idTokenClaims = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.string(),
  exp: z.number(),
  name: z.string().optional(),
  nonce: z.string().optional(),
});
const tokens = z.object({
  id_token: z.string(),
  access_token: z.string().optional(),
  expires_in: z.number().optional(),
});
const accessTokenState = z.object({ client_id: z.string(), expires_in: z.number() });
const profile = z.object({ userId: z.string(), displayName: z.string().optional() });

export interface LineIdentityOptions {
  apiBase: string;
  /** Null: no LINE Login channel is configured, and every token is refused with LOGIN_METHOD_UNAVAILABLE. */
  channelId: string | null;
  /** Null: LINE Login codes are refused with LOGIN_METHOD_UNAVAILABLE. */
  channelSecret: string | null;
  /** The key of the bare user id form; null when that form is off. */
  unverifiedKey: string | null;
  /** Returns false when the token was used too often. */
  admitToken(token: string): Promise<boolean>;
  /** Encrypts access tokens for `LineProfile.authorization`; null: they are discarded. */
  tokenSeal: TokenSeal | null;
  now?: () => Date;
  /** The timeout for all LINE calls of one sign-in, in milliseconds. */
  timeout?: number;
}

/** The values with which a LINE Login code is exchanged. */
export interface CodeExchange {
  code: string;
  /** The page to which LINE redirected the browser. */
  redirectUri: string;
  codeVerifier: string;
  nonce: string;
}

/** Verifies the identity of a person who signs in through LINE. */
export interface LineSignIn extends LineIdentity {
  /**
   * Throws WRONG_CREDENTIALS when LINE refuses the code or its token belongs to another attempt, and
   * LINE_UNAVAILABLE when LINE fails.
   */
  exchangeCode(exchange: CodeExchange): Promise<LineProfile>;
}

/**
 * How LINE signs ID tokens of one origin (line.md): with a key that the header names, or with the channel's
 * secret.
 */
interface Signature {
  alg: "ES256" | "HS256";
  namesItsKey: boolean;
}
const LIFF: Signature = { alg: "ES256", namesItsKey: true };
const WEB: Signature = { alg: "HS256", namesItsKey: false };

const tokenHead = z.object({ alg: z.string(), kid: z.string().min(1).optional() });

/**
 * Returns the signed part of an ID token; null, before any call to LINE, for a token that this origin never
 * issues. The uses of a token are counted by this part, because one signature can be encoded in several ways.
 */
function signedPart(token: string, { alg, namesItsKey }: Signature): string | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const [, signed, head] = /^(([\w-]+)\.[\w-]+)\.[\w-]+$/.exec(token) ?? [];
  if (signed === undefined || head === undefined) return null;
  try {
    const header = tokenHead.parse(JSON.parse(Buffer.from(head, "base64url").toString()));
    return header.alg === alg && (header.kid !== undefined || !namesItsKey) ? signed : null;
  } catch {
    return null;
  }
}

/**
 * Creates the verification of LINE identities. LINE verifies each token, and its response is checked again;
 * nothing that a client claims is trusted.
 */
export function createLineIdentity(options: LineIdentityOptions): LineSignIn {
  const { channelId, channelSecret, unverifiedKey, admitToken, tokenSeal, now = () => new Date() } = options;
  const callLine = createLineCaller(options.apiBase);
  /** One timeout covers a whole sign-in, whatever number of calls it needs. */
  const deadline = () => AbortSignal.timeout(options.timeout ?? SIGN_IN_TIMEOUT_MS);

  function requireChannel(): string {
    if (channelId === null) throw new DomainError("LOGIN_METHOD_UNAVAILABLE");
    return channelId;
  }

  /** `use` is the text by which the uses of a token are counted. */
  async function accept(use: string, lineUserId: string, name: string | undefined): Promise<LineProfile> {
    if (!LINE_USER_ID.test(lineUserId) || !(await admitToken(use)))
      throw new DomainError("WRONG_CREDENTIALS");
    noteProof();
    return { lineUserId, name: name?.trim() || null };
  }

  /** Adds an access token to the profile of its user. */
  function withToken(person: LineProfile, token: string | undefined, seconds: number): LineProfile {
    if (token === undefined || token.length > MAX_TOKEN_LENGTH || tokenSeal === null) return person;
    const sealedToken = tokenSeal.seal(token, person.lineUserId);
    const expiresAt = new Date(now().getTime() + seconds * 1000);
    return { ...person, authorization: { sealedToken, expiresAt } };
  }

  /** A null `nonce` means that the token does not belong to a login attempt of this server. */
  async function verify(
    token: string,
    signature: Signature,
    nonce: string | null,
    signal: AbortSignal,
  ): Promise<LineProfile> {
    const channel = requireChannel();
    const signed = signedPart(token, signature);
    if (signed === null) throw new DomainError("WRONG_CREDENTIALS");
    const body = new URLSearchParams({
      id_token: token,
      client_id: channel,
      ...(nonce !== null && { nonce }),
    });
    const claims = await callLine("/oauth2/v2.1/verify", { method: "POST", body, signal }, idTokenClaims);
    const isCurrent = claims.exp + CLOCK_SKEW_SECONDS > now().getTime() / 1000;
    const isForChannel =
      claims.iss === ISSUER && claims.aud === channel && (nonce === null || claims.nonce === nonce);
    if (!isForChannel || !isCurrent) throw new DomainError("WRONG_CREDENTIALS");
    return accept(signed, claims.sub, claims.name);
  }

  return {
    async verifyIdToken(token, accessToken) {
      const person = await verify(token, LIFF, null, deadline());
      return withToken(person, accessToken, LIFF_ACCESS_TOKEN_SECONDS);
    },

    async exchangeCode({ code, redirectUri, codeVerifier, nonce }) {
      const channel = requireChannel();
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
      const issued = await callLine("/oauth2/v2.1/token", { method: "POST", body, signal }, tokens);
      const person = await verify(issued.id_token, WEB, nonce, signal);
      return withToken(person, issued.access_token, issued.expires_in ?? 0);
    },

    async verifyAccessToken(token) {
      const channel = requireChannel();
      if (token.length > MAX_TOKEN_LENGTH) throw new DomainError("WRONG_CREDENTIALS");
      const signal = deadline();
      const query = new URLSearchParams({ access_token: token });
      const state = await callLine(`/oauth2/v2.1/verify?${query}`, { signal }, accessTokenState);
      if (state.client_id !== channel || state.expires_in <= 0) throw new DomainError("WRONG_CREDENTIALS");
      const headers = { authorization: `Bearer ${token}` };
      const person = await callLine("/v2/profile", { headers, signal }, profile);
      const customer = await accept(token, person.userId, person.displayName);
      return withToken(customer, token, state.expires_in);
    },

    unverifiedKeyMatches:
      unverifiedKey === null ? null : (key) => timingSafeEqual(digest(key), digest(unverifiedKey)),
  };
}

/** Both digests have the same length, so that the comparison takes the same time for every guess. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
