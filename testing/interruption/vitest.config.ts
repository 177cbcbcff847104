import { defineConfig } from "vitest/config";

/** The run that runCleaner.test.ts interrupts: one file that waits. */
export default defineConfig({
  test: {
    root: process.cwd(),
    globalSetup: ["testing/servers/globalSetup.ts"],
    include: ["testing/interruption/waiting.ts"],
    testTimeout: 600_000,
  },
});
