import { performance } from "node:perf_hooks";
import autocannon from "autocannon";
import type { PreparedRequest } from "./requests/preparedRequests.ts";

/** Answers of the first moments count neither as speed nor as latency: connections are opened, queues fill. */
const RAMP_MS = 300;
const TIMEOUT_S = 30;
/** One body in so many is looked at closely; every one gets a glance. */
const CLOSE_LOOK_EVERY = 16;
/** Reasons that are kept of a burst. */
const MAX_STORED_ERRORS = 3;

export interface Burst {
  /** Milliseconds of the answers within `seconds`, ascending. */
  latencies: number[];
  seconds: number;
  /** Answers that were not right, and requests that got none, ramp included. */
  errors: number;
  faults: string[];
  /** Right answers, ramp and afterglow included. */
  right: number;
}

export interface Aim {
  origin: string;
  connections: number;
  seconds: number;
  /** The requests of one connection, which sends them in turn, over and over. */
  shotsOf(connection: number): PreparedRequest[];
}

/** Asks as fast as the answers come, over `connections` keep-alive connections with one request each at a time. */
export async function sendRequests({ origin, connections, seconds, shotsOf }: Aim): Promise<Burst> {
  const burst: Burst = { latencies: [], seconds, errors: 0, faults: [], right: 0 };
  const note = (fault: string) => {
    burst.errors += 1;
    if (burst.faults.length < MAX_STORED_ERRORS) burst.faults.push(fault);
  };
  let seen = 0;
  const watched = (shot: PreparedRequest): autocannon.Request => ({
    ...shot,
    onResponse: (status, body) => {
      seen += 1;
      const fault = faultOf(shot, status, body, seen % CLOSE_LOOK_EVERY === 1);
      if (fault === null) burst.right += 1;
      else note(`${shot.method} ${shot.path}: ${fault}`);
    },
  });

  let connection = 0;
  const begin = performance.now() + RAMP_MS;
  await new Promise<void>((resolve, reject) => {
    const running = autocannon(
      {
        url: origin,
        connections,
        duration: RAMP_MS / 1000 + seconds,
        sampleInt: 50,
        timeout: TIMEOUT_S,
        setupClient: (client) => {
          client.setRequests(shotsOf(connection).map(watched));
          connection += 1;
        },
      },
      (error) => (error ? reject(error) : resolve()),
    );
    running.on("response", (_client, _status, _bytes, milliseconds) => {
      const at = performance.now() - begin;
      if (at >= 0 && at < seconds * 1000) burst.latencies.push(milliseconds);
    });
    running.on("reqError", (error: unknown) => note(error instanceof Error ? error.message : String(error)));
  });
  burst.latencies.sort((a, b) => a - b);
  return burst;
}

function faultOf(shot: PreparedRequest, status: number, body: string, closely: boolean): string | null {
  if (status !== 200) return `HTTP ${status}: ${body.slice(0, 300)}`;
  if (!shot.looksRight(body)) return body.slice(0, 300);
  if (!closely) return null;
  try {
    return shot.fault(JSON.parse(body));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
