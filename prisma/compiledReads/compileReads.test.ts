import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestDatabase } from "../../testing/servers/database.ts";
import { createDemoDatabase } from "../../testing/servers/demoDatabase.ts";
import { connectPrisma, DatabaseUnavailable, Prisma, type PrismaClient } from "../client.ts";
import { allModels } from "./models.ts";

let database: TestDatabase;
let compiled: PrismaClient;
let own: PrismaClient;
const statements: string[] = [];

beforeAll(async () => {
  database = await createDemoDatabase();
  const onStatement = (sql: string) => statements.push(sql);
  compiled = connectPrisma(database.url, { poolSize: 2, onStatement });
  own = connectPrisma(database.url, { poolSize: 2, compilesReads: false });
});
beforeEach(() => {
  statements.length = 0;
});
afterAll(async () => {
  await Promise.all([compiled.$disconnect(), own.$disconnect()]);
  await database.drop();
});

/**
 * Runs both reads, verifies that the results are equal and that this many statements ran, and returns the
 * compiled result.
 */
async function same<Answer>(read: (prisma: PrismaClient) => Promise<Answer>, expected = 1): Promise<Answer> {
  const result = await read(compiled);
  expect(statements).toHaveLength(expected);
  expect(result).toStrictEqual(await read(own));
  return result;
}

