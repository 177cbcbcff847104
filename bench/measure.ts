import { setTimeout as sleep } from "node:timers/promises";
import { countOrders, undoBookings } from "./audit.ts";
import { seededRandom } from "./dataset/random.ts";
import { type Burst, sendRequests } from "./load.ts";
import { forgetPeak, postgresMs, postmasterOf, processUse } from "./processUse.ts";
import { OPERATIONS, type OperationName, type World } from "./requests/operations.ts";
import { ENTRYPOINTS, type Entrypoint, type PreparedRequest } from "./requests/preparedRequests.ts";
import { type Servers, serverOf } from "./servers.ts";
import type { Settings } from "./settings.ts";

/** Different requests of one connection before it begins anew. */
const SHOTS = 200;
const WARM_UP_S = 2;
/** The server counts as idle when it used less than a fifth of this time; requests that were cut off must end before the next measurement. */
const PAUSE_MS = 100;
const MAX_PAUSES = 100;
/** Slow operations are measured for so many times as long, so that the requests that are cut off matter less. */
const TIMES_AS_LONG: Partial<Record<OperationName, number>> = { "screen-calendar": 4 };

export interface Measurement {
  operation: OperationName;
  door: Entrypoint;
  connections: number;
  round: number;
  burst: Burst;
  /** Of the process that was asked. Null: this system does not say. */
  peakRssMb: number | null;
  /** Milliseconds of processor time for one answer. */
  cpuMs: CpuUse;
}

/** By who has used it; null: this system does not say. */
export interface CpuUse {
  /** The process that was asked. */
  server: number | null;
  postgres: number | null;
  /** This process, which asks. */
  client: number | null;
}

export interface Measured {
  measurements: Measurement[];
  /** Checkouts that were answered, warm-up included, and the most that may have gone through without an answer. */
  checkouts: { answered: number; cutOff: number };
  /** Wishes for an appointment that were answered, warm-up included, and those that were granted. */
  bookings: { answered: number; booked: number };
  faults: string[];
}

/** Measures every operation through all its doors, in rounds, after everything has run once to warm up. */
export async function measureAll(
  settings: Settings,
  world: World,
  databaseUrl: string,
  servers: Servers,
  tell: (line: string) => void,
): Promise<Measured> {
  const measured: Measured = {
    measurements: [],
    checkouts: { answered: 0, cutOff: 0 },
    bookings: { answered: 0, booked: 0 },
    faults: [],
  };
  const postmaster = await postmasterOf(databaseUrl);
  const settled = { ...world };

  async function burst(
    operation: OperationName,
    door: Entrypoint,
    connections: number,
    seconds: number,
    seed: number,
  ) {
    const shotsOf = (connection: number) =>
      shots(OPERATIONS[operation], door, settled, seed * 1000 + connection);
    const { origin, process: asked } = serverOf(servers, operation, door);
    const pid = asked.pid ?? 0;
    forgetPeak(pid);
    const used = cpuSince(pid, postmaster);
    const longer = seconds * (TIMES_AS_LONG[operation] ?? 1);
    const result = await sendRequests({ origin, connections, seconds: longer, shotsOf });
    const use = { cpuMs: used(result.right), peakRssMb: processUse(pid)?.peakRssMb ?? null };
    if (operation === "checkout") {
      measured.checkouts.answered += result.right;
      measured.checkouts.cutOff += connections;
      const least = await countOrders(databaseUrl);
      settled.orderCount = { least, most: least + connections };
    }
    if (operation === "booking") {
      await sleep(PAUSE_MS);
      const { booked, faults } = await undoBookings(databaseUrl, world);
      measured.bookings.answered += result.right;
      measured.bookings.booked += booked;
      measured.faults.push(...faults);
    }
    measured.faults.push(...result.faults.map((fault) => `${operation} over ${door}: ${fault}`));
    await waitUntilIdle(pid);
    return { burst: result, ...use };
  }

  const warmUp = Math.min(WARM_UP_S, settings.seconds);
  const most = Math.max(...settings.connections);
  tell("warming up");
  for (const operation of settings.operations)
    for (const door of doorsOf(operation, world)) await burst(operation, door, most, warmUp, 0);

  for (let round = 1; round <= settings.rounds; round += 1) {
    for (const connections of settings.connections) {
      tell(`round ${round} of ${settings.rounds}, ${connections} at a time`);
      for (const operation of settings.operations) {
        // Whoever goes first in one round goes second in the next.
        const doors = doorsOf(operation, world);
        for (const door of round % 2 === 1 ? doors : doors.toReversed()) {
          const found = await burst(operation, door, connections, settings.seconds, round);
          measured.measurements.push({ operation, door, connections, round, ...found });
        }
      }
    }
  }
  return measured;
}

/** Waits until a process has finished its work, for ten seconds at most. */
async function waitUntilIdle(pid: number): Promise<void> {
  for (let pause = 0; pause < MAX_PAUSES; pause += 1) {
    const before = processUse(pid)?.cpuMs ?? 0;
    await sleep(PAUSE_MS);
    if ((processUse(pid)?.cpuMs ?? 0) - before < PAUSE_MS / 5) return;
  }
}

/** Begins to count processor time; answers what tells how much of it each of so many answers has taken. */
function cpuSince(pid: number, postmaster: number | null): (answers: number) => CpuUse {
  const now = () => {
    const { user, system } = process.cpuUsage();
    return {
      server: processUse(pid)?.cpuMs ?? null,
      postgres: postmaster === null ? null : postgresMs(postmaster),
      client: (user + system) / 1000,
    };
  };
  const before = now();
  return (answers) => {
    const after = now();
    const each = (name: keyof CpuUse) => {
      const [from, to] = [before[name], after[name]];
      return from === null || to === null || answers === 0 ? null : (to - from) / answers;
    };
    return { server: each("server"), postgres: each("postgres"), client: each("client") };
  };
}

/** Some operations are asked for through one door alone. */
const doorsOf = (operation: OperationName, world: World): Entrypoint[] =>
  ENTRYPOINTS.filter((door) => OPERATIONS[operation](world, () => 0)[door] !== undefined);

function shots(
  operation: (typeof OPERATIONS)[OperationName],
  door: Entrypoint,
  world: World,
  seed: number,
): PreparedRequest[] {
  const random = seededRandom(seed);
  return Array.from({ length: SHOTS }, () => operation(world, random)[door]?.() ?? []).flat();
}
