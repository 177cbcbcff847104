import { type Config, loadConfig } from "../config.ts";
import { releaseLocation } from "../location.ts";
import { type Liff, startLiff } from "./liff.ts";

export interface ReadyLiff {
  liff: Liff;
  config: Config;
}

let starting: Promise<ReadyLiff> | undefined;

/** Starts LINE's SDK once; whatever comes of it, the address is ours from then on. Rejects when it cannot be had. */
export function liffReady(): Promise<ReadyLiff> {
  starting ??= loadConfig()
    .then(async (config) => ({ config, liff: await startLiff(config) }))
    .finally(releaseLocation)
    .catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
  return starting;
}
