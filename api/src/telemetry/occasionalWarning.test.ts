import { afterEach, expect, it, vi } from "vitest";
import { createOccasionalWarning } from "./occasionalWarning.ts";

afterEach(() => vi.restoreAllMocks());

it("writes a warning of each kind once a minute, with how often it occurred", () => {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const lines = () => write.mock.calls.map(([text]) => String(text));
  let clock = 0;
  const warn = createOccasionalWarning("a notification was refused", () => clock);
  for (let count = 0; count < 500; count += 1) warn({ provider: "ECPAY" });
  warn({ provider: "STRIPE" });
  expect(lines()).toHaveLength(2);
  clock += 60_000;
  warn({ provider: "ECPAY" });
  expect(lines()).toHaveLength(3);
  expect(lines().at(-1)).toContain("times=500");
});
