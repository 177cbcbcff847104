import { performance } from "node:perf_hooks";
import autocannon from "autocannon";
import type { PreparedRequest } from "./requests/preparedRequests.ts";

/** The ramp-up, whose responses are not measured: connections are opened and queues fill. */
const RAMP_MS = 300;
const TIMEOUT_S = 30;
/** One body in this many is parsed and checked in full; every body gets the cheap check. */
const FULL_CHECK_INTERVAL = 16;
/** The number of error messages that a result holds. */
const MAX_STORED_ERRORS = 3;

export interface LoadResult {
  /** The latencies of the responses within `seconds`, in milliseconds, ascending. */
  latencies: number[];
  seconds: number;
  /** The number of incorrect or missing responses, including the ramp-up. */
  errorCount: number;
  /** The first error messages. */
  errors: string[];
  /** The number of correct responses, including the ramp-up and those after `seconds`. */
  correct: number;
}

export interface LoadOptions {
  origin: string;
  connections: number;
  seconds: number;
  /** The requests of one connection, which it sends in order and repeats. */
  requestsOf(connection: number): PreparedRequest[];
}

/** Sends requests over `connections` keep-alive connections, one at a time on each. */
export async function sendRequests({
  origin,
  connections,
  seconds,
  requestsOf,
}: LoadOptions): Promise<LoadResult> {
  const result: LoadResult = { latencies: [], seconds, errorCount: 0, errors: [], correct: 0 };
  const addError = (error: string) => {
    result.errorCount += 1;
    if (result.errors.length < MAX_STORED_ERRORS) result.errors.push(error);
  };
  let received = 0;
  const withCheck = (request: PreparedRequest): autocannon.Request => ({
    ...request,
    onResponse: (status, body) => {
      received += 1;
      const error = errorOf(request, status, body, received % FULL_CHECK_INTERVAL === 1);
      if (error === null) result.correct += 1;
      else addError(`${request.method} ${request.path}: ${error}`);
    },
  });

  let connection = 0;
  const begin = performance.now() + RAMP_MS;
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url: origin,
        connections,
        duration: RAMP_MS / 1000 + seconds,
        sampleInt: 50,
        timeout: TIMEOUT_S,
        setupClient: (client) => {
          client.setRequests(requestsOf(connection).map(withCheck));
          connection += 1;
        },
      },
      (error) => (error ? reject(error) : resolve()),
    );
    run.on("response", (_client, _status, _bytes, milliseconds) => {
      const at = performance.now() - begin;
      if (at >= 0 && at < seconds * 1000) result.latencies.push(milliseconds);
    });
    run.on("reqError", (error: unknown) => addError(error instanceof Error ? error.message : String(error)));
  });
  result.latencies.sort((a, b) => a - b);
  return result;
}

function errorOf(request: PreparedRequest, status: number, body: string, inFull: boolean): string | null {
  if (status !== 200) return `HTTP ${status}: ${body.slice(0, 300)}`;
  if (!request.isAccepted(body)) return body.slice(0, 300);
  if (!inFull) return null;
  try {
    return request.check(JSON.parse(body));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
