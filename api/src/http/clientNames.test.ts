import { beforeEach, describe, expect, it } from "vitest";
import { createClientNames } from "./clientNames.ts";
import { clientKey } from "./workLimiter.ts";

const CUSTOMER = clientKey("customer", 7);
const ADDRESS = clientKey("address", "203.0.113.7");

let now: number;
/** The cookies that were looked up. */
let found: string[];
/** Ends the waits that began. */
let continues: (() => void)[];

beforeEach(() => {
  [now, found, continues] = [0, [], []];
});

const cookieOf = (session: string) => `machiya_customer=${session}`;
const request = (session: string) =>
  new Request("http://shop.test/graphql", { headers: { cookie: cookieOf(session) } });

/** Only the session "valid" exists. */
const create = () =>
  createClientNames(
    {
      async find({ headers }) {
        const cookie = headers.get("cookie") ?? "";
        found.push(cookie);
        const isValid = cookie === cookieOf("valid");
        return { staff: null, customer: isValid ? { id: 7, sessionId: 1 } : null, token: null };
      },
      peek: () => null,
    },
    () => new Promise<void>((resolve) => continues.push(resolve)),
    () => now,
  );

describe("the lookup of a client", () => {
  it("that is urgent begins at once", async () => {
    expect(await create().identify(request("valid"), ADDRESS, true)).toBe(CUSTOMER);
  });

  it("that is not urgent begins together with all that came meanwhile", async () => {
    const names = create();

    const lookups = ["a", "valid"].map((session) => names.identify(request(session), ADDRESS, false));
    await Promise.resolve();
    expect([found, continues.length]).toEqual([[], 1]);
    continues[0]?.();
    expect(await Promise.all(lookups)).toEqual([null, CUSTOMER]);
    expect(found).toEqual([cookieOf("a"), cookieOf("valid")]);

    const late = names.identify(request("c"), ADDRESS, false);
    expect(continues.length).toBe(2);
    continues[1]?.();
    await late;
  });

  it("is not repeated for an invalid credential within ten seconds", async () => {
    const names = create();
    await names.identify(request("a"), ADDRESS, true);

    now = 9_999;
    expect(await names.identify(request("a"), ADDRESS, true)).toBeNull();
    expect(found).toEqual([cookieOf("a")]);

    now = 10_000;
    expect(await names.identify(request("a"), ADDRESS, true)).toBeNull();
    expect(found).toEqual([cookieOf("a"), cookieOf("a")]);
  });

  it("is not urgent after the address sent ten invalid credentials within ten seconds", async () => {
    const names = create();
    const send = (session: string, address = ADDRESS) => names.identify(request(session), address, true);
    for (let sent = 0; sent < 9; sent += 1) await send(`invalid ${sent}`);
    // A repeated credential does not count again.
    await send("invalid 0");
    await send("invalid 9");
    expect(continues.length).toBe(0);

    now = 9_999;
    const waits = send("valid");
    await Promise.resolve();
    expect([found.length, continues.length]).toEqual([10, 1]);
    continues[0]?.();
    expect(await waits).toBe(CUSTOMER);
    expect(await send("valid", clientKey("address", "198.51.100.1"))).toBe(CUSTOMER);

    now = 10_000;
    expect(await send("valid")).toBe(CUSTOMER);
    expect(continues.length).toBe(1);
  });
});
