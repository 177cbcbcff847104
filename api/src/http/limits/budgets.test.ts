import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Budgets, type ClientKey, createBudgets } from "./budgets.ts";
import { clientKey } from "./clients.ts";
import { BUDGETS, type ClientKind, SECONDS } from "./policy.ts";

const ADDRESS = clientKey("address", "203.0.113.9");
/** What the processes tell each other. */
let listeners: ((text: string) => void)[];
let announced: string[];
let budgets: Budgets;

const createProcess = () =>
  createBudgets({
    async publishExcess(text) {
      announced.push(text);
      for (const listener of listeners) listener(text);
    },
    onExcess: (listener) => void listeners.push(listener),
  });

beforeEach(() => {
  vi.useFakeTimers();
  [listeners, announced] = [[], []];
  budgets = createProcess();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe.each(Object.keys(BUDGETS.work) as ClientKind[])("the budget of one %s", (kind) => {
  const client = clientKey(kind, "7");
  const limit = BUDGETS.work[kind];

  it("is exceeded at its limit, and whole again after its seconds", async () => {
    expect(await budgets.count("work", client, limit - 1)).toBeLessThan(1);
    expect(await budgets.isExceeded("work", client)).toBe(false);
    expect(await budgets.count("work", client, 1)).toBe(1);
    expect(await budgets.isExceeded("work", client)).toBe(true);
    expect(await budgets.isExceeded("work", clientKey(kind, "8"))).toBe(false);
    await pass(SECONDS.work);
    expect(await budgets.isExceeded("work", client)).toBe(false);
  });

  it("gets back what was charged in advance", async () => {
    await budgets.count("work", client, limit);
    await budgets.count("work", client, -limit + 1);
    expect(await budgets.isExceeded("work", client)).toBe(false);
  });

  it("that is exceeded in one process counts so in the others, which is announced once", async () => {
    const other = createProcess();
    await budgets.count("work", client, limit - 1);
    expect(announced).toEqual([]);
    for (let count = 0; count < 3; count += 1) await budgets.count("work", client, limit);
    expect(announced).toHaveLength(1);
    await pass(0);
    expect(await other.isExceeded("work", client)).toBe(true);
    await pass(SECONDS.work);
    expect(await other.isExceeded("work", client)).toBe(false);
  });
});

describe("a refused client", () => {
  it("is told when its budget is whole again, and stays beyond it while it goes on", async () => {
    await budgets.count("work", ADDRESS, BUDGETS.work.address);
    for (let refused = 0; refused < 10; refused += 1) {
      await pass(SECONDS.work - 1);
      await budgets.refuse(ADDRESS);
      expect(await budgets.isExceeded("work", ADDRESS)).toBe(true);
    }
    expect(await budgets.refuse(ADDRESS)).toBe(SECONDS.work);
    await pass(SECONDS.work);
    expect(await budgets.isExceeded("work", ADDRESS)).toBe(false);
  });

  it("within its budget, whose turn did not come, keeps its window", async () => {
    await budgets.count("work", ADDRESS, 1);
    await pass(SECONDS.work - 1);
    expect(await budgets.refuse(ADDRESS)).toBe(1);
    await pass(1);
    expect(await budgets.count("work", ADDRESS, 1)).toBe(1 / BUDGETS.work.address);
  });
});

describe("bad requests", () => {
  const makeBad = async (count: number, client: ClientKey = ADDRESS) => {
    for (let made = 0; made < count; made += 1) await budgets.count("bad", client, 1);
  };

  it(`are accepted ${BUDGETS.bad.address} times in ${SECONDS.bad} seconds`, async () => {
    await makeBad(BUDGETS.bad.address - 1);
    expect(await budgets.isExceeded("bad", ADDRESS)).toBe(false);
    await makeBad(1);
    expect(await budgets.isExceeded("bad", ADDRESS)).toBe(true);
    await pass(SECONDS.bad - 1);
    expect(await budgets.refuse(ADDRESS)).toBe(SECONDS.bad);
    await pass(SECONDS.bad - 1);
    expect(await budgets.isExceeded("bad", ADDRESS)).toBe(true);
    await pass(1);
    expect(await budgets.isExceeded("bad", ADDRESS)).toBe(false);
  });

  it("of an IPv6 address count for its network, and for no other", async () => {
    await makeBad(BUDGETS.bad.address, clientKey("address", "2001:db8:1:2::1"));
    const isRefused = (address: string) => budgets.isExceeded("bad", clientKey("address", address));
    expect(await isRefused("2001:db8:1:2:ffff::2")).toBe(true);
    expect(await isRefused("2001:db8:1:3::1")).toBe(false);
    expect(await budgets.isExceeded("bad", ADDRESS)).toBe(false);
  });

  it("leave the budget of work as it is", async () => {
    await makeBad(BUDGETS.bad.address);
    expect(await budgets.isExceeded("work", ADDRESS)).toBe(false);
  });
});

it("an address is trusted while its last notification could be verified", async () => {
  expect(await budgets.isTrusted(ADDRESS)).toBe(false);
  await budgets.setTrust(ADDRESS, true);
  expect(await budgets.isTrusted(ADDRESS)).toBe(true);
  await budgets.setTrust(ADDRESS, false);
  expect(await budgets.isTrusted(ADDRESS)).toBe(false);
  await budgets.setTrust(ADDRESS, true);
  await pass(SECONDS.trust);
  expect(await budgets.isTrusted(ADDRESS)).toBe(false);
});
