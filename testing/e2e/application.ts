import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";

export interface RunningApplication {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts an application in the shared server process of the browser tests. `env` contains its DATABASE_URL.
 */
export async function startApplication(env: Record<string, string>): Promise<RunningApplication> {
  const origin = await ask("POST", JSON.stringify(env));
  return {
    origin,
    async stop() {
      await ask("DELETE", origin);
    },
  };
}

async function ask(method: "POST" | "DELETE", body: string): Promise<string> {
  const response = await fetch(inject("applicationHost"), { method, body });
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
}

/** Connects to the shared Chromium of the browser tests. Closing it closes only this file's windows. */
export function connectChromium(): Promise<Browser> {
  return chromium.connect(inject("browser"));
}
