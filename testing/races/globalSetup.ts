import type { TestProject } from "vitest/node";
import { startHost } from "../e2e/startHost.ts";

/** Starts the two server processes that the files with races share. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const hosts = await Promise.all([startHost(), startHost()]);
  project.provide(
    "processes",
    hosts.map(({ address }) => address),
  );
  return async () => {
    await Promise.all(hosts.map((host) => host.stop()));
  };
}
