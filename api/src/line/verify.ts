import { createHash, timingSafeEqual } from "node:crypto";
import type { LineIdentity, LineProfile } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { z } from "zod";
import { errorFields, log } from "../log.ts";

const ISSUER = "https://access.line.me";
const CLOCK_SKEW_SECONDS = 60;
const LINE_USER_ID = /^U[0-9a-f]{32}$/;

const idTokenClaims = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.string(),
  exp: z.number(),
  name: z.string().optional(),
});
const accessTokenState = z.object({ client_id: z.string(), expires_in: z.number() });
const profile = z.object({ userId: z.string(), displayName: z.string().optional() });

export interface LineIdentityOptions {
  apiBase: string;
  /** Null: no LINE Login channel is configured, and every token is LOGIN_METHOD_UNAVAILABLE. */
  channelId: string | null;
  /** The key of the bare user id form; null when that form is off. */
  unverifiedKey: string | null;
  /** False when this token was exchanged too often. */
  admitToken(token: string): Promise<boolean>;
  now?: () => Date;
  /** Milliseconds for one call to LINE. */
  timeout?: number;
}

/** Asks LINE who somebody is, and checks its answer again: what LINE says counts, never what a client says. */
export function createLineIdentity(options: LineIdentityOptions): LineIdentity {
  const { apiBase, channelId, unverifiedKey, admitToken, now = () => new Date(), timeout = 5000 } = options;

  async function ask<T>(path: string, init: RequestInit, shape: z.ZodType<T>): Promise<T> {
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(`${apiBase}${path}`, {
        ...init,
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      });
      body = await response.json().catch((error: unknown) => {
        if (response.ok) throw error;
      });
    } catch (error) {
      log.warn("LINE did not answer", errorFields(error));
      throw new DomainError("LINE_UNAVAILABLE");
    }
    if (response.status === 400 || response.status === 401) throw new DomainError("WRONG_CREDENTIALS");
    const answer = shape.safeParse(body);
    if (!response.ok || !answer.success) {
      log.warn("LINE gave no usable answer", {
        status: response.status,
        lineRequestId: response.headers.get("x-line-request-id"),
      });
      throw new DomainError("LINE_UNAVAILABLE");
    }
    return answer.data;
  }

  function required(): string {
    if (channelId === null) throw new DomainError("LOGIN_METHOD_UNAVAILABLE");
    return channelId;
  }

  async function accept(token: string, lineUserId: string, name: string | undefined): Promise<LineProfile> {
    if (!LINE_USER_ID.test(lineUserId) || !(await admitToken(token)))
      throw new DomainError("WRONG_CREDENTIALS");
    return { lineUserId, name: name?.trim() || null };
  }

  return {
    async verifyIdToken(token) {
      const channel = required();
      const body = new URLSearchParams({ id_token: token, client_id: channel });
      const claims = await ask("/oauth2/v2.1/verify", { method: "POST", body }, idTokenClaims);
      const fresh = claims.exp + CLOCK_SKEW_SECONDS > now().getTime() / 1000;
      if (claims.iss !== ISSUER || claims.aud !== channel || !fresh)
        throw new DomainError("WRONG_CREDENTIALS");
      return accept(token, claims.sub, claims.name);
    },

    async verifyAccessToken(token) {
      const channel = required();
      const query = new URLSearchParams({ access_token: token });
      const state = await ask(`/oauth2/v2.1/verify?${query}`, {}, accessTokenState);
      if (state.client_id !== channel || state.expires_in <= 0) throw new DomainError("WRONG_CREDENTIALS");
      const person = await ask("/v2/profile", { headers: { authorization: `Bearer ${token}` } }, profile);
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
