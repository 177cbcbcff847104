import { TextResponse } from "@machiya/rest-bridge";
import { beforeEach, describe, expect, it } from "vitest";
import { isBadRequest } from "./badRequest.ts";
import type { Entrypoint } from "./entrypoints.ts";
import { createKnownSenders, type KnownSenders } from "./limitNotification.ts";
import { limitWork, type WorkTerms } from "./limitWork.ts";
import {
  EXPENSIVE_MS,
  LONG_MS,
  LONG_WORK_PER_SECOND,
  MAX_BAD_REQUESTS,
  WORK_BUDGETS,
} from "./workBudgets.ts";
import { createWorkGate, type WorkGate } from "./workGate.ts";
import { type ClientKey, clientKey, createWorkLimiter, type WorkLimiter } from "./workLimiter.ts";

const ADDRESS = "203.0.113.9";
const BY_ADDRESS = clientKey("address", ADDRESS);
let pauses: number;
let limiter: WorkLimiter;
let gate: WorkGate;
/** The client of the request's session; null: none. */
let known: ClientKey | null;
/** What the next request costs, and what it is expected to cost. */
let cost: number;
let expected: number;
let isInvalid: boolean;
/** Whether the next request proves who its sender is. */
let isProven: boolean;
let senders: KnownSenders;
/** For how long the next request hashes passwords. */
let hashing: number;
/** The client of the request's session, if it is known from earlier requests. */
let namedBefore: ClientKey | null;

beforeEach(() => {
  [pauses, known, cost, expected, isInvalid] = [0, null, 0, 1, false];
  [namedBefore, hashing, isProven, senders] = [null, 0, false, createKnownSenders()];
  limiter = createWorkLimiter(() => 0);
  gate = createWorkGate(
    limiter,
    () => 0,
    async () => {
      pauses += 1;
    },
  );
});

const send = (
  response: Response | Promise<Response> | ((terms: WorkTerms) => Promise<Response>),
  init: RequestInit = {},
  entrypoint: Entrypoint = "graphql",
  { address = ADDRESS, route = "/x" }: { address?: string; route?: string } = {},
) =>
  limitWork(
    {
      limiter,
      gate,
      meter: { expected: () => expected, begin: () => ({ expected, end: () => cost }) },
      senders,
      names: { known: () => namedBefore, identify: async () => known, learn: () => known },
    },
    {
      request: new Request("http://shop.test/x", init),
      entrypoint,
      route,
      client: { address, secure: false },
      wasInvalid: () => isInvalid,
      hashingTime: () => hashing,
      wasProven: () => isProven,
      onEntered: () => {},
    },
    async (terms) => (typeof response === "function" ? response(terms) : response),
  );
const cookie = { headers: { cookie: "machiya_customer=x" } };
const ok = () => new Response("{}");
const makeBad = (count: number) => {
  for (let made = 0; made < count; made += 1) limiter.noteBad(BY_ADDRESS);
};

describe("a response", () => {
  it.each([
    [400, {}, true],
    [405, {}, true],
    [408, {}, true],
    [413, {}, true],
    [415, {}, true],
    [429, {}, true],
    [200, { "retry-after": "3" }, true],
    [503, { "retry-after": "1" }, false],
    [200, {}, false],
    [401, {}, false],
    [404, {}, false],
    [500, {}, false],
  ])("with %i and %j shows a bad request: %s", (status, headers: Record<string, string>, expected) => {
    expect(isBadRequest(new Response(null, { status, headers }))).toBe(expected);
  });

  it("with REST's envelope of INVALID_INPUT shows one, whatever its status", () => {
    expect(isBadRequest(new TextResponse('{"error_code":2001,"error_text":"…","data":null}'))).toBe(true);
    expect(isBadRequest(new TextResponse('{"error_code":2002,"error_text":"…","data":null}'))).toBe(false);
  });

  it("to an outdated page shows none", () => {
    const outdated = '{"errors":[{"extensions":{"code":"PERSISTED_QUERY_NOT_FOUND"}}]}';
    expect(isBadRequest(new TextResponse(outdated, { status: 400 }))).toBe(false);
  });
});

