import { connectPrisma } from "@machiya/prisma/client";
import type { Viewer } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema, isObjectType, parse } from "graphql";
import { serverAudits } from "graphql-http";
import { describe, expect, test } from "vitest";
import { routeToPrimary } from "../database/readRouting.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { emptyContext } from "../testing/emptyContext.ts";
import { createExecutor } from "./execute.ts";
import { NO_RESPONSE_CACHES } from "./responseCache.ts";
import { createGraphQLServer, type GraphQLOptions } from "./yoga.ts";

setLogLevel("silent");

const sdl = `
  type Thing { name: String! self: Thing! things(first: Int): [Thing!]! }
  type Query { thing: Thing! hello(name: String): String! refuse: String broken: String typed(number: Int!): Int! sum(of: [Int!]!): Int }
  type Mutation { change: Boolean! }
  type Subscription { ticks: Int! }
`;
let changed = 0;
const change = () => {
  changed += 1;
  return true;
};
const resolvers: Record<string, Record<string, GraphQLFieldResolver<unknown, unknown>>> = {
  Query: {
    thing: () => ({}),
    hello: (_root, { name }) => `Hello ${name ?? "you"}`,
    refuse: () => {
      throw new DomainError("OUT_OF_STOCK", { products: ["Tea"] }, ["input", "lines", 0]);
    },
    broken: () => {
      throw new Error("the secret of the server");
    },
    typed: () => "no number",
  },
  Mutation: { change },
  Thing: { name: () => "thing", self: () => ({}), things: () => [] },
};

function tinySchema(): GraphQLSchema {
  const schema = buildSchema(sdl);
  for (const [type, fields] of Object.entries(resolvers)) {
    for (const [name, resolve] of Object.entries(fields)) {
      const object = schema.getType(type);
      const field = isObjectType(object) ? object.getFields()[name] : undefined;
      if (field) field.resolve = resolve;
    }
  }
  return schema;
}

const nowhere = connectPrisma("postgresql://127.0.0.1:1/nowhere");

function handler(options: Partial<GraphQLOptions> = {}) {
  const { schema = tinySchema() } = options;
  return createGraphQLServer({
    executor: createExecutor(schema, routeToPrimary(nowhere), () => {}),
    responseCaches: NO_RESPONSE_CACHES,
    changePosition: () => "process.1",
    isAccelerated: true,
    idempotent: ({ request }, work) => work(request),
    schema,
    contextOf: async () => ({ context: emptyContext(), headers: new Headers() }),
    persisted: new Map(),
    documentsOf: "everyone",
    production: false,
    lifetime: {
      stillLives: async () => true,
      sessionRevocation: { watch: () => () => {} },
      closing: new AbortController().signal,
      lookEvery: 30_000,
      now: () => new Date(),
    },
    ...options,
  }).handle;
}

const URL_OF_GRAPHQL = "http://shop.test/graphql";