describe("a compiled read", () => {
  it("returns the rows of every relation as Prisma does", async () => {
    const orders = await same((prisma) =>
      prisma.order.findMany({
        include: {
          lines: { orderBy: { id: "asc" }, include: { product: { include: { image: true } } } },
          discountRecords: { orderBy: { id: "asc" } },
          customer: { include: { block: true } },
        },
        orderBy: { id: "desc" },
        take: 30,
      }),
    );
    expect(orders[0]?.total).toBeInstanceOf(Prisma.Decimal);
    expect(orders[0]?.createdAt).toBeInstanceOf(Date);
    expect(orders.some(({ customer }) => customer === null)).toBe(true);
  });

  it("takes relations that lead back to the row above from that row", async () => {
    const orders = await same((prisma) =>
      prisma.order.findMany({
        select: {
          id: true,
          lines: {
            select: { id: true, order: { select: { state: true, total: true, createdAt: true } } },
            orderBy: { id: "asc" },
            take: 2,
          },
          _count: { select: { lines: true } },
          customer: {
            select: { name: true, orders: { select: { id: true, customer: { select: { name: true } } } } },
          },
        },
        orderBy: { id: "desc" },
        take: 30,
      }),
    );
    expect(orders.flatMap(({ lines }) => lines)[0]?.order.total).toBeInstanceOf(Prisma.Decimal);
    expect(orders.some(({ customer }) => customer !== null)).toBe(true);
    // The rows of orders, lines, customers, and their orders.
    expect(statements.at(-1)?.match(/json_agg/g)).toHaveLength(4);
  });

  it("pages through rows with take and skip", async () => {
    const some = { where: { id: { gt: 3 } }, orderBy: { id: "asc" } } as const;
    for (let round = 0; round < 2; round += 1) {
      statements.length = 0;
      const taken = await same((prisma) => prisma.product.findMany({ ...some, take: 3 }));
      statements.length = 0;
      const left = await same((prisma) => prisma.product.findMany({ ...some, skip: 3 }));
      expect([taken.length, left[0]?.id]).toEqual([3, (taken[2]?.id ?? 0) + 1]);
    }
  });

  it("leaves pages of unordered rows to Prisma", async () => {
    await same((prisma) => prisma.product.findMany({ take: 2 }));
    expect(statements[0]).not.toContain("json_agg");
    statements.length = 0;
    await same(
      (prisma) => prisma.order.findMany({ orderBy: { id: "asc" }, take: 3, include: { lines: { take: 1 } } }),
      2,
    );
  });

  it("uses one statement for a list of states, regardless of order and duplicates", async () => {
    const texts = new Set<string | undefined>();
    for (const list of [
      ["ENABLED", "FROZEN"],
      ["FROZEN", "ENABLED", "FROZEN"],
      ["ENABLED", "ENABLED", "FROZEN"],
    ] as const) {
      statements.length = 0;
      await same((prisma) =>
        prisma.product.findMany({ where: { state: { in: [...list] } }, orderBy: { id: "asc" }, take: 5 }),
      );
      texts.add(statements[0]);
    }
    expect(texts.size).toBe(1);
  });

  it("follows cyclic relations", async () => {
    const rows = await same((prisma) =>
      prisma.product.findMany({
        where: { types: { some: {} } },
        orderBy: { id: "asc" },
        take: 5,
        select: {
          id: true,
          types: {
            orderBy: { productTypeId: "asc" },
            select: {
              productType: {
                select: {
                  products: {
                    orderBy: { productId: "asc" },
                    select: { product: { select: { types: { orderBy: { productTypeId: "desc" } } } } },
                  },
                },
              },
            },
          },
        },
      }),
    );
    expect(rows[0]?.types[0]?.productType.products[0]?.product.types[0]?.productTypeId).toBeTypeOf("number");
  });

  it("finds the rows whose list contains all values", async () => {
    const [first] = await own.customer.findMany({ orderBy: { id: "asc" }, take: 1 });
    await own.customer.update({
      where: { id: first?.id ?? 0 },
      data: { tags: ["VIP", "常客"], tagKeys: ["vip", "常客"] },
    });
    for (const [hasEvery, count] of [
      [["vip"], 1],
      [["常客", "vip"], 1],
      [["vip", "x"], 0],
    ] as const) {
      statements.length = 0;
      const rows = await same((prisma) =>
        prisma.customer.findMany({ where: { tagKeys: { hasEvery: [...hasEvery] } }, orderBy: { id: "asc" } }),
      );
      expect(rows).toHaveLength(count);
    }
  });

  it("limits the rows of a relation per parent row", async () => {
    const customers = await same((prisma) =>
      prisma.customer.findMany({
        where: { orders: { some: {} } },
        orderBy: { id: "asc" },
        select: { id: true, orders: { orderBy: { id: "desc" }, take: 2, select: { id: true } } },
      }),
    );
    expect(customers.filter(({ orders }) => orders.length === 2).length).toBeGreaterThan(1);
  });

  it("reads lists, days and JSON as Prisma does", async () => {
    await same((prisma) => prisma.store.findFirstOrThrow());
    statements.length = 0;
    await same((prisma) => prisma.auditEntry.findMany({ orderBy: { id: "asc" }, take: 50 }));
    statements.length = 0;
    const [shift] = await same((prisma) =>
      prisma.shiftAssignment.findMany({
        orderBy: [{ shiftTemplate: { startMinute: "desc" } }, { id: "asc" }],
        take: 10,
      }),
    );
    expect(shift?.date.toISOString()).toMatch(/T00:00:00\.000Z$/);
  });

  it("counts related rows", async () => {
    const services = await same((prisma) =>
      prisma.service.findMany({
        orderBy: { id: "asc" },
        include: { _count: { select: { skills: { where: { staffMember: { state: "IN_SERVICE" } } } } } },
      }),
    );
    expect(services[0]?._count.skills).toBeGreaterThan(0);
  });

  it("finds nothing for an empty list, and one row for a duplicate key", async () => {
    expect(await same((prisma) => prisma.order.findMany({ where: { id: { in: [] } } }))).toEqual([]);
    statements.length = 0;
    const twice = await same((prisma) => prisma.order.findMany({ where: { id: { in: [1, 1, 1] } } }));
    expect(twice).toHaveLength(1);
  });

  it("treats values as data, regardless of their content", async () => {
    for (const name of [
      '\'; DROP TABLE "Order"; --',
      '{"a":[1,"\\u0000"]}',
      'a","b',
      "%_\\",
      "店長\n\t\u001f",
    ]) {
      const { id } = await own.productType.create({ data: { name, description: `${name}${name}` } });
      statements.length = 0;
      const found = await same((prisma) =>
        prisma.productType.findMany({ where: { name: { in: [name] }, description: name + name } }),
      );
      expect(found.map((row) => row.id)).toEqual([id]);
      await own.productType.delete({ where: { id } });
    }
  });

  it("keeps every digit of a decimal", async () => {
    const price = "999999999999.12345";
    const { id } = await own.product.create({ data: { name: "dear", price, stock: "0.00001" } });
    statements.length = 0;
    const row = await same((prisma) => prisma.product.findUniqueOrThrow({ where: { id } }));
    expect(row.price.toFixed()).toBe(price);
  });
});

