import { TextResponse } from "@machiya/rest-bridge";
import { schema } from "@machiya/schema";
import type { Viewer } from "@machiya/schema/context";
import fc from "fast-check";
import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChangeListener, listenForChanges } from "../api/src/changes/changeListener.ts";
import { cacheNameOf } from "../api/src/graphql/cacheKeys.ts";
import { createCatalogTags, tagsOfCatalogChange } from "../api/src/graphql/catalogTags.ts";
import { createResponseCache, type ResponseCache } from "../api/src/graphql/responseCache.ts";
import { customerRow, ordered } from "../schema/src/testing/fixtures.ts";
import {
  ANONYMOUS,
  createTestContext,
  customer,
  executeText,
  type TestContext,
} from "../schema/src/testing/run.ts";

const ROWS = "totalCount edges { node { id name stock price version } }";
/** Each kind of query that the cache may hold: with and without IDs, filtered by stock in each way. */
const QUERIES: [text: string, variables: Record<string, unknown>][] = [
  [`{ products(first: 3) { ${ROWS} } }`, {}],
  [
    `query ($after: String) { products(first: 3, after: $after) { ${ROWS} } }`,
    { after: btoa("OffsetConnection:2") },
  ],
  ["{ products(first: 100) { edges { node { name stock } } } }", {}],
  ["{ products(first: 100) { edges { node { row: id stock } } } }", {}],
  ["{ products { totalCount } }", {}],
  [`{ products(first: 100, filter: { inStock: true }) { ${ROWS} } }`, {}],
  ["{ products(first: 2, filter: { inStock: false }) { totalCount edges { node { id } } } }", {}],
  ["query ($f: ProductFilter) { products(filter: $f) { totalCount } }", { f: { inStock: true } }],
  ["query ($f: ProductFilter) { products(filter: $f) { totalCount } }", { f: { lowStock: false } }],
  ["query ($f: ProductFilter = { lowStock: true }) { products(filter: $f) { edges { cursor } } }", {}],
  [
    `query ($f: ProductFilter) { products(filter: $f, first: 100) { ${ROWS} } }`,
    { f: { lowStock: true, topPick: true } },
  ],
  [`query ($f: ProductFilter) { products(filter: $f, first: 100) { ${ROWS} } }`, { f: { text: "碗" } }],
  ["{ productTypes { totalCount } store { name } }", {}],
  ["{ products(filter: { preOrder: true }) { totalCount } }", {}],
  ["{ products(filter: { orderable: true }) { totalCount } }", {}],
  ["query ($f: ProductFilter) { products(filter: $f) { totalCount } }", { f: { preOrder: false } }],
];

const PLACE_ORDER = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }";

const ids = fc.integer({ min: 1, max: 8 });
const stocks = fc.constantFrom(0, 1, 5, 6, 7);
/** One write to the catalog: the ways in which its parts change. */
const writes = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("checkout" as const), id: ids, other: ids }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("stock" as const), id: ids, stock: stocks }) },
  fc.record({
    kind: fc.constantFrom("name", "freeze", "sell", "delete", "add", "topPick", "level"),
    id: ids,
  }),
);
type Write = typeof writes extends fc.Arbitrary<infer Value> ? Value : never;

