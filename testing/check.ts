import { CHECKS, runSteps } from "./steps.ts";

// contracts.test.ts checks for stale contracts.
await runSteps([
  ...CHECKS,
  [
    "Contracts, boundaries, documents",
    "vitest",
    ["run", "--project", "unit", "contract", "boundaries", "documents"],
  ],
]);
