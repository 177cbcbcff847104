import { setTimeout as sleep } from "node:timers/promises";
import type { RunningServer } from "../testing/server.ts";
import { countOrders } from "./audit.ts";
import { DOORS, type Door, type Shot } from "./doors.ts";
import { type Burst, fire } from "./load.ts";
import { OPERATIONS, type OperationName, type World } from "./operations.ts";
import { forgetPeak, processUse } from "./processUse.ts";
import { seededRandom } from "./random.ts";
import type { Settings } from "./settings.ts";

/** Different requests of one connection before it begins anew. */
const SHOTS = 200;
const WARM_UP_S = 2;
/** For requests that were cut off to end before the next measurement begins. */
const PAUSE_MS = 100;

export interface Measurement {
  operation: OperationName;
  door: Door;
  connections: number;
  round: number;
  burst: Burst;
  /** Of the api process. Null: this system does not say. */
  peakRssMb: number | null;
  cpuMs: number | null;
}

export interface Measured {
  measurements: Measurement[];
  /** Checkouts that were answered, warm-up included, and the most that may have gone through without an answer. */
  checkouts: { answered: number; cutOff: number };
  faults: string[];
}

/** Measures every operation through both doors, in rounds, after everything has run once to warm up. */
export async function measureAll(
  settings: Settings,
  world: World,
  databaseUrl: string,
  server: RunningServer,
  tell: (line: string) => void,
): Promise<Measured> {
  const measured: Measured = { measurements: [], checkouts: { answered: 0, cutOff: 0 }, faults: [] };
  const pid = server.process.pid ?? 0;
  const settled = { ...world };

  async function burst(
    operation: OperationName,
    door: Door,
    connections: number,
    seconds: number,
    seed: number,
  ) {
    const shotsOf = (connection: number) =>
      shots(OPERATIONS[operation], door, settled, seed * 1000 + connection);
    const result = await fire({ origin: server.origin, connections, seconds, shotsOf });
    if (operation === "checkout") {
      measured.checkouts.answered += result.right;
      measured.checkouts.cutOff += connections;
      const least = await countOrders(databaseUrl);
      settled.orderCount = { least, most: least + connections };
    }
    measured.faults.push(...result.faults.map((fault) => `${operation} over ${door}: ${fault}`));
    await sleep(PAUSE_MS);
    return result;
  }

  const warmUp = Math.min(WARM_UP_S, settings.seconds);
  const most = Math.max(...settings.connections);
  tell("warming up");
  for (const operation of settings.operations)
    for (const door of DOORS) await burst(operation, door, most, warmUp, 0);

  for (let round = 1; round <= settings.rounds; round += 1) {
    // Whoever goes first in one round goes second in the next.
    const doors = round % 2 === 1 ? DOORS : DOORS.toReversed();
    for (const connections of settings.connections) {
      tell(`round ${round} of ${settings.rounds}, ${connections} at a time`);
      for (const operation of settings.operations) {
        for (const door of doors) {
          forgetPeak(pid);
          const before = processUse(pid);
          const result = await burst(operation, door, connections, settings.seconds, round);
          const after = processUse(pid);
          measured.measurements.push({
            ...{ operation, door, connections, round, burst: result },
            peakRssMb: after?.peakRssMb ?? null,
            cpuMs: before && after && result.right > 0 ? (after.cpuMs - before.cpuMs) / result.right : null,
          });
        }
      }
    }
  }
  return measured;
}

function shots(
  operation: (typeof OPERATIONS)[OperationName],
  door: Door,
  world: World,
  seed: number,
): Shot[] {
  const random = seededRandom(seed);
  return Array.from({ length: SHOTS }, () => operation(world, random)[door]());
}
