import { type Customer, Prisma, type Statements, type Store } from "@machiya/prisma/client";

type PartOfStore = Pick<
  Store,
  | "name"
  | "timeZone"
  | "delivers"
  | "openWeekdays"
  | "orderingOpensAt"
  | "orderingClosesAt"
  | "notices"
  | "cancelCutOffHours"
>;

type PartOfCustomer = Pick<
  Customer,
  "lineUserId" | "name" | "phone" | "language" | "reachable" | "deletedAt"
> & { blocked: boolean };

/** Who deals with whom: null for a shop without a record of its own, and for a customer who is not there. */
export interface Parties {
  store: PartOfStore | null;
  customer: PartOfCustomer | null;
}

interface Row extends Omit<PartOfStore, "name">, PartOfCustomer {
  storeId: number | null;
  storeName: string;
  customerId: number | null;
}

/** Columns and tables of the one row in which the shop and one of its customers come. */
export const partiesSql = (customerId: number): Prisma.Sql => Prisma.sql`
  SELECT s."id" AS "storeId", s."name" AS "storeName", s."timeZone", s."delivers", s."openWeekdays", s."orderingOpensAt",
    s."orderingClosesAt", s."notices"::text[] AS "notices", s."cancelCutOffHours",
    c."id" AS "customerId", c."lineUserId", c."name", c."phone", c."language", c."reachable", c."deletedAt",
    b."id" IS NOT NULL AS "blocked"
  FROM (SELECT ${customerId}::int AS "id") AS asked
  LEFT JOIN "Store" s ON s."id" = 1
  LEFT JOIN "Customer" c ON c."id" = asked."id"
  LEFT JOIN "CustomerBlock" b ON b."customerId" = c."id"`;

/** The shop and one of its customers, as checkout and notices ask for them, in one statement. */
export async function readParties(tx: Statements, customerId: number): Promise<Parties> {
  const [row] = await tx.$queryRaw<Row[]>(partiesSql(customerId));
  return row === undefined ? { store: null, customer: null } : partiesOf(row);
}

const partiesOf = (row: Row): Parties => ({
  store: row.storeId === null ? null : { ...row, name: row.storeName },
  customer: row.customerId === null ? null : row,
});

/** The row as JSON, where times are texts. */
export type JsonParties = {
  [Column in keyof Row]: Date extends Row[Column] ? string | null : Row[Column];
};

export function partiesOfJson(row: JsonParties): Parties {
  const { orderingOpensAt, orderingClosesAt, deletedAt, ...others } = row;
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return partiesOf({
    ...others,
    orderingOpensAt: instant(orderingOpensAt),
    orderingClosesAt: instant(orderingClosesAt),
    deletedAt: instant(deletedAt),
  });
}
