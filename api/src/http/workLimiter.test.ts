import { beforeEach, describe, expect, it } from "vitest";
import {
  BAD_REQUEST_DECAY_MS,
  CHEAP_MS,
  type ClientKind,
  EXPENSIVE_MS,
  LONG_MS,
  LONG_WORK_PER_SECOND,
  MAX_BAD_REQUESTS,
  PROMPT_WORK_AT_ONCE,
  REFUSED_MS,
  SPARE_WORK_PER_SECOND,
  WORK_BUDGETS,
} from "./workBudgets.ts";
import { createWorkGate } from "./workGate.ts";
import { workKindOf } from "./workKind.ts";
import { type ClientKey, clientKey, createWorkLimiter, type WorkLimiter } from "./workLimiter.ts";
import { createWorkMeter } from "./workMeter.ts";

const ADDRESS = clientKey("address", "203.0.113.9");
let clock: number;
let limiter: WorkLimiter;

beforeEach(() => {
  clock = 0;
  limiter = createWorkLimiter(() => clock);
});

const makeBad = (count: number, client: ClientKey = ADDRESS) => {
  for (let made = 0; made < count; made += 1) limiter.noteBad(client);
};

describe("bad requests", () => {
  it(`are accepted ${MAX_BAD_REQUESTS.address - 1} times at once; after one more the client is refused`, () => {
    makeBad(MAX_BAD_REQUESTS.address - 1);
    expect(limiter.standingOf(ADDRESS)).toBe("prompt");
    makeBad(1);
    expect(limiter.standingOf(ADDRESS)).toBe("refused");
    expect(limiter.retryAfter(ADDRESS)).toBe(BAD_REQUEST_DECAY_MS / 1000);
  });

  it("are forgiven one every second, however many were made", () => {
    makeBad(10 * MAX_BAD_REQUESTS.address);
    clock = BAD_REQUEST_DECAY_MS - 1;
    expect(limiter.standingOf(ADDRESS)).toBe("refused");
    clock = BAD_REQUEST_DECAY_MS;
    expect(limiter.standingOf(ADDRESS)).toBe("prompt");
    makeBad(1);
    expect(limiter.standingOf(ADDRESS)).toBe("refused");
  });

  it("that cost much count as several", () => {
    limiter.noteBad(ADDRESS, (MAX_BAD_REQUESTS.address - 1) * CHEAP_MS);
    expect(limiter.standingOf(ADDRESS)).toBe("prompt");
    limiter.noteBad(ADDRESS, CHEAP_MS / 2);
    expect(limiter.standingOf(ADDRESS)).toBe("refused");
  });

  it("of an IPv6 address count for its network, and for no other", () => {
    makeBad(MAX_BAD_REQUESTS.address, clientKey("address", "2001:db8:1:2::1"));
    expect(limiter.standingOf(clientKey("address", "2001:db8:1:2:ffff::2"))).toBe("refused");
    expect(limiter.standingOf(clientKey("address", "2001:db8:1:3::1"))).toBe("prompt");
    expect(limiter.standingOf(ADDRESS)).toBe("prompt");
  });
});

describe.each(Object.entries(WORK_BUDGETS) as [ClientKind, (typeof WORK_BUDGETS)[ClientKind]][])(
  "the budget of one %s",
  (kind, { prompt, total }) => {
    const client = clientKey(kind, "7");

    const spend = (ms: number) => {
      for (let spent = 0; spent < ms; spent += 1) limiter.charge(client, 1);
    };

    it("is prompt, then busy until half of it is back, and then prompt again", () => {
      spend(prompt.capacity - 1);
      expect(limiter.standingOf(client)).toBe("prompt");
      spend(1);
      expect(limiter.standingOf(client)).toBe("busy");
      const half = (prompt.capacity / 2 / prompt.perSecond) * 1000;
      clock = half - 1;
      expect(limiter.standingOf(client)).toBe("busy");
      clock = half + 1;
      expect(limiter.standingOf(client)).toBe("prompt");
    });

    it("lasts less long for expensive requests, and does not recover while refused ones continue", () => {
      limiter.charge(client, 2 * EXPENSIVE_MS);
      expect(limiter.restOf(client)).toBeCloseTo(1 - (4 * EXPENSIVE_MS) / prompt.capacity);
      spend(prompt.capacity);
      for (; clock < 60_000; clock += (REFUSED_MS * 500) / prompt.perSecond) limiter.noteRefused(client);
      expect(limiter.standingOf(client)).toBe("busy");
    });

    it("is exhausted beyond its total, and says when it recovers", () => {
      spend(total.capacity - 1);
      expect(limiter.standingOf(client)).toBe("busy");
      spend(total.perSecond + 1);
      expect(limiter.standingOf(client)).toBe("exhausted");
      expect(limiter.retryAfter(client)).toBe(1);
      clock = 1001;
      expect(limiter.standingOf(client)).toBe("busy");
    });

    it("is one for all processes", () => {
      const other = createWorkLimiter(() => clock);
      spend(total.capacity);
      limiter.noteBad(client);
      const shares = limiter.takeShares();
      expect(shares).toEqual([[client, total.capacity, total.capacity, 1]]);
      other.addShares(shares);
      expect(other.standingOf(client)).toBe("exhausted");
      expect([limiter.takeShares(), other.takeShares()]).toEqual([[], []]);
    });
  },
);

