import { createHash, timingSafeEqual } from "node:crypto";
import { errorFields, log } from "../telemetry/log.ts";
import { CONTENT_TYPE, exposition, type Metric } from "./exposition.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/**
 * Answers /metrics to whoever brings the token as `Authorization: Bearer …`; null, as for an address that is not there, to all
 * others, and when there is no token. What the database cannot say while it is away is left out: `machiya_database_up` is 0 then.
 */
export function createMetricsHandler(
  token: string | null,
  requests: () => Metric[],
  house: () => Promise<Metric[]>,
): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const brought = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
    if (token === null || brought === undefined || !timingSafeEqual(hashOf(brought), hashOf(token)))
      return null;
    const standing = await house().catch((error: unknown) => {
      log.warn("metrics without the database", errorFields(error));
      return null;
    });
    const up: Metric = {
      name: "machiya_database_up",
      help: "Whether the database answered.",
      type: "gauge",
      samples: [{ value: standing === null ? 0 : 1 }],
    };
    return new Response(exposition([up, ...(standing ?? []), ...requests()]), {
      headers: { "content-type": CONTENT_TYPE, "cache-control": "no-store" },
    });
  };
}
