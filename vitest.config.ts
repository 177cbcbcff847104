import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

/** These timeouts only end tests that hang; no test measures its own duration. */
const longTimeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };
/** Files of these projects start servers or a browser, and each file occupies one core. */
const twoAtOnce = { ...longTimeouts, maxWorkers: 2 };

export default defineConfig({
  // The alias resolves to the file that Node uses for graphql; Vite's own choice would load a second copy.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] },
  test: {
    globalSetup: ["testing/servers/globalSetup.ts"],
    setupFiles: ["testing/quietLog.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [...configDefaults.exclude, "**/e2e/**", "testing/races/**"],
          ...longTimeouts,
          // Vitest leaves one core free for itself, which would leave a single worker on two cores.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "races",
          include: ["testing/races/*.test.ts"],
          ...twoAtOnce,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "e2e",
          // A worker loads the modules once for all of its files; each file keeps its state in its own
          // variables.
          isolate: false,
          include: ["web-*/e2e/*.test.ts"],
          globalSetup: ["testing/e2e/globalSetup.ts"],
          ...twoAtOnce,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
