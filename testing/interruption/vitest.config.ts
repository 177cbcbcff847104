import { defineConfig } from "vitest/config";

/** The run that runCleaner.test.ts interrupts, which has a single waiting test. */
export default defineConfig({
  test: {
    root: process.cwd(),
    globalSetup: ["testing/servers/globalSetup.ts"],
    include: ["testing/interruption/waiting.ts"],
    testTimeout: 600_000,
  },
});
