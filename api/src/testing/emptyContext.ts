import type { Context, Viewer } from "@machiya/schema/context";

/** Creates a context for schemas that need no services; reading any of its parts throws. */
export function emptyContext(viewer: Viewer = { staff: null, customer: null, token: null }): Context {
  return new Proxy({ viewer, maxPageSize: 100, now: () => new Date() } as Context, {
    get(target, name) {
      if (name in target || typeof name === "symbol" || name === "then") return Reflect.get(target, name);
      throw new Error(`This test's context has no ${name}`);
    },
  });
}
