import type { Context, Viewer } from "@machiya/schema/context";

/** A context for schemas that need nothing of the house: each of its parts throws when it is touched. */
export function emptyContext(viewer: Viewer = { staff: null, customer: null, token: null }): Context {
  return new Proxy({ viewer, maxPageSize: 100, now: () => new Date() } as Context, {
    get(target, name) {
      if (name in target || typeof name === "symbol" || name === "then") return Reflect.get(target, name);
      throw new Error(`This test's context has no ${name}`);
    },
  });
}
