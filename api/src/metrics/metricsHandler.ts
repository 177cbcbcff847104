import { createHash, timingSafeEqual } from "node:crypto";
import { errorFields, log } from "../telemetry/log.ts";
import { CONTENT_TYPE, exposition, type Metric } from "./exposition.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/**
 * Serves /metrics to requests with the token as `Authorization: Bearer …`. Returns null (not found) for all
 * others, and always when no token is configured. When the database is unavailable, its metrics are omitted
 * and `machiya_database_up` is 0.
 */
export function createMetricsHandler(
  token: string | null,
  requests: () => Metric[],
  readServerMetrics: () => Promise<Metric[]>,
): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
    if (token === null || bearer === undefined || !timingSafeEqual(hashOf(bearer), hashOf(token)))
      return null;
    const serverMetrics = await readServerMetrics().catch((error: unknown) => {
      log.warn("the database's metrics could not be read", errorFields(error));
      return null;
    });
    const up: Metric = {
      name: "machiya_database_up",
      help: "Whether the database answered.",
      type: "gauge",
      samples: [{ value: serverMetrics === null ? 0 : 1 }],
    };
    const memory: Metric = {
      name: "machiya_resident_memory_bytes",
      help: "Memory of this process, without the processes that read images and spreadsheets.",
      type: "gauge",
      samples: [{ value: process.memoryUsage.rss() }],
    };
    return new Response(exposition([up, memory, ...(serverMetrics ?? []), ...requests()]), {
      headers: { "content-type": CONTENT_TYPE, "cache-control": "no-store" },
    });
  };
}
