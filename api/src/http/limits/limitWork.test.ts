import { TextResponse } from "@machiya/rest-bridge";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isBadRequest } from "../badRequest.ts";
import { type Entrypoint, entrypointOf, NOTIFICATION_ROUTES } from "../entrypoints.ts";
import { type Budgets, type ClientKey, createBudgets } from "./budgets.ts";
import { clientKey } from "./clients.ts";
import { type LimitedRequest, limitWork, type WorkLimits } from "./limitWork.ts";
import { createClasses } from "./places.ts";
import { BUDGETS, CLASSES, COSTS, SECONDS, TURNS } from "./policy.ts";

const ADDRESS = "203.0.113.9";
const BY_ADDRESS = clientKey("address", ADDRESS);
const customer = (id: number) => clientKey("customer", id);

let budgets: Budgets;
let enter: WorkLimits["enter"];
/** The owner of the request's session; null: it has none. */
let owner: ClientKey | null;
/** What the next request costs, and what answering it notes. */
let cost: number;
let record: LimitedRequest["record"];

beforeEach(() => {
  vi.useFakeTimers();
  [owner, cost, record] = [null, 0, {}];
  budgets = createBudgets({ publishExcess: async () => {}, onExcess: () => {} });
  enter = createClasses();
});
afterEach(() => {
  vi.useRealTimers();
});

type Given = { init?: RequestInit; entrypoint?: Entrypoint; address?: string; route?: string };
const begin = (
  response: Response | ((rendersPage: boolean) => Promise<Response>),
  { init = {}, entrypoint = "graphql", address = ADDRESS, route = "/x" }: Given = {},
) =>
  limitWork(
    {
      budgets,
      enter,
      identify: async (_request, byAddress) => owner ?? byAddress,
      beginCost: () => () => cost,
    },
    { request: new Request("http://shop.test/x", init), entrypoint, route, address, record },
    async (rendersPage) => (typeof response === "function" ? response(rendersPage) : response),
  );
/** Sends a request and waits for its turn or its refusal. */
async function send(...args: Parameters<typeof begin>): Promise<Response> {
  const response = begin(...args);
  await vi.advanceTimersByTimeAsync(CLASSES.refused.waitMs);
  return response;
}
const ok = () => new Response("{}");
const ofLength = (bytes: number): Given => ({
  init: { method: "POST", body: "{", headers: { "content-length": String(bytes) } },
});
const exhaust = (client: ClientKey) => budgets.count("work", client, 2 * BUDGETS.work.staff);
const makeBad = (count: number) => budgets.count("bad", BY_ADDRESS, count);
/** Returns how many points were charged to a client. */
const chargedTo = async (client: ClientKey, kind: "address" | "customer" | "notifications") =>
  (await budgets.count("work", client, 0)) * BUDGETS.work[kind];

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

