import { callProvider, type ProviderConnection } from "../callProvider.ts";
import { ProviderRefusal, ProviderUnavailable } from "../paymentProvider.ts";
import { type EcpayCredentials, type EcpayFields, isSignedBy, signFields } from "./checkMacValue.ts";

const TIMEOUT_MS = 15_000;
/** ECPay could not verify the CheckMacValue of a request. */
export const WRONG_SIGNATURE = "10200073";

/** Makes signed calls to ECPay. Throws ProviderUnavailable. */
export interface EcpayClient {
  /** Posts signed fields and returns the response, whose CheckMacValue must be right. */
  querySigned(path: string, fields: EcpayFields): Promise<EcpayFields>;
  /** Posts signed fields and returns the response, which has no CheckMacValue (CreditDetail/DoAction). */
  postAction(path: string, fields: EcpayFields): Promise<EcpayFields>;
}

export function createEcpayClient(
  connection: ProviderConnection,
  credentials: EcpayCredentials,
): EcpayClient {
  async function post(path: string, fields: EcpayFields): Promise<EcpayFields> {
    const body = new URLSearchParams(signFields(fields, credentials));
    return readPlainFields(await callProvider(connection, path, { method: "POST", body }, TIMEOUT_MS));
  }
  return {
    async querySigned(path, fields) {
      const answer = await post(path, fields);
      if (isSignedBy(answer, credentials)) return answer;
      if (Object.values(answer).includes(WRONG_SIGNATURE))
        throw new ProviderRefusal(WRONG_SIGNATURE, "ECPay does not accept the credentials.", true);
      throw new ProviderUnavailable("the CheckMacValue of ECPay's response is wrong");
    },
    postAction: post,
  };
}

/**
 * Reads a response of ECPay, whose values are not URL-encoded: a "+" is a plus sign. An ampersand that is not
 * followed by a name and "=" belongs to the value before it.
 */
export function readPlainFields(text: string): EcpayFields {
  const pairs = text.trim().split(/&(?=[A-Za-z0-9_]+=)/);
  return Object.fromEntries(
    pairs
      .filter((pair) => pair.includes("="))
      .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
}
