import fc from "fast-check";
import type { FuzzRequest } from "./fuzzRequest.ts";
import { type FuzzServer, openFuzzServer } from "./fuzzServer.ts";
import { graphqlRequest } from "./graphqlRequests.ts";
import { invariantViolations } from "./invariants.ts";
import { restRequest } from "./restRequests.ts";

/** The number of requests between two invariant checks. */
const BATCH = 250;
/** The number of concurrent requests in a batch. */
const CONCURRENCY = 4;
/** Requests that can end the caller's session, after which a new one is opened. */
const ENDS_SESSIONS = /log.?out|password|staff|employer|customer|block/i;
/** The outcome of an internal server error in either API. */
const FAULT = "5xx or INTERNAL";

export interface FuzzReport {
  requests: number;
  /** The frequency of each outcome per API: "REST 2001", "GraphQL NOT_FOUND". */
  outcomes: Record<string, number>;
  /** Requests that caused an internal error, with the response and what the server logged. */
  faults: { request: FuzzRequest; answer: string; log: string[] }[];
  /** Invariants that held at the start and no longer hold. */
  broken: string[];
  slowestMs: number;
  slowest: string;
}

const anyRequest = fc.oneof(restRequest, graphqlRequest);

/** Returns the outcome of a response in the terms of its API. */
function outcomeOf({ entrypoint }: FuzzRequest, status: number, text: string): string {
  if (status >= 500) return FAULT;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return `${entrypoint} ${status} not JSON`;
  }
  if (entrypoint === "REST") {
    const { error_code: code } = answer as { error_code?: number };
    return code === 5000 || code === undefined ? FAULT : `REST ${code}`;
  }
  const { errors } = answer as { errors?: { extensions?: { code?: string } }[] };
  const code = errors?.map(({ extensions }) => extensions?.code ?? "no code").sort()[0] ?? "OK";
  return code === "INTERNAL" || code === "no code" || code === "INTERNAL_SERVER_ERROR"
    ? FAULT
    : `GraphQL ${code}`;
}

/** Sends generated requests to a new server; the same seed generates the same requests. */
export async function fuzz(requests: number, seed: number): Promise<FuzzReport> {
  const server = await openFuzzServer();
  const report: FuzzReport = { requests: 0, outcomes: {}, faults: [], broken: [], slowestMs: 0, slowest: "" };
  try {
    const before = new Set(await invariantViolations(server.prisma));
    for (let begun = 0; begun < requests; begun += BATCH) {
      await server.refresh();
      const batch = fc.sample(anyRequest, { seed: seed + begun, numRuns: Math.min(BATCH, requests - begun) });
      const queue = batch.values();
      const work = async () => {
        for (const request of queue) {
          await sendOne(server, request, report);
          if (request.method !== "GET" && ENDS_SESSIONS.test(request.about)) await server.refresh();
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
      for (const complaint of await invariantViolations(server.prisma)) {
        if (before.has(complaint)) continue;
        before.add(complaint);
        report.broken.push(`${complaint} (after request ${report.requests}, seed ${seed + begun})`);
      }
    }
  } finally {
    await server.close();
  }
  return report;
}

async function sendOne(server: FuzzServer, request: FuzzRequest, report: FuzzReport): Promise<void> {
  const began = performance.now();
  const response = await server.send(request);
  const text = await response.text();
  const took = performance.now() - began;
  const outcome = outcomeOf(request, response.status, text);
  report.requests += 1;
  report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1;
  if (outcome === FAULT) {
    const answer = `${response.status} ${text.slice(0, 300)}`;
    report.faults.push({ request, answer, log: server.logOf(response) });
  }
  if (took > report.slowestMs) {
    report.slowestMs = Math.round(took);
    report.slowest = request.about;
  }
}