describe("a request", () => {
  it("of a refused address is answered 429 in its entrypoint's own format, without being processed", async () => {
    await makeBad(BUDGETS.bad.address);
    const unread = () => Promise.reject(new Error("It was processed."));
    const graphql = await send(unread);
    expect([graphql.status, graphql.headers.get("connection")]).toEqual([429, "close"]);
    expect(Number(graphql.headers.get("retry-after"))).toBe(SECONDS.bad);
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: "TOO_MANY_ATTEMPTS" } }] });
    const rest = await send(unread, { entrypoint: "rest" });
    expect([rest.status, rest.headers.get("connection")]).toEqual([429, "close"]);
    expect(await rest.json()).toMatchObject({ error_code: 1004, data: null });
  });

  it("is charged to its session, which neither the use nor the bad requests of its address limit", async () => {
    owner = customer(7);
    cost = 10;
    await begin(ok());
    expect(await chargedTo(BY_ADDRESS, "address")).toBe(0);
    expect(await chargedTo(owner, "customer")).toBe(10);
    await exhaust(BY_ADDRESS);
    await makeBad(BUDGETS.bad.address);
    expect((await begin(ok())).status).toBe(200);
  });

  it("is charged in advance, so that many at once do not pass as none", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const many = Array.from({ length: 100 }, () =>
      begin(async () => {
        await promise;
        return ok();
      }),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(await budgets.isExceeded("work", BY_ADDRESS)).toBe(true);
    resolve();
    await vi.advanceTimersByTimeAsync(CLASSES.address.waitMs);
    await Promise.all(many);
    expect(await chargedTo(BY_ADDRESS, "address")).toBe(0);
  });

  it("of a client beyond its budget gets what others leave, and 429 if that is nothing in time", async () => {
    owner = customer(1);
    expect((await begin(ok())).status).toBe(200);
    owner = null;
    await exhaust(BY_ADDRESS);
    cost = 1000;
    expect((await begin(ok())).status).toBe(200);
    void begin(ok());
    const refused = await send(ok());
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(SECONDS.work)]);
    // A customer does not wait for that.
    owner = customer(1);
    expect((await begin(ok())).status).toBe(200);
  });

  it("of a client beyond its budget is answered when nobody else is active", async () => {
    await exhaust(BY_ADDRESS);
    cost = 1000;
    for (let count = 0; count < 50; count += 1) expect((await begin(ok())).status).toBe(200);
  });

  it("that is large runs alone, and small ones do not wait for it", async () => {
    owner = customer(1);
    const bytes = 2 * (COSTS.expected.large / COSTS.expected.perByte);
    let running = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    const run = async () => {
      running += 1;
      await promise;
      return ok();
    };
    const large = [1, 2, 3].map((id) => {
      owner = customer(id);
      return begin(run, ofLength(bytes));
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(running).toBe(1);
    owner = customer(4);
    expect((await begin(ok())).status).toBe(200);
    resolve();
    await vi.advanceTimersByTimeAsync(CLASSES.large.waitMs);
    expect((await Promise.all(large)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("of staff is never large", async () => {
    owner = clientKey("staff", 1);
    cost = 1000;
    for (let count = 0; count < 5; count += 1)
      expect((await begin(ok(), ofLength(1_000_000))).status).toBe(200);
  });

  it("that proves who its sender is, such as a sign-in that LINE has confirmed, costs its address nothing", async () => {
    [cost, record] = [10, { isProven: true }];
    for (let count = 0; count < 100; count += 1) await begin(ok());
    expect(await chargedTo(BY_ADDRESS, "address")).toBe(0);
    record = {};
    await begin(ok());
    expect(await chargedTo(BY_ADDRESS, "address")).toBe(10);
  });

  it("leaves its place while an outside service is asked", async () => {
    const leaves: (() => void)[] = [];
    const { promise, resolve } = Promise.withResolvers<Response>();
    for (let count = 0; count < CLASSES.address.atOnce; count += 1) {
      record = {};
      const own = record;
      void begin(() => {
        leaves.push(() => own.leaveGate?.());
        return promise;
      });
    }
    await vi.advanceTimersByTimeAsync(0);
    let isAnswered = false;
    void begin(ok()).then(() => {
      isAnswered = true;
    });
    await vi.advanceTimersByTimeAsync(TURNS.placeMs - 1);
    expect(isAnswered).toBe(false);
    leaves[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(isAnswered).toBe(true);
    resolve(ok());
  });

  it("is charged for hashing passwords, up to a maximum, so that logins from an address run out of its budget", async () => {
    record = { hashingMs: 30 };
    await begin(ok());
    expect(await chargedTo(BY_ADDRESS, "address")).toBe(30);
    record = { hashingMs: 5000 };
    await begin(ok());
    expect(await chargedTo(BY_ADDRESS, "address")).toBe(30 + COSTS.beside.most);
  });

  it("that was invalid counts, whatever its status, and more when it was expensive", async () => {
    await makeBad(BUDGETS.bad.address - 11);
    record = { isInvalid: true };
    await begin(ok());
    expect(await budgets.isExceeded("bad", BY_ADDRESS)).toBe(false);
    [record, cost] = [{}, 10 * COSTS.perBad];
    await begin(new Response("", { status: 400 }));
    expect(await budgets.isExceeded("bad", BY_ADDRESS)).toBe(true);
  });

  it("for a page is answered after bad requests, and charged only if it is expensive", async () => {
    await makeBad(BUDGETS.bad.address);
    cost = COSTS.freePage;
    expect((await begin(new Response("page"), { entrypoint: "pages" })).status).toBe(200);
    expect(await chargedTo(BY_ADDRESS, "address")).toBe(0);
    cost = 50;
    await begin(new Response("page"), { entrypoint: "pages" });
    expect(await chargedTo(BY_ADDRESS, "address")).toBe(50 - COSTS.freePage);
  });

  it("for a page of a client beyond its budget is answered at once and not rendered", async () => {
    const rendered: boolean[] = [];
    const page = async (rendersPage: boolean) => {
      rendered.push(rendersPage);
      return new Response("page");
    };
    expect((await begin(page, { entrypoint: "pages" })).status).toBe(200);
    await exhaust(BY_ADDRESS);
    expect((await begin(page, { entrypoint: "pages" })).status).toBe(200);
    expect(rendered).toEqual([true, false]);
  });

  it("for health is never refused", async () => {
    await makeBad(BUDGETS.bad.address);
    await exhaust(BY_ADDRESS);
    expect((await begin(ok(), { entrypoint: "health" })).status).toBe(200);
  });

  it("for a live stream is charged for what follows", async () => {
    owner = customer(1);
    await begin(new Response("", { headers: { "content-type": "text/event-stream" } }));
    expect(await chargedTo(owner, "customer")).toBe(COSTS.stream);
  });

  it("that fails is charged, too", async () => {
    cost = 20;
    await expect(begin(() => Promise.reject(new Error("It failed.")))).rejects.toThrow("It failed.");
    expect(await chargedTo(BY_ADDRESS, "address")).toBe(20);
  });
});

describe("a notification", () => {
  const DOOR = { entrypoint: "payments", route: "/payments/:provider/notifications" } as const;
  const UNKNOWN = clientKey("notifications", "unknown");
  const notify = (isProven: boolean, address = ADDRESS, init: RequestInit = {}) => {
    record = { isProven };
    return begin(new Response("OK", { status: isProven ? 200 : 401 }), { ...DOOR, address, init });
  };
  const statuses = async (answers: Promise<Response>[]) => {
    await vi.advanceTimersByTimeAsync(5000);
    return new Set((await Promise.all(answers)).map(({ status }) => status));
  };
  const newAddress = (index: number) => `198.51.100.${index}`;

  it("that proves itself is never refused, however many come at once from one address", async () => {
    cost = 20;
    expect(await statuses(Array.from({ length: 150 }, () => notify(true)))).toEqual(new Set([200]));
    expect(await chargedTo(UNKNOWN, "notifications")).toBe(0);
    expect(await budgets.isTrusted(BY_ADDRESS)).toBe(true);
  });

  it("of a trusted address is answered while strangers are refused", async () => {
    await notify(true);
    await exhaust(UNKNOWN);
    await makeBad(BUDGETS.bad.address);
    expect((await notify(true)).status).toBe(200);
    expect(await statuses([notify(true, newAddress(1))])).toEqual(new Set([429]));
  });

  it("that cannot be verified is a bad one of its address, and ends its trust", async () => {
    await notify(true);
    for (let count = 0; count < BUDGETS.bad.address; count += 1) await notify(false);
    expect(await budgets.isTrusted(BY_ADDRESS)).toBe(false);
    expect(await statuses([notify(false)])).toEqual(new Set([429]));
  });

  it("that cannot be verified counts from ever new addresses, too", async () => {
    cost = 20;
    const answers: number[] = [];
    for (let count = 0; count < 100; count += 1) {
      const answer = notify(false, newAddress(count));
      await vi.advanceTimersByTimeAsync(count < 50 ? 0 : CLASSES.refused.waitMs);
      answers.push((await answer).status);
    }
    expect(answers.slice(0, 50)).toEqual(Array(50).fill(401));
    expect(answers[50]).toBe(429);
  });

  it("counts by its size before it is read", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const large = Array.from({ length: 50 }, (_, index) =>
      begin(() => promise, { ...DOOR, ...ofLength(1_000_000), address: newAddress(index) }),
    );
    await vi.advanceTimersByTimeAsync(0);
    resolve(ok());
    await vi.advanceTimersByTimeAsync(5000);
    const answered = (await Promise.all(large)).filter(({ status }) => status === 200);
    expect(answered.length).toBeLessThan(20);
  });

  it.each([
    ["/line/webhook", true],
    ["/payments/ecpay/notifications", true],
    ["/payments/line-pay/notifications/", true],
    ["/payments/stripe/notifications", true],
    ["/carriers/ecpay/notifications", true],
    ["/payments/ecpay/result", false],
    ["/payments/start/ABC", false],
    ["/carriers/ecpay/store", false],
  ])("comes to the route %s: %s", (path, isRoute) => {
    expect(NOTIFICATION_ROUTES.has(entrypointOf(path).route)).toBe(isRoute);
  });
});
