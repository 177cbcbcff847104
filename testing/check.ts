import { CHECKS, runSteps } from "./steps.ts";

// Stale contracts are tests (contracts.test.ts) and run with them.
await runSteps([
  ...CHECKS,
  [
    "Contracts, boundaries, documents",
    "vitest",
    ["run", "--project", "unit", "contract", "boundaries", "documents"],
  ],
]);