describe("reads by a key", () => {
  it("in one turn of the event loop are one statement", async () => {
    const ids = [3, 1, 2, 1, 999_999];
    const rows = await same((prisma) =>
      Promise.all(
        ids.map((id) => prisma.customer.findUnique({ where: { id }, select: { id: true, block: true } })),
      ),
    );
    expect(rows.map((row) => row?.id)).toEqual([3, 1, 2, 1, undefined]);
    expect(rows[1]).not.toBe(rows[3]);
  });

  it("include lists of one ID, with equal other conditions", async () => {
    const list = (prisma: PrismaClient, id: number, more: Prisma.OrderWhereInput = {}) =>
      prisma.order.findMany({
        where: { id: { in: [id] }, AND: [{}, more] },
        orderBy: { id: "desc" },
        take: 1,
        select: { id: true, total: true },
      });
    await same((prisma) => Promise.all([1, 2, 1, 999_999].map((id) => list(prisma, id))));
    statements.length = 0;
    await same((prisma) => Promise.all([1, 2, 3].map((id) => list(prisma, id, { state: "COMPLETE" }))));
    statements.length = 0;
    const visible = (draftOf: number) => ({ OR: [{ draftOf: null }, { draftOf }] });
    await same((prisma) => Promise.all([1, 2].map((id) => list(prisma, id, visible(7)))));
    statements.length = 0;
    await same((prisma) => Promise.all([1, 2].map((id) => list(prisma, id, visible(id)))), 2);
    statements.length = 0;
    await same((prisma) => prisma.order.findMany({ where: { id: { in: [1, 2] } }, orderBy: { id: "asc" } }));
  });

  it("are separate when their relation arguments differ", async () => {
    const rows = await same(
      (prisma) =>
        Promise.all(
          (["ESTABLISHED", "COMPLETE"] as const).map((state) =>
            prisma.customer.findUnique({
              where: { id: 1 },
              select: { orders: { where: { state }, orderBy: { id: "asc" }, select: { state: true } } },
            }),
          ),
        ),
      2,
    );
    expect(rows.flatMap((row) => row?.orders ?? []).length).toBeGreaterThan(0);
  });

  it("fail like Prisma's when there is no row", async () => {
    const where = { id: 999_999 };
    await expect(compiled.order.findUniqueOrThrow({ where })).rejects.toMatchObject({ code: "P2025" });
    await expect(compiled.order.findFirstOrThrow({ where })).rejects.toMatchObject({ code: "P2025" });
    expect(await compiled.order.findUnique({ where })).toBeNull();
  });
});

