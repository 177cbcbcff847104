import { Refusal } from "@machiya/schema/client/refusal";
import { expect, it, vi } from "vitest";
import { retryUnknown } from "./retryUnknown.ts";

const PAUSES_MS = [0, 0];
const unknown = () => Promise.reject(new Refusal("OUTCOME_UNKNOWN"));

it("sends a write whose outcome is unknown again and returns what became of it", async () => {
  const send = vi
    .fn()
    .mockImplementationOnce(unknown)
    .mockImplementationOnce(unknown)
    .mockResolvedValue("order");
  expect(await retryUnknown(send, PAUSES_MS)).toBe("order");
  expect(send).toHaveBeenCalledTimes(3);
});

it("gives up after the last pause", async () => {
  const send = vi.fn(unknown);
  await expect(retryUnknown(send, PAUSES_MS)).rejects.toMatchObject({ code: "OUTCOME_UNKNOWN" });
  expect(send).toHaveBeenCalledTimes(3);
});

it.each(["OUT_OF_STOCK", "UNREACHABLE"] as const)("does not repeat a write after %s", async (code) => {
  const send = vi.fn(() => Promise.reject(new Refusal(code)));
  await expect(retryUnknown(send, PAUSES_MS)).rejects.toMatchObject({ code });
  expect(send).toHaveBeenCalledTimes(1);
});
