import type { Customer, Statements, Store } from "@machiya/prisma/client";

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

/** The shop and one of its customers, as checkout and notices ask for them, in one statement. */
export async function readParties(tx: Statements, customerId: number): Promise<Parties> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT s."id" AS "storeId", s."name" AS "storeName", s."timeZone", s."delivers", s."openWeekdays", s."orderingOpensAt",
      s."orderingClosesAt", s."notices"::text[] AS "notices", s."cancelCutOffHours",
      c."id" AS "customerId", c."lineUserId", c."name", c."phone", c."language", c."reachable", c."deletedAt",
      b."id" IS NOT NULL AS "blocked"
    FROM (SELECT ${customerId}::int AS "id") AS asked
    LEFT JOIN "Store" s ON s."id" = 1
    LEFT JOIN "Customer" c ON c."id" = asked."id"
    LEFT JOIN "CustomerBlock" b ON b."customerId" = c."id"`;
  if (row === undefined) return { store: null, customer: null };
  return {
    store: row.storeId === null ? null : { ...row, name: row.storeName },
    customer: row.customerId === null ? null : row,
  };
}
