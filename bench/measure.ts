import { setTimeout as sleep } from "node:timers/promises";
import { countOrders, undoBookings } from "./audit.ts";
import { seededRandom } from "./dataset/random.ts";
import { type LoadResult, sendRequests } from "./load.ts";
import { postgresMs, postmasterOf, processUse, resetPeak } from "./processUse.ts";
import type { World } from "./requests/operation.ts";
import { BOOKS, OPERATIONS, type OperationName, PLACES_ORDERS } from "./requests/operations.ts";
import { ENTRYPOINTS, type Entrypoint, type PreparedRequest } from "./requests/preparedRequests.ts";
import { type Servers, serverOf } from "./servers.ts";
import type { Settings } from "./settings.ts";

/** The number of different requests of one connection, which it repeats. */
const REQUESTS_PER_CONNECTION = 200;
/**
 * After this time, V8 has compiled the code of a line. A server that has just started is up to twice as slow
 * (docs/decisions/0087-v8-settings.md).
 */
const WARM_UP_S = 8;
/** The server counts as idle when it used less than a fifth of this time; aborted requests must end before the next measurement. */
const POLL_INTERVAL_MS = 100;
const MAX_POLLS = 100;
/** Slow operations are measured for this multiple of the time, so that aborted requests matter less. */
const DURATION_FACTORS: Partial<Record<OperationName, number>> = { "screen-calendar": 4 };

export interface Measurement {
  operation: OperationName;
  entrypoint: Entrypoint;
  connections: number;
  round: number;
  result: LoadResult;
  /** The peak memory of the measured process; null if this system does not report it. */
  peakRssMb: number | null;
  /** The processor time of one response, in milliseconds. */
  cpuMs: CpuUse;
}

/** The processor time by process; null if this system does not report it. */
export interface CpuUse {
  /** The measured process. */
  server: number | null;
  postgres: number | null;
  /** This process, which sends the requests. */
  client: number | null;
}

export interface Measured {
  measurements: Measurement[];
  /** The number of checkouts with a response, including the warm-up, and of those that were aborted and may have been placed. */
  checkouts: { responses: number; aborted: number };
  /** The number of booking requests with a response, including the warm-up, and of appointments that they booked. */
  bookings: { responses: number; booked: number };
  errors: string[];
}

/** Measures every operation through all its entrypoints in several rounds, after a warm-up run of each. */
export async function measureAll(
  settings: Settings,
  world: World,
  databaseUrl: string,
  servers: Servers,
  log: (line: string) => void,
): Promise<Measured> {
  const measured: Measured = {
    measurements: [],
    checkouts: { responses: 0, aborted: 0 },
    bookings: { responses: 0, booked: 0 },
    errors: [],
  };
  const postmaster = await postmasterOf(databaseUrl);
  const currentWorld = { ...world, orderCount: { ...world.orderCount } };

  async function runOnce(
    operation: OperationName,
    entrypoint: Entrypoint,
    connections: number,
    seconds: number,
    seed: number,
  ) {
    const requestsOf = (connection: number) =>
      prepareRequests(OPERATIONS[operation], entrypoint, currentWorld, seed * 1000 + connection);
    // Concurrent checkouts increase the totals of the lists.
    if (operation === "mixed-shop") currentWorld.orderCount.max = Number.POSITIVE_INFINITY;
    const { origin, process: measuredProcess } = serverOf(servers, operation, entrypoint);
    const pid = measuredProcess.pid ?? 0;
    resetPeak(pid);
    const used = cpuSince(pid, postmaster);
    const duration = seconds * (DURATION_FACTORS[operation] ?? 1);
    const result = await sendRequests({ origin, connections, seconds: duration, requestsOf });
    const use = { cpuMs: used(result.correct), peakRssMb: processUse(pid)?.peakRssMb ?? null };
    if (PLACES_ORDERS.has(operation)) {
      const min = await countOrders(databaseUrl);
      measured.checkouts.responses +=
        operation === "checkout" ? result.correct : min - currentWorld.orderCount.min;
      measured.checkouts.aborted += connections;
      currentWorld.orderCount = { min, max: min + connections };
    }
    if (BOOKS.has(operation)) {
      await sleep(POLL_INTERVAL_MS);
      const { booked, errors } = await undoBookings(databaseUrl, world);
      if (operation !== "mixed-salon") measured.bookings.responses += result.correct;
      measured.bookings.booked += booked;
      // The baseline takes no lock, so that it may book more than staff can serve.
      if (entrypoint !== "baseline") result.errors.push(...errors);
    }
    measured.errors.push(...result.errors.map((error) => `${operation} over ${entrypoint}: ${error}`));
    await waitUntilIdle(pid);
    return { result, ...use };
  }

  const warmUp = settings.seconds < 1 ? settings.seconds : WARM_UP_S;
  const maxConnections = Math.max(...settings.connections);
  log("warming up");
  for (const operation of settings.operations)
    for (const entrypoint of entrypointsOf(operation, world))
      await runOnce(operation, entrypoint, maxConnections, warmUp, 0);

  for (let round = 1; round <= settings.rounds; round += 1) {
    for (const connections of settings.connections) {
      log(`round ${round} of ${settings.rounds}, ${connections} connections`);
      for (const operation of settings.operations) {
        // The order alternates between rounds, so that neither entrypoint always runs first.
        const entrypoints = entrypointsOf(operation, world);
        for (const entrypoint of round % 2 === 1 ? entrypoints : entrypoints.toReversed()) {
          const figures = await runOnce(operation, entrypoint, connections, settings.seconds, round);
          measured.measurements.push({ operation, entrypoint, connections, round, ...figures });
        }
      }
    }
  }
  return measured;
}

/** Waits until a process is idle, for at most ten seconds. */
async function waitUntilIdle(pid: number): Promise<void> {
  for (let pause = 0; pause < MAX_POLLS; pause += 1) {
    const before = processUse(pid)?.cpuMs ?? 0;
    await sleep(POLL_INTERVAL_MS);
    if ((processUse(pid)?.cpuMs ?? 0) - before < POLL_INTERVAL_MS / 5) return;
  }
}

/** Starts to measure processor time. Returns a function that divides the time since then by a number of responses. */
function cpuSince(pid: number, postmaster: number | null): (responses: number) => CpuUse {
  const now = () => {
    const { user, system } = process.cpuUsage();
    return {
      server: processUse(pid)?.cpuMs ?? null,
      postgres: postmaster === null ? null : postgresMs(postmaster),
      client: (user + system) / 1000,
    };
  };
  const before = now();
  return (responses) => {
    const after = now();
    const each = (name: keyof CpuUse) => {
      const [from, to] = [before[name], after[name]];
      return from === null || to === null || responses === 0 ? null : (to - from) / responses;
    };
    return { server: each("server"), postgres: each("postgres"), client: each("client") };
  };
}

/** Returns the entrypoints of an operation; some operations have only one. */
const entrypointsOf = (operation: OperationName, world: World): Entrypoint[] =>
  ENTRYPOINTS.filter((entrypoint) => OPERATIONS[operation](world, () => 0)[entrypoint] !== undefined);

function prepareRequests(
  operation: (typeof OPERATIONS)[OperationName],
  entrypoint: Entrypoint,
  world: World,
  seed: number,
): PreparedRequest[] {
  const random = seededRandom(seed);
  return Array.from(
    { length: REQUESTS_PER_CONNECTION },
    () => operation(world, random)[entrypoint]?.() ?? [],
  ).flat();
}