describe("while the expensive requests of others leave nothing for a second", () => {
  const customer = (number: number) => clientKey("customer", number);
  /** The largest cost whose charge, by its square, is within the budget of a customer. */
  const AFFORDABLE_MS = Math.sqrt(WORK_BUDGETS.customer.prompt.capacity * EXPENSIVE_MS);

  beforeEach(async () => {
    // The clock stands still, so that the debt lasts.
    const leave = await gate.enterPrompt(customer(1), 10 * LONG_WORK_PER_SECOND);
    leave?.(10 * LONG_WORK_PER_SECOND);
    namedBefore = customer(2);
  });

  it("a customer's request is answered if the customer's budget covers it", async () => {
    expected = LONG_MS + 5;
    expect((await send(ok(), cookie)).status).toBe(200);
    expected = AFFORDABLE_MS - 1;
    expect((await send(ok(), cookie)).status).toBe(200);
  });

  it("requests of many customers run one after the other", async () => {
    expected = LONG_MS + 5;
    let running = 0;
    let most = 0;
    const answers = Array.from({ length: 5 }, async (_, index) => {
      namedBefore = customer(10 + index);
      const answer = async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 20));
        running -= 1;
        return ok();
      };
      return (await send(answer, cookie)).status;
    });
    expect(await Promise.all(answers)).toEqual(Array(5).fill(200));
    expect(most).toBe(1);
  });

  it("a customer's first request in this process counts on the customer's budget", async () => {
    [namedBefore, known] = [null, customer(2)];
    expected = LONG_MS + 1;
    expect((await send(ok(), cookie)).status).toBe(200);
    known = null;
    expect((await send(ok(), cookie)).status).toBe(429);
  });

  it("one that the budget does not cover, and one without a session, are refused", async () => {
    expected = AFFORDABLE_MS + 1;
    expect((await send(ok(), cookie)).status).toBe(429);
    namedBefore = null;
    expected = LONG_MS + 1;
    expect((await send(ok())).status).toBe(429);
  });

  it("of many that a customer sends at once, only those are answered that the budget covers together", async () => {
    // Half of that cost is charged a quarter; one millisecond less, because a sum of four is not exact.
    expected = AFFORDABLE_MS / 2 - 1;
    const { promise: answer, resolve } = Promise.withResolvers<Response>();
    const statuses: number[] = [];
    const many = Array.from({ length: 12 }, async () => {
      const { status } = await send(
        answer.then((response) => response.clone()),
        cookie,
      );
      statuses.push(status);
    });
    await expect.poll(() => statuses, { timeout: 5000 }).toEqual(Array(8).fill(429));
    resolve(ok());
    await Promise.all(many);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
  });
});

