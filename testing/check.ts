import { step } from "./steps.ts";

// Types, lint and formats; stale contracts are tests (contracts.test.ts) and run with them.
step("Types of the server", "tsc", ["-p", "."]);
step("Types of the console", "tsc", ["-p", "web-admin"]);
step("Types of the customer pages", "tsc", ["-p", "web-liff"]);
step("Lint and formats", "biome", ["check", "."]);
step("Contracts, boundaries, documents", "vitest", [
  "run",
  "--project",
  "unit",
  "contract",
  "boundaries",
  "documents",
]);
