import { z } from "zod";
import { errorFields, log } from "../telemetry/log.ts";
import { createLineCaller } from "./callLine.ts";

/** A stateless token is replaced this long before it expires, so that no request arrives with an expired one. */
const RENEW_BEFORE_MS = 60_000;

/** The channel access token that authorizes requests to LINE's API. */
export interface ChannelToken {
  /** Returns a valid token. Throws LINE_UNAVAILABLE or WRONG_CREDENTIALS when LINE issues none. */
  get(): Promise<string>;
  /** Discards a token that LINE refused. Returns whether `get` then returns another one. */
  invalidate(token: string): boolean;
}

/** Returns a token that was issued in LINE's console and does not expire. */
export function longLivedToken(token: string): ChannelToken {
  return { get: async () => token, invalidate: () => false };
}

const issuedToken = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export interface StatelessTokenOptions {
  apiBase: string;
  channelId: string;
  channelSecret: string;
  now?: () => Date;
  /** The timeout of issuing a token, in milliseconds. */
  timeout?: number;
}

/**
 * Issues stateless channel access tokens, which are valid for 15 minutes. Each process caches one, because LINE
 * does not limit their number, and concurrent requests share the issue of a new one.
 */
export function statelessToken(options: StatelessTokenOptions): ChannelToken {
  const { apiBase, channelId, channelSecret, now = () => new Date() } = options;
  const callLine = createLineCaller(apiBase, options.timeout);
  let cached: { token: string; renewAt: number } | null = null;
  let issuing: Promise<string> | null = null;

  async function issue(): Promise<string> {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: channelId,
      client_secret: channelSecret,
    });
    const requestedAt = now().getTime();
    const issued = await callLine("/oauth2/v3/token", { method: "POST", body }, issuedToken);
    cached = {
      token: issued.access_token,
      renewAt: requestedAt + issued.expires_in * 1000 - RENEW_BEFORE_MS,
    };
    return cached.token;
  }

  return {
    async get() {
      if (cached !== null && now().getTime() < cached.renewAt) return cached.token;
      issuing ??= issue()
        .catch((error: unknown) => {
          log.warn("LINE issued no channel access token", { channelId, ...errorFields(error) });
          throw error;
        })
        .finally(() => {
          issuing = null;
        });
      return issuing;
    },
    invalidate(token) {
      if (cached?.token === token) cached = null;
      return true;
    },
  };
}