describe("the gate", () => {
  const gateOf = () => createWorkGate(limiter, () => clock);
  const other = clientKey("customer", 1);

  it("gives busy clients all of the process while no other client is active", async () => {
    const gate = gateOf();
    limiter.charge(ADDRESS, 10 * WORK_BUDGETS.address.total.capacity);
    expect(limiter.standingOf(ADDRESS)).toBe("exhausted");
    expect(gate.othersAreActive()).toBe(false);
    for (let requests = 0; requests < 1000; requests += 1) {
      const leave = await gate.enterBusy(ADDRESS, CHEAP_MS + 1);
      expect(leave).not.toBeNull();
      leave?.(1000);
    }
  });

  it.each([
    ["cheap", CHEAP_MS],
    ["expensive", CHEAP_MS + 1],
  ] as const)("limits the %s requests of busy clients while another client is active", async (cost, ms) => {
    const gate = gateOf();
    await gate.enterPrompt(other, 0);
    expect(gate.othersAreActive()).toBe(true);
    const spare = SPARE_WORK_PER_SECOND[cost];
    for (let spent = 0; spent < spare; spent += 10) (await gate.enterBusy(ADDRESS, ms))?.(10);
    // The spare capacity is used up, and the clock stands still.
    expect(await gate.enterBusy(ADDRESS, ms)).toBeNull();
    clock = 100;
    expect(await gate.enterBusy(ADDRESS, ms)).not.toBeNull();
  });

  it("lets the least busy client in first", async () => {
    const gate = gateOf();
    const [little, much] = [clientKey("address", "198.51.100.1"), ADDRESS];
    limiter.charge(little, EXPENSIVE_MS);
    limiter.charge(much, 2 * EXPENSIVE_MS);
    await gate.enterPrompt(other, 0);
    const leave = await gate.enterBusy(much, CHEAP_MS + 1);
    const order: string[] = [];
    const waiting = [much, little].map((client) =>
      gate.enterBusy(client, CHEAP_MS + 1).then((leaveOne) => {
        order.push(client);
        leaveOne?.(0);
      }),
    );
    leave?.(0);
    await Promise.all(waiting);
    expect(order).toEqual([little, much]);
  });

  it("has few places for new clients without a session, and none of them is a customer's", async () => {
    const gate = gateOf();
    const addresses = Array.from({ length: 20 }, (_, index) => clientKey("address", `198.51.100.${index}`));
    const entered: unknown[] = [];
    for (const address of addresses) void gate.enterPrompt(address, 1).then((leave) => entered.push(leave));
    expect(await gate.enterPrompt(other, 0)).not.toBeNull();
    expect(entered).toHaveLength(PROMPT_WORK_AT_ONCE.address);
    // A request that waits for something else gives up its place.
    await expect.poll(() => entered.length, { timeout: 5000 }).toBe(addresses.length);
  });
});

describe("long requests of clients within their budget", () => {
  const long = LONG_MS + 1;
  const customer = (id: number) => clientKey("customer", id);

  it("run one after the other, those of the client with the most budget first", async () => {
    const gate = createWorkGate(limiter, () => clock);
    const order: number[] = [];
    const enter = (id: number) =>
      gate.enterPrompt(customer(id), long).then((leave) => {
        order.push(id);
        return leave;
      });
    const first = await enter(1);
    limiter.charge(customer(2), 10);
    const others = [enter(2), enter(3)];
    expect(await gate.enterPrompt(customer(4), LONG_MS)).not.toBeNull();
    expect(order).toEqual([1]);
    first?.(0);
    (await others[1])?.(0);
    (await others[0])?.(0);
    expect(order).toEqual([1, 3, 2]);
  });

  it("spend only a share of the process, however many clients there are", async () => {
    const gate = createWorkGate(limiter, () => clock);
    (await gate.enterPrompt(customer(1), long))?.(LONG_WORK_PER_SECOND + 25);
    let entered = false;
    const waits = gate.enterPrompt(customer(2), long).then((leave) => {
      entered = leave !== null;
    });
    expect(await gate.enterPrompt(customer(3), 0)).not.toBeNull();
    expect(entered).toBe(false);
    clock = (25 / LONG_WORK_PER_SECOND) * 1000 + 1;
    await waits;
    expect(entered).toBe(true);
  });
});

