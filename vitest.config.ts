import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

/** No test is judged by its time: these only end one that hangs. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };
/** Files of these projects start servers or fill a browser, which takes a core for each. */
const twoAtOnce = { ...patient, maxWorkers: 2 };

export default defineConfig({
  // The file that Node gives to packages which import graphql; with Vite's choice there would be two copies.
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
          ...patient,
          // Vitest leaves one core free for itself, which would leave a single worker on two.
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
          // A worker loads the modules once for all of its files; a file keeps its state in its own variables.
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
