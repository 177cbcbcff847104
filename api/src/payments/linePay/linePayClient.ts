import { randomUUID } from "node:crypto";
import type { CredentialValues } from "@machiya/schema/domain/paymentProviders/credentialField";
import type { linePaySetup } from "@machiya/schema/domain/paymentProviders/linePaySetup";
import { z } from "zod";
import { callProvider, type ProviderConnection } from "../callProvider.ts";
import { ProviderUnavailable } from "../paymentProvider.ts";
import { parseExactJson } from "./exactJson.ts";
import { linePaySignature } from "./linePaySignature.ts";

export type LinePayCredentials = CredentialValues<typeof linePaySetup.credentials>;

const answer = z.object({
  returnCode: z.string().regex(/^\d{4}$/),
  returnMessage: z.string(),
  info: z.unknown().optional(),
});
export type LinePayAnswer = z.infer<typeof answer>;

/** Makes signed calls to the online API v3. Throws ProviderUnavailable. */
export interface LinePayClient {
  get(path: string, query?: Readonly<Record<string, string>>): Promise<LinePayAnswer>;
  post(path: string, body: object): Promise<LinePayAnswer>;
}

/** LINE Pay requires read timeouts of at least 20 seconds, 40 for a confirmation, and 60 for a capture. */
const TIMEOUT_MS = 20_000;
const LONG_TIMEOUTS_MS: Readonly<Record<string, number>> = { confirm: 40_000, capture: 60_000 };

export function createLinePayClient(
  connection: ProviderConnection,
  credentials: LinePayCredentials,
): LinePayClient {
  const { channelId, channelSecret } = credentials;

  async function call(path: string, search: string, init: RequestInit, content: string) {
    const nonce = randomUUID();
    const headers = {
      "content-type": "application/json",
      "x-line-channelid": channelId,
      "x-line-authorization-nonce": nonce,
      "x-line-authorization": linePaySignature({ channelSecret, path, content, nonce }),
    };
    const timeout = LONG_TIMEOUTS_MS[path.slice(path.lastIndexOf("/") + 1)] ?? TIMEOUT_MS;
    return read(await callProvider(connection, `${path}${search}`, { ...init, headers }, timeout));
  }

  return {
    get(path, query = {}) {
      const content = new URLSearchParams(query).toString();
      return call(path, content === "" ? "" : `?${content}`, { method: "GET" }, content);
    },
    post(path, body) {
      const content = JSON.stringify(body);
      return call(path, "", { method: "POST", body: content }, content);
    },
  };
}

function read(text: string): LinePayAnswer {
  try {
    return answer.parse(parseExactJson(text));
  } catch (error) {
    throw new ProviderUnavailable("LINE Pay's response is not readable", { cause: error });
  }
}
