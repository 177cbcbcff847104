import { randomBytes } from "node:crypto";

/** LINE's stateless tokens are valid for 15 minutes. */
const EXPIRES_IN = 900;

/** A long-lived token that the fake of LINE accepts for every channel. */
export const FAKE_LONG_LIVED_TOKEN = "token";

export interface FakeChannelTokens {
  /** The number of tokens issued since the start. */
  issued: number;
  /** From now on, all tokens issued so far are refused. */
  revokeAll(): void;
  /** Returns whether a bearer token was issued for the channel and has not expired, or is long-lived. */
  accepts(token: string, channelId: string): boolean;
  /** Like `accepts`, without the long-lived token. */
  acceptsStateless(token: string, channelId: string): boolean;
  /** Handles POST /oauth2/v3/token. */
  issue(method: string, form: URLSearchParams): [number, object];
}

/** Fakes LINE's stateless channel access tokens with the documented errors. `channels`: secrets by channel ID. */
export function createFakeChannelTokens(
  channels: Readonly<Record<string, string>>,
  clock: () => number,
): FakeChannelTokens {
  const valid = new Map<string, { channelId: string; expiresAt: number }>();
  const refuse = (error: string, error_description: string): [number, object] => [
    400,
    { error, error_description },
  ];

  const tokens: FakeChannelTokens = {
    issued: 0,
    revokeAll: () => valid.clear(),
    accepts: (token, channelId) =>
      token === FAKE_LONG_LIVED_TOKEN || tokens.acceptsStateless(token, channelId),
    acceptsStateless(token, channelId) {
      const found = valid.get(token);
      return found?.channelId === channelId && clock() < found.expiresAt;
    },
    issue(method, form) {
      if (method !== "POST") return [405, { message: "Method Not Allowed" }];
      const grantType = form.get("grant_type");
      const channelId = form.get("client_id");
      if (grantType === null || channelId === null)
        return refuse("invalid_request", "A required parameter is missing.");
      if (grantType !== "client_credentials")
        return refuse("unsupported_grant_type", "Unsupported grant type.");
      const secret = channels[channelId];
      if (secret === undefined || form.get("client_secret") !== secret)
        return refuse("invalid_client", "Invalid client_id or client_secret.");
      tokens.issued += 1;
      const token = randomBytes(64).toString("base64url");
      valid.set(token, { channelId, expiresAt: clock() + EXPIRES_IN * 1000 });
      return [200, { token_type: "Bearer", access_token: token, expires_in: EXPIRES_IN }];
    },
  };
  return tokens;
}
