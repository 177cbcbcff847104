import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";

export interface RunningApplication {
  origin: string;
  stop(): Promise<void>;
}

/** Starts an application in a server process that many test files share. `env` contains its DATABASE_URL. */
export async function startApplication(
  env: Record<string, string>,
  host: string = inject("applicationHost"),
): Promise<RunningApplication> {
  const origin = await ask(host, "POST", JSON.stringify(env));
  return {
    origin,
    async stop() {
      await ask(host, "DELETE", origin);
    },
  };
}

async function ask(host: string, method: "POST" | "DELETE", body: string): Promise<string> {
  const response = await fetch(host, { method, body });
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
}

/** Connects to the shared Chromium of the browser tests. Closing it closes only this file's windows. */
export function connectChromium(): Promise<Browser> {
  return chromium.connect(inject("browser"));
}
