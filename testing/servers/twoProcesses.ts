import { inject } from "vitest";
import { type RunningApplication, startApplication } from "../e2e/application.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The addresses of the two processes' control servers. */
    processes: string[];
  }
}

/**
 * Starts an application in each of two server processes, which all files with races share, so that modules are loaded
 * twice in a run instead of twice for each file. A test that kills, stops, or configures a process starts its own.
 */
export function startInTwoProcesses(env: Record<string, string>): Promise<RunningApplication[]> {
  return Promise.all(inject("processes").map((host) => startApplication(env, host)));
}
