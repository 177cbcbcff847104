import type { TestProject } from "vitest/node";
import { launchChromiumServer } from "../chromium.ts";
import { startHost } from "./startHost.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the application host's control server. */
    applicationHost: string;
    /** The WebSocket address of the Chromium that the browser tests share. */
    browser: string;
  }
}

/** Starts one Chromium and one server process for all browser test files. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchChromiumServer();
  const host = await startHost();
  project.provide("applicationHost", host.address);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await host.stop();
  };
}
