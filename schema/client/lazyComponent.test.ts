import { createElement } from "react";
import { prerender } from "react-dom/static";
import { afterEach, expect, it, vi } from "vitest";
import { createLazyComponent } from "./lazyComponent.ts";
import { clearFailedChunks } from "./lazyResource.ts";

afterEach(() => vi.unstubAllGlobals());

const Page = ({ name }: { name: string }) => createElement("p", null, name);

async function htmlOf(element: React.ReactElement): Promise<string> {
  const { prelude } = await prerender(element, { onError: () => {} });
  return new Response(prelude).text();
}

it("a component is loaded on its first render, and only once", async () => {
  const load = vi.fn(async () => Page);
  const Lazy = createLazyComponent(load);
  expect(await htmlOf(createElement(Lazy, { name: "orders" }))).toContain("<p>orders</p>");
  expect(await htmlOf(createElement(Lazy, { name: "store" }))).toContain("<p>store</p>");
  expect(load).toHaveBeenCalledOnce();
});

it("a component that failed to load is loaded again", async () => {
  const load = vi.fn(async () => Page).mockRejectedValueOnce(new Error("offline"));
  const Lazy = createLazyComponent(load);
  await expect(htmlOf(createElement(Lazy, { name: "orders" }))).rejects.toMatchObject({
    code: "UNREACHABLE",
    cause: new Error("offline"),
  });
  expect(await htmlOf(createElement(Lazy, { name: "orders" }))).toContain("<p>orders</p>");
  expect(load).toHaveBeenCalledTimes(2);
});

it("a component that failed in a browser is loaded again only after an error boundary shows the failure", async () => {
  vi.stubGlobal("document", { querySelector: () => null });
  const load = vi.fn(async () => Page).mockRejectedValueOnce(new Error("offline"));
  const Lazy = createLazyComponent(load);
  const failure = { code: "UNREACHABLE", cause: new Error("offline") };
  await expect(htmlOf(createElement(Lazy, { name: "orders" }))).rejects.toMatchObject(failure);
  // A slow device runs timers between the two renders after which React gives up.
  await new Promise((resolve) => setTimeout(resolve));
  await expect(htmlOf(createElement(Lazy, { name: "orders" }))).rejects.toMatchObject(failure);
  expect(load).toHaveBeenCalledOnce();
  clearFailedChunks();
  expect(await htmlOf(createElement(Lazy, { name: "orders" }))).toContain("<p>orders</p>");
  expect(load).toHaveBeenCalledTimes(2);
});

it("a failed preload is not shown, because the first render loads again", async () => {
  const load = vi.fn(async () => Page).mockRejectedValueOnce(new Error("offline"));
  const Lazy = createLazyComponent(load);
  await expect(Lazy.preload()).rejects.toThrow("UNREACHABLE");
  expect(await htmlOf(createElement(Lazy, { name: "orders" }))).toContain("<p>orders</p>");
});

it("a preloaded component renders synchronously, even when an earlier preload failed", async () => {
  const load = vi.fn(async () => Page).mockRejectedValueOnce(new Error("offline"));
  const Lazy = createLazyComponent(load);
  await expect(Lazy.preload()).rejects.toThrow("UNREACHABLE");
  await Lazy.preload();
  expect(await htmlOf(createElement(Lazy, { name: "orders" }))).toContain("<p>orders</p>");
});