describe("cached catalog responses", () => {
  let testContext: TestContext;
  let listeners: [ChangeListener, ChangeListener];
  let buyer: Viewer;
  let executions = 0;
  let answers = 0;
  let orders = 0;

  beforeAll(async () => {
    testContext = await createTestContext();
    listeners = [await listenForChanges(testContext.url), await listenForChanges(testContext.url)];
    await testContext.prisma.store.create({ data: { id: 1, name: "町家" } });
    buyer = customer((await customerRow(testContext.prisma)).id);
  });
  afterAll(async () => {
    await Promise.all((listeners ?? []).map((listener) => listener.close()));
    await testContext?.close();
  });

  async function execute([text, variables]: (typeof QUERIES)[number]): Promise<string> {
    return JSON.stringify(await executeText(text, variables, testContext.context(ANONYMOUS)));
  }

  async function ask(cache: ResponseCache, query: (typeof QUERIES)[number]): Promise<string> {
    const [text, variables] = query;
    const tagsOf = createCatalogTags(schema, parse(text));
    answers += 1;
    const response = await cache.respond(
      { key: JSON.stringify(query), tagsOf: (content) => tagsOf(variables, content) },
      async () => {
        executions += 1;
        return new TextResponse(await execute(query));
      },
    );
    return response.text();
  }

  /** Resolves when both processes have received everything that was announced before. */
  async function announced(): Promise<void> {
    const marker = crypto.randomUUID();
    const received = listeners.map(
      (listener) => new Promise<void>((resolve) => listener.onExcess((text) => text === marker && resolve())),
    );
    await testContext.prisma.$executeRaw`SELECT pg_notify('machiya_excess', ${marker})`;
    await Promise.all(received);
  }

  async function checkOut(id: number, other: number): Promise<void> {
    const followers = listeners.map((listener) => listener.orders()[Symbol.asyncIterator]());
    const lines = [...new Set([id, other])].map((one) => ordered(one));
    const input = { buyerPhone: "0912000000", paymentMethod: "PAY_AT_STORE", lines };
    const context = { ...testContext.context(buyer), changes: listeners[0] };
    const { data } = await executeText(PLACE_ORDER, { input }, context);
    // A batch announces the order together with its stock.
    if (data?.placeOrder) {
      orders += 1;
      await Promise.all(followers.map((follower) => follower.next()));
    }
    for (const follower of followers) await follower.return?.();
  }

  async function write(one: Write): Promise<void> {
    const { id } = one;
    const { product } = testContext.prisma;
    if (one.kind === "checkout" && "other" in one) await checkOut(id, one.other);
    else if (one.kind === "stock" && "stock" in one) {
      const data = { stock: one.stock, version: { increment: 1 } };
      await product.updateMany({ where: { id: { in: [id, (id % 8) + 1] } }, data });
    } else if (one.kind === "add")
      await product.create({ data: { name: "新しい碗", price: 100, stock: id } });
    else {
      const data = {
        name: { name: `茶碗 ${Math.random()}` },
        freeze: { state: "FROZEN" as const },
        sell: { state: "ENABLED" as const, deletedAt: null },
        delete: { deletedAt: new Date() },
        topPick: { topPick: id % 2 === 0 },
        level: { lowStockLevel: id },
      }[one.kind as "name" | "freeze" | "sell" | "delete" | "topPick" | "level"];
      await product.updateMany({ where: { id }, data });
    }
    await announced();
  }

  async function startOver(): Promise<ResponseCache[]> {
    await testContext.prisma.$executeRaw`TRUNCATE "Product", "Order" RESTART IDENTITY CASCADE`;
    await testContext.prisma.product.createMany({
      data: Array.from({ length: 8 }, (_, index) => ({
        name: `茶碗 ${index}`,
        price: 100,
        stock: index,
        topPick: index % 2 === 0,
        // An order waits for the product without stock, until some arrives.
        preOrdered: index === 0 ? 1 : 0,
      })),
    });
    await announced();
    return listeners.map((listener) => createResponseCache(listener, "catalog"));
  }

  it("equal uncached ones after any sequence of writes, in every process, even if requests came meanwhile", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(writes, { minLength: 5, maxLength: 15 }), async (sequence) => {
        const caches = await startOver();
        for (const one of sequence) {
          const meanwhile = caches.flatMap((cache) => QUERIES.map((query) => ask(cache, query)));
          await write(one);
          await Promise.all(meanwhile);
          for (const query of QUERIES) {
            const expected = await execute(query);
            for (const cache of caches) expect(await ask(cache, query), query[0]).toBe(expected);
          }
        }
      }),
      { numRuns: 8 },
    );
    expect(executions).toBeLessThan(answers * 0.8);
    expect(orders).toBeGreaterThan(5);
  });

  it("hold no document with a field that depends on the viewer", () => {
    const nameOf = (field: string) =>
      cacheNameOf(parse(`{ products { edges { node { ...row } } } } fragment row on Product { ${field} }`));
    expect(nameOf("stock")).toBe("catalog");
    expect(nameOf("stockNotice")).toBeNull();
  });

  it("stay after a change of another product's stock", async () => {
    const [cache] = (await startOver()) as [ResponseCache];
    for (const query of QUERIES) await ask(cache, query);
    executions = 0;
    // Product 8 is on the first page, and none of its filters' limits is crossed.
    await testContext.prisma.product.update({ where: { id: 8 }, data: { stock: 8 } });
    await announced();
    const changed: string[] = [];
    for (const query of QUERIES) {
      const before = executions;
      await ask(cache, query);
      if (executions > before) changed.push(JSON.stringify(query));
    }
    // The first page, those that show all products, those of low stocks and pre-orders, and those without recognizable IDs.
    const expected = QUERIES.map((query) => JSON.stringify(query)).filter(
      (query, index) => [0, 2, 3, 5, 11].includes(index) || /lowStock|preOrder|orderable/.test(query),
    );
    expect(changed).toEqual(expected);
  });

  it("of products in stock depend on a stock only when it becomes or was 0, those of low stocks and pre-orders always", () => {
    const tagged = (tag: string, change: readonly number[]) =>
      tagsOfCatalogChange(JSON.stringify([[1, ...change]]))?.includes(tag);
    const changes = [
      [1, 0],
      [0, 0.5],
      [5, 1],
      [0.5, 0.1],
    ];
    expect(changes.map((change) => tagged("in stock", change))).toEqual([true, true, false, false]);
    expect(changes.map((change) => tagged("any stock", change))).toEqual(Array(4).fill(true));
  });

  it.each(["", "nonsense", "[[1,2]]", '[["1",2,3]]'])("are all invalidated by the payload %j", (payload) => {
    expect(tagsOfCatalogChange(payload)).toBeNull();
  });
});
