import { beforeEach, describe, expect, it } from "vitest";
import {
  BAD_REQUEST_DECAY_MS,
  type BadRequestLimiter,
  createBadRequestLimiter,
  isBadRequest,
  MAX_BAD_REQUESTS,
} from "./badRequestLimiter.ts";
import { limitBadRequests } from "./limitBadRequests.ts";

const ADDRESS = "203.0.113.9";
let clock: number;
let pauses: number;
let badRequestLimiter: BadRequestLimiter;

beforeEach(() => {
  clock = 0;
  pauses = 0;
  known = null;
  badRequestLimiter = createBadRequestLimiter(
    () => clock,
    async () => {
      pauses += 1;
    },
  );
});

const make = (count: number, address = ADDRESS) => {
  for (let made = 0; made < count; made += 1) badRequestLimiter.note(address);
};

/** The viewer of a request's session; null: none. */
let known: string | null = null;

const ask = (
  answer: Response,
  init: RequestInit = {},
  entrypoint: "graphql" | "rest" | "pages" = "graphql",
) =>
  limitBadRequests(
    badRequestLimiter,
    {
      request: new Request("http://shop.test/x", init),
      client: { address: ADDRESS, secure: false },
      entrypoint,
      identify: async () => known,
    },
    async () => answer,
  );
const json = (status: number, code: string) =>
  Response.json({ errors: [{ extensions: { code } }] }, { status });

describe("an address", () => {
  it(`may make ${MAX_BAD_REQUESTS - 1} bad requests at once; after one more it is refused after a pause`, async () => {
    make(MAX_BAD_REQUESTS - 1);
    expect((await ask(json(200, ""))).status).toBe(200);
    expect(pauses).toBe(0);
    make(1);
    expect((await ask(json(200, ""))).status).toBe(429);
    expect(pauses).toBe(1);
  });

  it("recovers one bad request every two seconds, however many it made", async () => {
    make(10 * MAX_BAD_REQUESTS);
    clock = BAD_REQUEST_DECAY_MS - 1;
    expect(badRequestLimiter.isLimited(ADDRESS)).toBe(true);
    clock = BAD_REQUEST_DECAY_MS;
    expect(badRequestLimiter.isLimited(ADDRESS)).toBe(false);
    make(1);
    expect(badRequestLimiter.isLimited(ADDRESS)).toBe(true);
  });

  it("is not limited by another, except by one of its own IPv6 network", async () => {
    make(MAX_BAD_REQUESTS, "2001:db8:1:2::1");
    expect(badRequestLimiter.isLimited("2001:db8:1:2:ffff::2")).toBe(true);
    expect(badRequestLimiter.isLimited("2001:db8:1:3::1")).toBe(false);
    expect(badRequestLimiter.isLimited(ADDRESS)).toBe(false);
  });
});

describe("a request", () => {
  it.each([
    [400, {}, true],
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
  ])("answered %i with %j is a bad request: %s", (status, headers: Record<string, string>, expected) => {
    expect(isBadRequest(new Response(null, { status, headers }))).toBe(expected);
  });

  it("of a limited address is answered 429 in its entrypoint's own format, without being processed", async () => {
    make(MAX_BAD_REQUESTS);
    const graphql = await ask(json(200, ""));
    expect([graphql.status, graphql.headers.get("retry-after")]).toEqual([429, "5"]);
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: "TOO_MANY_ATTEMPTS" } }] });
    const rest = await ask(json(200, ""), {}, "rest");
    expect([rest.status, rest.headers.get("connection")]).toEqual([429, "close"]);
    expect(await rest.json()).toMatchObject({ error_code: 1004, data: null });
  });

  it("of a signed-in client is limited by their own count when their address is limited", async () => {
    make(MAX_BAD_REQUESTS);
    known = "customer 7";
    for (let made = 0; made < MAX_BAD_REQUESTS; made += 1)
      expect((await ask(json(400, "BAD_REQUEST"))).status).toBe(400);
    expect((await ask(json(200, ""))).status).toBe(429);
    known = "customer 8";
    expect((await ask(json(200, ""))).status).toBe(200);
  });

  it("for a page is answered even from a limited address", async () => {
    make(MAX_BAD_REQUESTS);
    expect((await ask(new Response("page"), {}, "pages")).status).toBe(200);
  });

  it("of an outdated page does not count as bad", async () => {
    make(MAX_BAD_REQUESTS - 1);
    await ask(json(400, "PERSISTED_QUERY_NOT_FOUND"));
    expect(badRequestLimiter.isLimited(ADDRESS)).toBe(false);
    await ask(json(400, "PERSISTED_QUERY_ONLY"));
    expect(badRequestLimiter.isLimited(ADDRESS)).toBe(true);
  });

  it("for a stream counts as bad when its client disconnects at once", async () => {
    make(MAX_BAD_REQUESTS - 1);
    const reader = new AbortController();
    const stream = new Response("", { headers: { "content-type": "text/event-stream" } });
    await ask(stream, { signal: reader.signal });
    expect(badRequestLimiter.isLimited(ADDRESS)).toBe(false);
    reader.abort();
    expect(badRequestLimiter.isLimited(ADDRESS)).toBe(true);
  });
});
