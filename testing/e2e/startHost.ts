import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface ApplicationHost {
  /** The address of its control server. */
  address: string;
  stop(): Promise<void>;
}

/** Starts the process that runs the applications of all test files of a project. */
export async function startHost(): Promise<ApplicationHost> {
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
  return {
    address,
    async stop() {
      const ended = once(host, "exit");
      host.disconnect();
      await ended;
    },
  };
}
