import type { TestProject } from "vitest/node";
import { startHost } from "../e2e/startHost.ts";

/** Starts one server process for all screen test files. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const host = await startHost();
  project.provide("applicationHost", host.address);
  return host.stop;
}
