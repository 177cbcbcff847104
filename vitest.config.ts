import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

/** No test is judged by its time: these only end one that hangs. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };
/** Races start servers and browsers fill both cores: one file at a time. */
const alone = { fileParallelism: false, ...patient, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  // The file that Node gives to packages which import graphql; with Vite's choice there would be two copies.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] },
  test: {
    globalSetup: ["testing/globalSetup.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [...configDefaults.exclude, "**/e2e/**", "testing/races/**"],
          ...patient,
        },
      },
      { extends: true, test: { name: "races", include: ["testing/races/*.test.ts"], ...alone } },
      { extends: true, test: { name: "e2e", include: ["web-*/e2e/*.test.ts"], ...alone } },
    ],
  },
});
