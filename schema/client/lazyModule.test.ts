import { expect, it, vi } from "vitest";
import { lazyModule } from "./lazyModule.ts";

it("loads once for all who ask", async () => {
  const load = vi.fn(async () => "module");
  const get = lazyModule(load);
  expect(await Promise.all([get(), get()])).toEqual(["module", "module"]);
  expect(load).toHaveBeenCalledOnce();
});

it("loads again after a failure", async () => {
  const load = vi.fn(async () => "module").mockRejectedValueOnce(new Error("offline"));
  const get = lazyModule(load);
  await expect(get()).rejects.toThrow("offline");
  expect(await get()).toBe("module");
});
