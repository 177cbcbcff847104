import { type Config, loadConfig } from "../config.ts";
import { releaseLocation } from "../location.ts";
import { type Liff, startLiff } from "./liff.ts";

export interface ReadyLiff {
  liff: Liff;
  config: Config;
}

let starting: Promise<ReadyLiff> | undefined;

/**
 * Starts LINE's SDK once and releases the address even if it fails. Rejects when the SDK is unavailable; the
 * next call retries.
 */
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