describe("a request", () => {
  it("of a refused address is answered 429 in its entrypoint's own format, without being processed", async () => {
    makeBad(MAX_BAD_REQUESTS.address);
    const graphql = await send(ok());
    expect([graphql.status, graphql.headers.get("retry-after")]).toEqual([429, "1"]);
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: "TOO_MANY_ATTEMPTS" } }] });
    const rest = await send(ok(), {}, "rest");
    expect([rest.status, rest.headers.get("connection")]).toEqual([429, "close"]);
    expect(await rest.json()).toMatchObject({ error_code: 1004, data: null });
    expect(pauses).toBe(2);
  });

  it("is charged to its session, which an exhausted address does not limit", async () => {
    known = clientKey("customer", 7);
    cost = 10;
    await send(ok(), cookie);
    // The address has no account, because nothing was charged to it.
    expect(limiter.restOf(BY_ADDRESS)).toBe(Number.POSITIVE_INFINITY);
    expect(limiter.restOf(known)).toBeCloseTo(1 - 10 / WORK_BUDGETS.customer.prompt.capacity);
    limiter.charge(BY_ADDRESS, 2 * WORK_BUDGETS.address.total.capacity);
    expect((await send(ok(), cookie)).status).toBe(200);
    known = null;
    await gate.enterPrompt(clientKey("customer", 8), 0);
    expect((await send(ok(), cookie)).status).toBe(429);
  });

  it("that proves who its sender is, such as a sign-in that LINE has confirmed, costs its address nothing", async () => {
    cost = 10;
    isProven = true;
    for (let count = 0; count < 100; count += 1) await send(ok());
    expect(limiter.restOf(BY_ADDRESS)).toBeCloseTo(1);
    isProven = false;
    await send(ok());
    expect(limiter.restOf(BY_ADDRESS)).toBeLessThan(1);
  });

  it("for a door of notifications is answered beyond every budget if it proves itself, and else refused", async () => {
    const door = { route: "/payments/:provider/notifications" };
    limiter.charge(BY_ADDRESS, 2 * WORK_BUDGETS.address.total.capacity);
    isProven = true;
    expect((await send(ok(), {}, "payments", door)).status).toBe(200);
    makeBad(MAX_BAD_REQUESTS.address);
    expect((await send(ok(), {}, "payments", door)).status).toBe(200);
    expect((await send(ok(), {}, "payments", { ...door, address: "203.0.113.10" })).status).toBe(200);
    isProven = false;
    senders = createKnownSenders();
    expect((await send(ok(), {}, "payments", door)).status).toBe(429);
  });

  it("with an invented session is charged to its address, together with looking it up", async () => {
    await send(ok(), cookie);
    expect(limiter.restOf(BY_ADDRESS)).toBeCloseTo(1 - 1 / WORK_BUDGETS.address.prompt.capacity);
  });

  it("is charged for hashing passwords, up to 50 ms, so that logins from an address run out of its budget", async () => {
    const { capacity } = WORK_BUDGETS.address.prompt;
    hashing = 30;
    await send(ok());
    expect(limiter.restOf(BY_ADDRESS)).toBeCloseTo(1 - 30 / capacity);
    hashing = 5000;
    await send(ok());
    expect(limiter.restOf(BY_ADDRESS)).toBeCloseTo(1 - 80 / capacity);
    hashing = 30;
    for (let count = 0; count < 3; count += 1) await send(ok());
    expect(limiter.standingOf(BY_ADDRESS)).toBe("busy");
  });

  it("that was invalid counts, whatever its status", async () => {
    makeBad(MAX_BAD_REQUESTS.address - 1);
    await send(ok());
    expect(limiter.standingOf(BY_ADDRESS)).toBe("prompt");
    isInvalid = true;
    await send(ok());
    expect(limiter.standingOf(BY_ADDRESS)).toBe("refused");
  });

  it("with a large body that was refused counts as several, by the cost of parsing it", async () => {
    const bad = (bytes: number) =>
      send(new Response("", { status: 400 }), {
        method: "POST",
        body: "{",
        headers: { "content-length": String(bytes) },
      });
    makeBad(MAX_BAD_REQUESTS.address - 11);
    await bad(1);
    expect(limiter.standingOf(BY_ADDRESS)).toBe("prompt");
    await bad(1_900_000);
    expect(limiter.standingOf(BY_ADDRESS)).toBe("refused");
  });

  it("for a page is answered after bad requests, and charged only if it is expensive", async () => {
    makeBad(MAX_BAD_REQUESTS.address);
    cost = 2;
    expect((await send(new Response("page"), {}, "pages")).status).toBe(200);
    expect(limiter.restOf(BY_ADDRESS)).toBe(1);
    cost = 50;
    await send(new Response("page"), {}, "pages");
    expect(limiter.restOf(BY_ADDRESS)).toBeLessThan(1);
  });

  it("for a page beyond the budget is answered at once and not rendered, and so is one that waited in vain", async () => {
    const terms: WorkTerms[] = [];
    const sendPage = async () => {
      const { status } = await send(
        async (given) => {
          terms.push(given);
          return new Response("page");
        },
        {},
        "pages",
      );
      expect(status).toBe(200);
    };
    await sendPage();
    limiter.charge(BY_ADDRESS, WORK_BUDGETS.address.prompt.capacity);
    await sendPage();
    limiter.charge(BY_ADDRESS, 2 * WORK_BUDGETS.address.total.capacity);
    await gate.enterPrompt(clientKey("customer", 8), 0);
    await sendPage();
    expect(terms.map(({ rendersPage }) => rendersPage)).toEqual([true, false, false]);
  });

  it("gives way to shorter ones if it is long", async () => {
    namedBefore = clientKey("customer", 7);
    const isLong = async () => {
      let terms: WorkTerms | null = null;
      await send(async (given) => {
        terms = given;
        return ok();
      }, cookie);
      return terms !== null && "giveWay" in terms;
    };
    expected = LONG_MS;
    expect(await isLong()).toBe(false);
    expected = LONG_MS + 1;
    expect(await isLong()).toBe(true);
    // A request that gives way continues when the shorter one has ended.
    const leave = await gate.enterPrompt(clientKey("customer", 8), 1);
    let continued = false;
    const given = gate.giveWay().then(() => {
      continued = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    expect(continued).toBe(false);
    leave?.(1);
    await given;
    expect(continued).toBe(true);
  });

  it("for health is never refused", async () => {
    makeBad(MAX_BAD_REQUESTS.address);
    limiter.charge(BY_ADDRESS, 1e6);
    expect((await send(ok(), {}, "health")).status).toBe(200);
  });

  it("for a stream counts as bad when its client disconnects at once", async () => {
    makeBad(MAX_BAD_REQUESTS.address - 1);
    const reader = new AbortController();
    const stream = new Response("", { headers: { "content-type": "text/event-stream" } });
    await send(stream, { signal: reader.signal });
    expect(limiter.standingOf(BY_ADDRESS)).toBe("prompt");
    reader.abort();
    expect(limiter.standingOf(BY_ADDRESS)).toBe("refused");
  });
});
