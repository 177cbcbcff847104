import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import LongestFirst from "./testing/longestFirst.ts";
import { relayArtifacts } from "./testing/screens/relayPlugin.ts";

/** Tests of races, and of processes that they start, fill, or kill. */
const RACES = [
  "testing/races/*.test.ts",
  "testing/interruption/*.test.ts",
  "**/*Races.test.ts",
  "api/src/backup/*.test.ts",
  "api/src/database/{embedded,migrate,openDatabase,release010}.test.ts",
  "schema/src/tables/hostileTables.test.ts",
  "testing/{loginUnderAttack,salonResponses}.test.ts",
];

/** Tests of the plug-ins that speed the stack up, which `npm run test:stock` leaves out. */
const OF_ACCELERATION = [
  "prisma/compiledReads/**",
  "testing/{acceleration,execution,planCache,queryExecution,statements}.test.ts",
];
const EXCLUDED = [
  ...configDefaults.exclude,
  "**/e2e/**",
  "web-*/builds/**",
  "web-*/screens/**",
  ...RACES,
  ...(process.env.ACCELERATION === "off" ? OF_ACCELERATION : []),
];

const everyProject = {
  /** These timeouts only end tests that hang; no test measures its own duration. */
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
  // Tests wait for Postgres, for servers, and for the browser, so that three keep two cores busy. More than
  // six could use all of Postgres' connections.
  maxWorkers: Math.min(Math.max(3, availableParallelism() - 1), 6),
  // A worker loads the modules once for all of its files, so a file restores what it changes in them.
  isolate: false,
  // Transformed modules are kept in node_modules/.vitest for the next run.
  fsModuleCache: true,
};

export default defineConfig({
  // The alias resolves to the file that Node uses for graphql; Vite's own choice would load a second copy.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve("graphql")) }] },
  test: {
    globalSetup: ["testing/servers/globalSetup.ts"],
    setupFiles: ["testing/quietLog.ts"],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...everyProject,
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: EXCLUDED,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...everyProject,
          name: "races",
          include: RACES,
          globalSetup: ["testing/races/globalSetup.ts"],
          // Races wait much, so they run beside the unit tests.
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...everyProject,
          name: "builds",
          include: ["web-*/builds/*.test.ts"],
          globalSetup: ["testing/screens/globalSetup.ts"],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        plugins: [relayArtifacts()],
        oxc: { jsx: { runtime: "automatic", development: false } },
        resolve: {
          alias: [
            {
              find: /^react-relay$/,
              replacement: fileURLToPath(import.meta.resolve("react-relay/hooks.js")),
            },
            // The calendar library is written for the part of Svelte that Node would not choose.
            ...["", "/reactivity"].map((part) => ({
              find: new RegExp(`^svelte${part}$`),
              replacement: fileURLToPath(
                new URL(`src${part}/index-client.js`, import.meta.resolve("svelte/package.json")),
              ),
            })),
          ],
        },
        test: {
          ...everyProject,
          name: "screens",
          include: ["web-*/screens/*.test.ts"],
          globalSetup: ["testing/screens/globalSetup.ts"],
          setupFiles: ["testing/screens/dom.ts", "testing/screens/scriptErrors.ts"],
          // In the demo's pages, liff-mock imitates LINE.
          env: { NODE_ENV: "production", MODE: "demo" },
          server: { deps: { inline: [/@event-calendar/, /@fluentui/, /react-relay/, /relay-runtime/] } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...everyProject,
          name: "e2e",
          include: ["web-*/e2e/*.test.ts"],
          globalSetup: ["testing/e2e/globalSetup.ts"],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
