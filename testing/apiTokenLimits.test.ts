import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTokenRate } from "../api/src/apiTokens/tokenRate.ts";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import {
  type ApiTokenTestServer,
  openApiTokenTestServer,
  type TokenResponse,
} from "./servers/apiTokenTestServer.ts";

setLogLevel("silent");

const LIMIT = 4;
let server: ApiTokenTestServer;

beforeAll(async () => {
  server = await openApiTokenTestServer({ API_TOKEN_REQUESTS_PER_MINUTE: String(LIMIT) });
});
afterAll(() => server.close());

const left = ({ headers }: TokenResponse) =>
  ["limit", "remaining"].map((what) => headers.get(`ratelimit-${what}`));
const inWindow = (text: string | null) => {
  expect(text).toMatch(/^\d+$/);
  expect(Number(text)).toBeGreaterThan(0);
  expect(Number(text)).toBeLessThanOrEqual(60);
};

describe("requests of one token per minute", () => {
  it(`succeed up to ${LIMIT} over GraphQL and REST together, including refused ones, and then fail in the API's own format`, async () => {
    const token = await server.token({ scopes: ["PRODUCTS_READ"] });
    const products = () => server.graphql(token, "{ products(first: 1) { totalCount } }");
    const orders = () => server.rest(token, "GET", "/api/admin/product-order/list");
    expect(left(await products())).toEqual(["4", "3"]);
    const forbidden = await orders();
    expect([forbidden.code, ...left(forbidden)]).toEqual([1002, "4", "2"]);
    const nowhere = await server.rest(token, "GET", "/api/admin/nowhere");
    expect([nowhere.status, ...left(nowhere)]).toEqual([404, "4", "1"]);
    const last = await products();
    expect([last.code, ...left(last)]).toEqual([null, "4", "0"]);
    inWindow(last.headers.get("ratelimit-reset"));

    const [graphql, rest] = [await products(), await orders()];
    for (const { status, headers } of [graphql, rest]) {
      expect(status).toBe(429);
      inWindow(headers.get("retry-after"));
      expect(headers.get("ratelimit-reset")).toBe(headers.get("retry-after"));
    }
    expect(JSON.parse(graphql.text)).toEqual({
      errors: [
        {
          message: expect.any(String),
          extensions: { code: "TOO_MANY_ATTEMPTS", params: { seconds: expect.any(Number) } },
        },
      ],
    });
    expect(JSON.parse(rest.text)).toEqual({ error_code: 1004, error_text: expect.any(String), data: null });
    expect([left(graphql), left(rest)]).toEqual([
      ["4", "0"],
      ["4", "0"],
    ]);
    // Other tokens have their own count; requests without a valid token have none.
    expect(left(await server.graphql(await server.token(), "{ __typename }"))).toEqual(["4", "3"]);
    expect(left(await server.graphql("machiya_wrong", "{ __typename }"))).toEqual([null, null]);
    expect(left(await server.graphql(null, "{ __typename }"))).toEqual([null, null]);
  });

  it("are counted across all processes", async () => {
    const processes = [createTokenRate(server.prisma, 10), createTokenRate(server.prisma, 10)];
    const uses = await Promise.all(
      Array.from({ length: 16 }, (_, index) => processes[index % 2]?.count(1_000_000)),
    );
    expect(uses.filter((use) => use?.remaining === null)).toHaveLength(6);
    const remaining = uses.flatMap((use) => use?.remaining ?? []).sort((one, other) => one - other);
    expect(remaining).toEqual(Array.from({ length: 10 }, (_, index) => index));
  });

  it("cost no database access in a process that has seen the limit", async () => {
    const rate = createTokenRate(server.prisma, 2);
    for (const remaining of [1, 0, null, null])
      expect(await rate.count(2_000_000)).toMatchObject({ limit: 2, remaining });
    const row = await server.prisma.rateLimit.findFirstOrThrow({ where: { key: { contains: "2000000" } } });
    expect(row.points).toBe(2);
  });
});
