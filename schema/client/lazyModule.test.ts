import { expect, it, vi } from "vitest";
import { lazyModule } from "./lazyModule.ts";

it("a module is loaded once for all callers", async () => {
  const load = vi.fn(async () => "module");
  const get = lazyModule(load);
  expect(await Promise.all([get(), get()])).toEqual(["module", "module"]);
  expect(load).toHaveBeenCalledOnce();
});

it("a module is loaded again after a failure", async () => {
  const load = vi.fn(async () => "module").mockRejectedValueOnce(new Error("offline"));
  const get = lazyModule(load);
  await expect(get()).rejects.toThrow("offline");
  expect(await get()).toBe("module");
});
