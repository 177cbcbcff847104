import { connectPrisma, type Prisma, type PrismaClient } from "@machiya/prisma/client";
import { fillShop } from "../testing/servers/filledShop.ts";
import { type Cleanups, runWithCleanups } from "./cleanups.ts";
import { openBenchDatabase } from "./dataset/database.ts";
import { postgresMs, postmasterOf } from "./processUse.ts";

/** The number of rows of the shop and of the records of each row. */
const SHOP = { rows: 20_000, few: 20, each: 3 };
const ROUNDS = 7;
/** The number of reads before the first round, so that everything is compiled and planned. */
const WARM_UP = 60;

/** The selection of GraphQL's order list for all fields of a documented order. */
const ORDER = {
  id: true,
  customerId: true,
  buyerName: true,
  buyerPhone: true,
  recipientName: true,
  note: true,
  recipientPhone: true,
  address: true,
  source: true,
  state: true,
  paymentState: true,
  paymentMethod: true,
  deliveryDate: true,
  expectedDeliveryDate: true,
  createdAt: true,
  totalQuantity: true,
  subtotal: true,
  discountTotal: true,
  total: true,
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
  /** The number of reads in one measurement. */
  reads: number;
  read(prisma: PrismaClient, number: number): Promise<unknown>;
}

const CASES: Case[] = [
  {
    name: "20 orders, all fields",
    reads: 100,
    read: ({ order }) => order.findMany({ select: ORDER, ...NEWEST, take: 21 }),
  },
  {
    name: "100 orders, all fields",
    reads: 30,
    read: ({ order }) => order.findMany({ select: ORDER, ...NEWEST, take: 101 }),
  },
  {
    name: "20 products, all fields",
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
    name: "one order by id",
    reads: 200,
    read: ({ order }, number) => order.findUnique({ select: ORDER, where: { id: 1 + (number % SHOP.rows) } }),
  },
  {
    name: "one row by id",
    reads: 300,
    read: ({ staffMember }) =>
      staffMember.findUnique({ select: { id: true, state: true }, where: { id: 1 } }),
  },
];

interface Cost {
  /** The processor time of one read in Node, in microseconds. */
  node: number;
  /** The processor time of one read in Postgres, in microseconds. */
  postgres: number;
}

async function costOf({ read, reads }: Case, prisma: PrismaClient, postmaster: number): Promise<Cost> {
  const postgres = postgresMs(postmaster);
  const before = process.cpuUsage();
  for (let number = 0; number < reads; number += 1) await read(prisma, number);
  const { user, system } = process.cpuUsage(before);
  return { node: (user + system) / reads, postgres: ((postgresMs(postmaster) - postgres) * 1_000) / reads };
}

const median = (values: number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** Compares the processor time of reads by Prisma with that of the same compiled reads, in turns on one database that nothing else uses. */
async function compareReads(cleanups: Cleanups): Promise<void> {
  const database = await openBenchDatabase();
  cleanups.push(() => database.remove());
  await fillShop(database.url, SHOP);
  const postmaster = await postmasterOf(database.url);
  if (postmaster === null) throw new Error("The processor time of Postgres is not visible on this machine.");
  const clients = [false, true].map((compilesReads) =>
    connectPrisma(database.url, { poolSize: 1, compilesReads }),
  );
  console.log("| read | Prisma, node | Prisma, Postgres | compiled, node | compiled, Postgres | ratio |");
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
      median(ofClient.map(({ node }) => node)),
      median(ofClient.map(({ postgres }) => postgres)),
    ]);
    const [node = 0, postgres = 0, compiledNode = 0, compiledPostgres = 0] = medians;
    const ratio = (node + postgres) / (compiledNode + compiledPostgres);
    console.log(
      `| ${[each.name, ...medians.map((value) => value.toFixed(0)), ratio.toFixed(1)].join(" | ")} |`,
    );
  }
  for (const client of clients) await client.$disconnect();
}

await runWithCleanups(compareReads);
