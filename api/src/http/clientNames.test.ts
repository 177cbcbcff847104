import { describe, expect, it } from "vitest";
import { createClientNames } from "./clientNames.ts";
import { clientKey } from "./workLimiter.ts";

const request = (cookie: string) =>
  new Request("http://shop.test/graphql", { headers: { cookie: `machiya_customer=${cookie}` } });
const viewer = { staff: null, customer: { id: 7, sessionId: 1 }, token: null };

describe("the lookup of a client", () => {
  it("that is urgent begins at once", async () => {
    const names = createClientNames(
      { find: async () => viewer, peek: () => null },
      () => new Promise(() => {}),
    );

    expect(await names.identify(request("x"), true)).toBe(clientKey("customer", 7));
  });

  it("that is not urgent begins together with all that came meanwhile", async () => {
    const found: string[] = [];
    const continues: (() => void)[] = [];
    const names = createClientNames(
      {
        find: async ({ headers }) => {
          found.push(headers.get("cookie") ?? "");
          return viewer;
        },
        peek: () => null,
      },
      () => new Promise<void>((resolve) => continues.push(resolve)),
    );

    const lookups = ["a", "b"].map((cookie) => names.identify(request(cookie), false));
    await Promise.resolve();
    expect([found, continues.length]).toEqual([[], 1]);
    continues[0]?.();
    await Promise.all(lookups);
    expect(found).toEqual(["machiya_customer=a", "machiya_customer=b"]);

    const late = names.identify(request("c"), false);
    expect(continues.length).toBe(2);
    continues[1]?.();
    await late;
  });
});
