import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { launchChromiumServer } from "../chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    e2e: {
      /** The address of the application host's control server. */
      host: string;
      /** The WebSocket address of the shared Chromium. */
      browser: string;
    };
  }
}

/** Starts one Chromium and one server process for all browser test files. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchChromiumServer();
  const host = fork(fileURLToPath(new URL("./applicationHost.ts", import.meta.url)), {
    // A slow machine must not cause refusals.
    env: { ...process.env, NODE_ENV: "test", DATABASE_WAIT_MS: "20000" },
    execArgv: [],
  });
  const [address] = await Promise.race([
    once(host, "message"),
    once(host, "exit").then(([code]) => {
      throw new Error(`The application host exited with ${code}.`);
    }),
  ]);
  project.provide("e2e", { host: address, browser: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    const ended = once(host, "exit");
    host.disconnect();
    await ended;
  };
}
