import { loadConfig } from "../config.ts";
import type { Config } from "../initialData.ts";
import { releaseLocation } from "../location.ts";
import type { Liff } from "./liff.ts";
import { startLiff } from "./startLiff.ts";

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

/** Starts the SDK again when it is next needed, for a page that is opened without loading this module again. */
export function renewLiff(): void {
  starting = undefined;
}