describe("equal reads", () => {
  const page = (skip: number) => ({
    orderBy: { id: "asc" as const },
    take: 2,
    skip,
    include: { lines: true },
  });

  it("of several requests in one turn of the event loop are one statement, with rows of their own", async () => {
    const [some, others] = await same((prisma) =>
      Promise.all([prisma.order.findMany(page(0)), prisma.order.findMany(page(0))]),
    );
    expect(some).toHaveLength(2);
    expect(some?.[0]).not.toBe(others?.[0]);
  });

  it("are separate when a value differs", async () => {
    await same((prisma) => Promise.all([0, 1].map((skip) => prisma.order.findMany(page(skip)))), 2);
  });

  it("that begin after a statement was sent see what was written meanwhile", async () => {
    const where = { name: "並行" };
    const before = compiled.productType.count({ where });
    await new Promise((resolve) => setTimeout(resolve, 10));
    const { id } = await own.productType.create({ data: where });
    expect([await before, await compiled.productType.count({ where })]).toEqual([0, 1]);
    await own.productType.delete({ where: { id } });
  });

  it("all fail when their statement fails", async () => {
    const broken = connectPrisma(database.url.replace(/:\d+\//, ":1/"), { poolSize: 1, waitMs: 100 });
    const reads = [1, 2].map(() => broken.order.count().catch((error: unknown) => error));
    for (const error of await Promise.all(reads)) expect(error).toBeInstanceOf(Error);
    await broken.$disconnect();
  });
});

describe("Prisma is used", () => {
  it("for bytes, text prefixes and cursors", async () => {
    const texts = { startsWith: "茶", mode: "insensitive" } as const;
    for (const read of [
      (prisma: PrismaClient) =>
        prisma.imageVariant.findMany({ take: 2, orderBy: [{ hash: "asc" }, { variant: "asc" }] }),
      (prisma: PrismaClient) => prisma.product.findMany({ where: { name: texts }, orderBy: { id: "asc" } }),
      (prisma: PrismaClient) =>
        prisma.product.findMany({ cursor: { id: 5 }, take: 3, orderBy: { id: "asc" } }),
      (prisma: PrismaClient) => prisma.product.findMany({ take: -3, orderBy: { id: "asc" } }),
    ]) {
      expect(await read(compiled)).toStrictEqual(await read(own));
    }
    expect(statements.filter((sql) => sql.includes("json_agg"))).toEqual([]);
  });

  it("for values of the wrong type, and rejects them as usual", async () => {
    const where = { id: "1" } as unknown as { id: number };
    await expect(compiled.order.findMany({ where })).rejects.toThrow(Prisma.PrismaClientValidationError);
    const uuid = { id: "no UUID" };
    const refusal = (prisma: PrismaClient) =>
      prisma.webhookEvent.findMany({ where: uuid }).then(null, (error) => [error.name, error.code]);
    expect(await refusal(compiled)).toEqual(await refusal(own));
  });

  it("in a transaction, whose reads see its own writes", async () => {
    await expect(
      compiled.$transaction(async (tx) => {
        const { id } = await tx.productType.create({ data: { name: "not yet there" } });
        expect(await tx.productType.findUnique({ where: { id } })).not.toBeNull();
        expect(await compiled.productType.findUnique({ where: { id } })).toBeNull();
        throw new Error("never mind");
      }),
    ).rejects.toThrow("never mind");
  });

  it("in a batch transaction, which treats reads as Prisma's own", async () => {
    const name = "both or none";
    const [, found] = await compiled.$transaction([
      compiled.productType.create({ data: { name } }),
      compiled.productType.findMany({ where: { name } }),
    ]);
    expect(found).toHaveLength(1);
    expect(statements.filter((sql) => sql.includes("json_agg"))).toEqual([]);
  });

  it("for the relation of one row", async () => {
    const lines = (prisma: PrismaClient) =>
      prisma.order.findUnique({ where: { id: 1 } }).lines({ orderBy: { id: "asc" } });
    expect(await lines(compiled)).toStrictEqual(await lines(own));
  });
});

describe("a statement timeout", () => {
  it("means that the database is busy, and the read is not repeated", async () => {
    const blocked = await own.$transaction(
      async (tx) => {
        await tx.$executeRaw`LOCK TABLE "SetupCode", "StoreClosure" IN ACCESS EXCLUSIVE MODE`;
        const impatient = connectPrisma(database.url, {
          poolSize: 1,
          waitMs: 50,
          onStatement: (sql) => statements.push(sql),
        });
        const error: unknown = await impatient.storeClosure
          .findMany()
          .then(null, (refusal: unknown) => refusal);
        await impatient.$disconnect();
        return error;
      },
      { timeout: 20_000 },
    );
    expect(blocked).toBeInstanceOf(DatabaseUnavailable);
    expect(statements).toHaveLength(1);
  });
});

describe("the models", () => {
  it("match the database in column names and foreign keys", async () => {
    const columns = await own.$queryRaw<{ name: string }[]>`
      SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`;
    const keys = await own.$queryRaw<{ name: string }[]>`
      SELECT f.relname || '.' || a.attname || ' ' || t.relname || '.' || b.attname AS name
      FROM pg_constraint c JOIN pg_class f ON f.oid = c.conrelid JOIN pg_class t ON t.oid = c.confrelid
        JOIN pg_attribute a ON a.attrelid = f.oid AND a.attnum = ALL (c.conkey)
        JOIN pg_attribute b ON b.attrelid = t.oid AND b.attnum = ALL (c.confkey)
      WHERE c.contype = 'f' AND c.convalidated`;
    const [known, referring] = [columns, keys].map((rows) => new Set(rows.map(({ name }) => name)));
    const faults: string[] = [];
    for (const { name, scalars, relations } of allModels().values()) {
      for (const field of scalars.keys())
        if (!known?.has(`${name}.${field}`)) faults.push(`${name}.${field}`);
      for (const { model, local, remote, ownsKey } of relations.values()) {
        const [ours, theirs] = [`${name}.${local}`, `${model.name}.${remote}`];
        const key = ownsKey ? `${ours} ${theirs}` : `${theirs} ${ours}`;
        if (!referring?.has(key)) faults.push(key);
      }
    }
    expect(faults).toEqual([]);
  });
});
