import { connectPrisma, type Prisma, type PrismaClient } from "@machiya/prisma/client";
import { fillShop } from "../testing/servers/filledShop.ts";
import { openBenchDatabase } from "./dataset/database.ts";
import { postgresMs, postmasterOf } from "./processUse.ts";

/** Rows of the shop, and what hangs on each. */
const SHOP = { rows: 20_000, few: 20, each: 3 };
const ROUNDS = 7;
/** Before the first round, so that everything is compiled and planned. */
const WARM_UP = 60;

/** What GraphQL's order list makes of a documented order. */
const ORDER = {
  ...{ id: true, customerId: true, buyerName: true, buyerPhone: true, recipientName: true, note: true },
  ...{
    recipientPhone: true,
    address: true,
    source: true,
    state: true,
    paymentState: true,
    paymentMethod: true,
  },
  ...{ deliveryDate: true, expectedDeliveryDate: true, createdAt: true },
  ...{ totalQuantity: true, subtotal: true, discountTotal: true, total: true },
  lines: {
    orderBy: { id: "asc" },
    include: { product: { select: { id: true, state: true, deletedAt: true } } },
  },
  discountRecords: { orderBy: { id: "asc" } },
  customer: { select: { id: true } },
} as const satisfies Prisma.OrderSelect;

const PRODUCT = {
  types: { orderBy: { productTypeId: "asc" }, include: { productType: true } },
  discounts: { orderBy: { discountId: "asc" }, include: { discount: true } },
} as const satisfies Prisma.ProductInclude;

const NEWEST = { orderBy: { id: "desc" }, skip: 0 } as const;

interface Case {
  name: string;
  /** Reads between two looks at the clock. */
  reads: number;
  read(prisma: PrismaClient, number: number): Promise<unknown>;
}

const CASES: Case[] = [
  {
    name: "20 orders with all",
    reads: 100,
    read: ({ order }) => order.findMany({ select: ORDER, ...NEWEST, take: 21 }),
  },
  {
    name: "100 orders with all",
    reads: 30,
    read: ({ order }) => order.findMany({ select: ORDER, ...NEWEST, take: 101 }),
  },
  {
    name: "20 products with all",
    reads: 100,
    read: ({ product }) =>
      product.findMany({ include: PRODUCT, where: { deletedAt: null }, ...NEWEST, take: 21 }),
  },
  {
    name: "5 orders of a customer",
    reads: 150,
    read: ({ order }) => order.findMany({ select: ORDER, where: { customerId: 1 }, ...NEWEST, take: 6 }),
  },
  {
    name: "an order by its id",
    reads: 200,
    read: ({ order }, number) => order.findUnique({ select: ORDER, where: { id: 1 + (number % SHOP.rows) } }),
  },
  {
    name: "a row by its id",
    reads: 300,
    read: ({ staffMember }) =>
      staffMember.findUnique({ select: { id: true, state: true }, where: { id: 1 } }),
  },
];

interface Cost {
  /** Microseconds of processor time of a read. */
  node: number;
  postgres: number;
}

async function costOf({ read, reads }: Case, prisma: PrismaClient, postmaster: number): Promise<Cost> {
  const postgres = postgresMs(postmaster);
  const before = process.cpuUsage();
  for (let number = 0; number < reads; number += 1) await read(prisma, number);
  const { user, system } = process.cpuUsage(before);
  return { node: (user + system) / reads, postgres: ((postgresMs(postmaster) - postgres) * 1_000) / reads };
}

const middle = (values: number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** Processor time of reads by Prisma and of the same reads compiled, in turns on one database, which nothing else uses. */
async function compareReads(): Promise<void> {
  const database = await openBenchDatabase();
  try {
    await fillShop(database.url, SHOP);
    const postmaster = await postmasterOf(database.url);
    if (postmaster === null) throw new Error("Postgres runs where its processor time cannot be seen.");
    const clients = [false, true].map((compilesReads) =>
      connectPrisma(database.url, { poolSize: 1, compilesReads }),
    );
    console.log("| read | Prisma, node | Prisma, Postgres | compiled, node | compiled, Postgres | times |");
    console.log("|---|---:|---:|---:|---:|---:|");
    for (const each of CASES) {
      const costs = clients.map((): Cost[] => []);
      for (const client of clients)
        for (let number = 0; number < WARM_UP; number += 1) await each.read(client, number);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, client] of clients.entries())
          costs[index]?.push(await costOf(each, client, postmaster));
      }
      const medians = costs.flatMap((ofClient) => [
        middle(ofClient.map(({ node }) => node)),
        middle(ofClient.map(({ postgres }) => postgres)),
      ]);
      const [node = 0, postgres = 0, compiledNode = 0, compiledPostgres = 0] = medians;
      const times = (node + postgres) / (compiledNode + compiledPostgres);
      console.log(
        `| ${[each.name, ...medians.map((value) => value.toFixed(0)), times.toFixed(1)].join(" | ")} |`,
      );
    }
    for (const client of clients) await client.$disconnect();
  } finally {
    await database.remove();
  }
}

await compareReads();
