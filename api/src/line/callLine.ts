import { DomainError } from "@machiya/schema/domain/errors";
import { z } from "zod";
import { errorFields, log } from "../telemetry/log.ts";

/** One call to LINE's API. Throws WRONG_CREDENTIALS when LINE refuses what was brought, LINE_UNAVAILABLE for all else. */
export type LineCaller = <T>(path: string, init: RequestInit, shape: z.ZodType<T>) => Promise<T>;

/** LINE's word for a channel whose secret it does not know: our fault, not the customer's. */
const unknownChannel = z.object({ error: z.literal("invalid_client") });

/** `timeout` in milliseconds for one call that brings no signal of its own. */
export function createLineCaller(apiBase: string, timeout = 5000): LineCaller {
  return async (path, init, shape) => {
    let response: Response;
    let body: unknown;
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
      log.warn("LINE gave no usable answer", {
        status: response.status,
        lineRequestId: response.headers.get("x-line-request-id"),
      });
      throw new DomainError("LINE_UNAVAILABLE");
    }
    return answer.data;
  };
}
