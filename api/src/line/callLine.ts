import { DomainError } from "@machiya/schema/domain/errors";
import { z } from "zod";
import { errorFields, leaveGate, log } from "../telemetry/log.ts";

/**
 * Makes one call to LINE's API. Throws WRONG_CREDENTIALS when LINE refuses the credentials, LINE_UNAVAILABLE
 * for any other failure.
 */
export type LineCaller = <T>(path: string, init: RequestInit, shape: z.ZodType<T>) => Promise<T>;

/**
 * LINE's error for a channel whose secret is wrong: the shop's configuration is at fault, not the customer.
 */
const unknownChannel = z.object({ error: z.literal("invalid_client") });

/** Creates the caller. `timeout`, in milliseconds, applies to calls without a signal of their own. */
export function createLineCaller(apiBase: string, timeout = 5000): LineCaller {
  return async (path, init, shape) => {
    let response: Response;
    let body: unknown;
    leaveGate();
    try {
      response = await fetch(`${apiBase}${path}`, {
        ...init,
        redirect: "error",
        signal: init.signal ?? AbortSignal.timeout(timeout),
      });
      body = await response.json().catch((error: unknown) => {
        if (response.ok) throw error;
      });
    } catch (error) {
      log.warn("LINE did not answer", errorFields(error));
      throw new DomainError("LINE_UNAVAILABLE");
    }
    const refused = response.status === 400 || response.status === 401;
    if (refused && !unknownChannel.safeParse(body).success) throw new DomainError("WRONG_CREDENTIALS");
    const answer = shape.safeParse(body);
    if (!response.ok || !answer.success) {
      log.warn("LINE returned an unusable response", {
        status: response.status,
        lineRequestId: response.headers.get("x-line-request-id"),
      });
      throw new DomainError("LINE_UNAVAILABLE");
    }
    return answer.data;
  };
}
