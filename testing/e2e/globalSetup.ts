import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { launchChromiumServer } from "../chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    e2e: {
      /** The address at which the host of the applications takes orders. */
      host: string;
      /** The WebSocket of the one Chromium. */
      browser: string;
    };
  }
}

/** One Chromium and one server process for all browser test files of the run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchChromiumServer();
  const host = fork(fileURLToPath(new URL("./applicationHost.ts", import.meta.url)), {
    // Nobody is refused because this machine is slow.
    env: { ...process.env, NODE_ENV: "test", DATABASE_WAIT_MS: "20000" },
    execArgv: [],
  });
  const [address] = await Promise.race([
    once(host, "message"),
    once(host, "exit").then(([code]) => {
      throw new Error(`The host of the applications ended with ${code}.`);
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