function post(body: unknown, headers: Record<string, string> = {}) {
  const json = { "content-type": "application/json", accept: "application/graphql-response+json" };
  return new Request(URL_OF_GRAPHQL, {
    method: "POST",
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
}

async function send(query: string, options: Partial<GraphQLOptions> = {}, more: object = {}) {
  const response = await handler(options)(post({ query, ...more }));
  const { data, errors } = (await response.json()) as {
    data?: Record<string, unknown>;
    errors?: { message: string; path?: unknown; extensions: Record<string, unknown> }[];
  };
  return { status: response.status, data, error: errors?.[0] };
}

describe("GraphQL over HTTP", () => {
  const server = handler();
  const audits = serverAudits({
    url: URL_OF_GRAPHQL,
    fetchFn: (url: string, init?: RequestInit) => server(new Request(url, init)),
  });
  test.each(audits.map((audit) => [audit.name, audit] as const))("%s", async (_name, audit) => {
    const result = await audit.fn();
    expect(result, "reason" in result ? result.reason : "").toMatchObject({ status: "ok" });
  });
});

describe("errors", () => {
  test("a refusal by the domain rules has its code, params and path", async () => {
    const { data, error } = await send("{ refuse }");
    expect(data).toEqual({ refuse: null });
    expect(error?.extensions).toEqual({
      code: "OUT_OF_STOCK",
      params: { products: ["Tea"] },
      path: ["input", "lines", 0],
    });
  });

  test("any other error is INTERNAL without details", async () => {
    const { error } = await send("{ broken }");
    expect(error?.extensions).toEqual({ code: "INTERNAL", params: {} });
    expect(JSON.stringify(error)).not.toContain("secret");
  });

  test("a result that does not match its type is an internal error", async () => {
    const { error } = await send("{ typed(number: 1) }");
    expect(error?.extensions.code).toBe("INTERNAL");
    expect(error?.message).not.toContain("no number");
  });

  test("a bad variable keeps its message, with 400 and BAD_USER_INPUT", async () => {
    const { status, error } = await send(
      "query ($n: Int!) { typed(number: $n) }",
      {},
      { variables: { n: "one" } },
    );
    expect(status).toBe(400);
    expect(error?.extensions).toEqual({ code: "BAD_USER_INPUT" });
    expect(error?.message).toContain("$n");
  });

  test("an unknown field keeps its message, with 400 and GRAPHQL_VALIDATION_FAILED", async () => {
    const { status, error } = await send("{ helo }");
    expect(status).toBe(400);
    expect(error?.extensions).toEqual({ code: "GRAPHQL_VALIDATION_FAILED" });
    expect(error?.message).toContain('Did you mean "hello"');
  });

  test("a query string that is not JSON is 400, not an internal error", async () => {
    const query = new URLSearchParams({ query: "{ hello }", variables: "{" });
    const response = await handler()(new Request(`${URL_OF_GRAPHQL}?${query}`));
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_REQUEST" } }] });
  });

  test("production reveals neither the schema nor its names", async () => {
    const production = { production: true };
    expect((await send("{ helo }", production)).error?.message).not.toContain("hello");
    expect((await send("{ __schema { types { name } } }", production)).status).toBe(400);
    expect((await send("{ __schema { types { name } } }")).status).toBe(200);
  });
});

describe("a form or a link of another site", () => {
  test.each([
    ["application/x-www-form-urlencoded", "query=mutation%7Bchange%7D"],
    ["text/plain", JSON.stringify({ query: "mutation { change }" })],
    ["application/graphql", "mutation { change }"],
    ["text/plain; x=application/json", JSON.stringify({ query: "mutation { change }" })],
    ["", JSON.stringify({ query: "mutation { change }" })],
  ])("sent as %s is refused with 415 and not executed", async (type, body) => {
    const before = changed;
    const bytes = new TextEncoder().encode(body);
    const headers: Record<string, string> = type === "" ? {} : { "content-type": type };
    const response = await handler()(new Request(URL_OF_GRAPHQL, { method: "POST", headers, body: bytes }));
    expect(response.status).toBe(415);
    expect(changed).toBe(before);
  });

  test("sent as multipart is refused with 415 and not executed", async () => {
    const before = changed;
    const body = new FormData();
    body.set("operations", JSON.stringify({ query: "mutation { change }" }));
    body.set("map", "{}");
    const response = await handler()(new Request(URL_OF_GRAPHQL, { method: "POST", body }));
    expect(response.status).toBe(415);
    expect(changed).toBe(before);
  });

  test("sent as a GET with a mutation is refused with 405 and not executed", async () => {
    const before = changed;
    const query = new URLSearchParams({ query: "mutation { change }" });
    const response = await handler()(new Request(`${URL_OF_GRAPHQL}?${query}`));
    expect(response.status).toBe(405);
    expect(changed).toBe(before);
  });

  test("sent as a batch is refused", async () => {
    const before = changed;
    const response = await handler()(post([{ query: "mutation { change }" }]));
    expect(response.status).toBe(400);
    expect(changed).toBe(before);
  });
});

describe("document limits", () => {
  const deep = (levels: number) =>
    `{ thing ${"{ self ".repeat(levels - 2)}{ name }${" }".repeat(levels - 2)} }`;
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_, i) => `a${i}: hello`).join(" ")} }`;
  const mutations = (count: number) =>
    `mutation { ${Array.from({ length: count }, (_, i) => `m${i}: change`).join(" ")} }`;
  const tokens = (count: number) => `{ sum(of: [${"1 ".repeat(count - 9)}]) }`;
  const doubling = `${Array.from({ length: 18 }, (_, i) => `fragment F${i} on Thing { a: self { ...F${i + 1} } b: self { ...F${i + 1} } }`).join(" ")}
    fragment F18 on Thing { name } { thing { ...F0 } }`;

  test.each([
    ["12 levels", deep(12)],
    ["30 aliases", aliases(30)],
    ["4 mutations", mutations(4)],
    ["2000 tokens", tokens(2000)],
  ])("%s are accepted", async (_, query) => {
    expect(await send(query)).toMatchObject({ status: 200, error: undefined });
  });

  test.each([
    ["13 levels", deep(13)],
    ["31 aliases", aliases(31)],
    ["5 mutations", mutations(5)],
    ["2001 tokens", tokens(2001)],
    ["fragments that double 18 times", doubling],
    ["41 directives", `{ hello ${"@include(if: true) ".repeat(41)} }`],
    [
      "5 mutations in a fragment",
      `${mutations(5).replace("mutation", "fragment M on Mutation")} mutation { ...M }`,
    ],
    ["a fragment in a circle", "fragment A on Thing { self { ...A } } { thing { ...A } }"],
  ])("%s are refused before execution", async (_, query) => {
    const before = changed;
    const { status, data } = await send(query);
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(changed).toBe(before);
  });
});

describe("persisted documents", () => {
  const persisted = new Map([["abc", parse("{ hello }")]]);
  const staff = { id: 1, role: "STAFF", mustChangePassword: false, sessionId: 1 } as const;
  const named = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
  const send = async (
    body: object,
    documentsOf: GraphQLOptions["documentsOf"],
    viewer: Partial<Viewer> = {},
  ) => {
    const { viewer: anonymous, ...context } = emptyContext();
    const viewerContext = { ...context, viewer: { ...anonymous, ...viewer } };
    const contextOf = async () => ({ context: viewerContext, headers: new Headers() });
    const response = await handler({ persisted, documentsOf, contextOf })(post(body));
    return { status: response.status, body: await response.json() };
  };

  test("are executed by their hash", async () => {
    expect(await send(named("abc"), "none")).toMatchObject({
      status: 200,
      body: { data: { hello: "Hello you" } },
    });
  });

  test("are the only ones executed when no other documents are allowed", async () => {
    expect((await send({ query: "{ hello }" }, "none", { staff })).status).toBe(400);
    expect((await send({ query: "{ hello }" }, "everyone")).status).toBe(200);
  });

  test("are the only ones for all clients except staff when so configured, before others are parsed", async () => {
    const refused = { status: 400, body: { errors: [{ extensions: { code: "PERSISTED_QUERY_ONLY" } }] } };
    expect(await send({ query: "{ hello }" }, "staff")).toMatchObject(refused);
    expect(await send({ query: "{" }, "staff", { customer: { id: 1, sessionId: 1 } })).toMatchObject(refused);
    expect((await send({ query: "{ hello }" }, "staff", { staff })).status).toBe(200);
    expect((await send(named("abc"), "staff")).status).toBe(200);
  });

  test("with an unknown hash are refused", async () => {
    const { status, body } = await send(named("def"), "everyone");
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] });
  });
});

test("a response has no CORS headers for a page of another site", async () => {
  const response = await handler()(post({ query: "{ hello }" }, { origin: "https://evil.test" }));
  expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test("a URL that ends like a health check is still GraphQL", async () => {
  const response = await handler()(new Request(`${URL_OF_GRAPHQL}?query={hello}&x=/health`));
  expect(await response.json()).toEqual({ data: { hello: "Hello you" } });
});
