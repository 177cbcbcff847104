import { beforeEach, describe, expect, it } from "vitest";
import type { ClientKey } from "./budgets.ts";
import { clientKey, createIdentifyClient } from "./clients.ts";
import { COSTS } from "./policy.ts";

const CUSTOMER = clientKey("customer", 7);
const ADDRESS = clientKey("address", "203.0.113.7");

/** The cookies that were looked up. */
let found: string[];
/** Ends the waits that began. */
let continues: (() => void)[];
let charged: [ClientKey, number][];
let isExceeded: boolean;

beforeEach(() => {
  [found, continues, charged, isExceeded] = [[], [], [], false];
});

const cookieOf = (session: string) => `machiya_customer=${session}`;
const request = (session: string) =>
  new Request("http://shop.test/graphql", { headers: { cookie: cookieOf(session) } });

/** Only the session "valid" exists. */
const create = () =>
  createIdentifyClient(
    {
      isExceeded: async () => isExceeded,
      async count(_counted, client, points) {
        charged.push([client, points]);
        return 0;
      },
    },
    async ({ headers }) => {
      const cookie = headers.get("cookie") ?? "";
      found.push(cookie);
      const isValid = cookie === cookieOf("valid");
      return { staff: null, customer: isValid ? { id: 7, sessionId: 1 } : null, token: null };
    },
    () => new Promise<void>((resolve) => continues.push(resolve)),
  );

describe("the client of a request", () => {
  it("is the owner of its session, who is looked up once", async () => {
    const identify = create();
    expect(await identify(request("valid"), ADDRESS, true)).toBe(CUSTOMER);
    expect(await identify(request("valid"), ADDRESS, true)).toBe(CUSTOMER);
    expect(found).toEqual([cookieOf("valid")]);
    expect(charged).toEqual([]);
  });

  it("is its address without a session, and with an invented one, whose lookup the address pays", async () => {
    const identify = create();
    expect(await identify(new Request("http://shop.test/"), ADDRESS, true)).toBe(ADDRESS);
    expect(found).toEqual([]);
    expect(await identify(request("invented"), ADDRESS, true)).toBe(ADDRESS);
    expect(charged).toEqual([[ADDRESS, COSTS.invalidCredential]]);
  });

  it("is not looked up for a page, but known from earlier requests", async () => {
    const identify = create();
    expect(await identify(request("valid"), ADDRESS, false)).toBe(ADDRESS);
    expect(found).toEqual([]);
    await identify(request("valid"), ADDRESS, true);
    expect(await identify(request("valid"), ADDRESS, false)).toBe(CUSTOMER);
  });

  it("at an address beyond its budget is looked up together with all that came meanwhile", async () => {
    const identify = create();
    isExceeded = true;
    const lookups = ["a", "valid"].map((session) => identify(request(session), ADDRESS, true));
    await Promise.resolve();
    await Promise.resolve();
    expect([found, continues.length]).toEqual([[], 1]);
    continues[0]?.();
    expect(await Promise.all(lookups)).toEqual([ADDRESS, CUSTOMER]);
    expect(found).toEqual([cookieOf("a"), cookieOf("valid")]);

    const late = identify(request("c"), ADDRESS, true);
    await Promise.resolve();
    await Promise.resolve();
    expect(continues.length).toBe(2);
    continues[1]?.();
    await late;
  });
});