describe("the kind of a request", () => {
  const kindOf = (init: RequestInit = {}, query = "") =>
    workKindOf("address", new Request(`http://shop.test/x${query}`, init), "/x");
  const ofLength = (length: number) =>
    kindOf({ method: "POST", headers: { "content-length": String(length) } });

  it("tells large bodies and pages from small ones, and expects more of them", () => {
    expect(ofLength(300).name).toBe(ofLength(280).name);
    expect(ofLength(25_000).name).not.toBe(ofLength(300).name);
    expect(kindOf({}, "?page=1&page_num=9000").name).not.toBe(kindOf({}, "?page=1&page_num=10").name);
    expect([kindOf(), ofLength(300), kindOf({}, "?page_num=10")].map(({ estimate }) => estimate)).toEqual([
      3, 3, 3,
    ]);
    for (const { estimate } of [ofLength(25_000), ofLength(2e9), kindOf({}, "?page_num=9000")])
      expect(estimate).toBeGreaterThan(LONG_MS);
  });

  it("expects a body without a length to be large, until some were measured", () => {
    const chunked = kindOf({ method: "POST", headers: { "transfer-encoding": "chunked" } });
    expect(chunked.estimate).toBe(ofLength(2e9).estimate);
    expect([kindOf().name, ofLength(0).name, ofLength(2e9).name]).not.toContain(chunked.name);
    expect(chunked.least).toBe(0);
  });

  it("expects at least the cost of parsing the body, however cheap others of its kind were", () => {
    const meter = createWorkMeter(() => 0);
    const large = ofLength(1_900_000);
    for (let count = 0; count < 50; count += 1) meter.begin(large).end();
    expect(meter.expected(large)).toBe(large.least);
    expect(large.least).toBeGreaterThan(LONG_MS);
    expect(meter.begin(large).expected).toBe(large.least);
    // An ordinary body, also the largest order, is not held back.
    expect(ofLength(5000).least).toBeLessThan(1);
    expect(ofLength(190_000).least).toBeLessThan(LONG_MS);
  });
});

describe("the meter", () => {
  it("divides the processor time among the requests under way, by what their kinds cost before", () => {
    let used = 0;
    const meter = createWorkMeter(() => used);
    const kindOf = (name: string) => ({ name, estimate: 3, least: 0 });
    const cost = (kind: string, ms: number) => {
      const { end } = meter.begin(kindOf(kind));
      used += ms;
      return Math.round(end());
    };
    expect([cost("large", 90), cost("small", 10)]).toEqual([90, 10]);
    const [large, small] = [meter.begin(kindOf("large")), meter.begin(kindOf("small"))];
    expect([large.expected, small.expected].map(Math.round)).toEqual([90, 10]);
    used += 50;
    expect(small.end()).toBeCloseTo(5);
    used += 5;
    expect(large.end()).toBeCloseTo(50);
    expect(meter.begin(kindOf("new")).expected).toBe(3);
  });
});

it("measures exactly after any number of overlapping requests", () => {
  let used = 0;
  const meter = createWorkMeter(() => used);
  const kindOf = (name: string) => ({ name, estimate: 3, least: 0 });
  for (let round = 0; round < 50; round += 1) {
    const requests = ["a", "b", "c"].map((name) => meter.begin(kindOf(name)));
    used += 7.3 + round / 3;
    for (const request of requests) request.end();
    used += 1000;
  }
  const { end } = meter.begin(kindOf("d"));
  used += 30;
  expect(end()).toBeCloseTo(30);
});

it("takes back what was charged in advance", () => {
  const takeBack = limiter.charge(ADDRESS, 1000);
  expect(limiter.standingOf(ADDRESS)).toBe("busy");
  takeBack();
  limiter.charge(ADDRESS, 1);
  expect(limiter.standingOf(ADDRESS)).toBe("prompt");
});
