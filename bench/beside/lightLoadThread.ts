import { parentPort, workerData } from "node:worker_threads";
import type { World } from "../requests/operation.ts";
import { lightLoad } from "./lightLoad.ts";

/** What startLightLoad gives to the thread. */
export interface LightLoadTask {
  origin: string;
  world: World;
}

const { origin, world }: LightLoadTask = workerData;
const done = new AbortController();
parentPort?.once("message", () => done.abort());
const onWarm = () => parentPort?.postMessage("warm");
parentPort?.postMessage(await lightLoad(origin, world, { signal: done.signal, onWarm }));
