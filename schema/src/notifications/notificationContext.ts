import { type Customer, Prisma, type SqlClient, type Store } from "@machiya/prisma/client";
import { type ChannelColumns, channelColumns } from "./channels.ts";

type StoreColumns = Pick<
  Store,
  | "name"
  | "timeZone"
  | "currency"
  | "delivers"
  | "openWeekdays"
  | "orderingOpensAt"
  | "orderingClosesAt"
  | "notices"
  | "cancelCutOffHours"
  | "maxOpenOrders"
  | "maxOpenAppointments"
  | "maxOverlappingAppointments"
  | "onlinePaymentMinutes"
  | "transferPaymentHours"
>;

type CustomerColumns = Pick<Customer, "name" | "phone" | "language" | "deletedAt" | "editVersion"> &
  ChannelColumns & { blocked: boolean };

/**
 * The shop and one of its customers. `store` is null without a store record, `customer` when the id does not
 * exist.
 */
export interface NotificationContext {
  store: StoreColumns | null;
  customer: CustomerColumns | null;
}

interface Row extends Omit<StoreColumns, "name">, CustomerColumns {
  storeId: number | null;
  storeName: string;
  customerId: number | null;
}

const CHANNEL_COLUMNS = Prisma.raw(
  Object.keys(channelColumns)
    .map((column) => `c."${column}"`)
    .join(", "),
);

/** Returns the statement that reads the shop and one of its customers as one row. */
export const notificationContextSql = (customerId: number): Prisma.Sql => Prisma.sql`
  SELECT s."id" AS "storeId", s."name" AS "storeName", s."timeZone", s."currency", s."delivers", s."openWeekdays",
    s."orderingOpensAt", s."orderingClosesAt", s."notices"::text[] AS "notices", s."cancelCutOffHours",
    s."maxOpenOrders", s."maxOpenAppointments", s."maxOverlappingAppointments",
    s."onlinePaymentMinutes", s."transferPaymentHours",
    c."id" AS "customerId", c."name", c."phone", c."language", c."deletedAt", c."editVersion", ${CHANNEL_COLUMNS},
    b."id" IS NOT NULL AS "blocked"
  FROM (SELECT ${customerId}::int AS "id") AS wanted
  LEFT JOIN "Store" s ON s."id" = 1
  LEFT JOIN "Customer" c ON c."id" = wanted."id"
  LEFT JOIN "CustomerBlock" b ON b."customerId" = c."id"`;

/** Reads the context in one statement. */
export async function readNotificationContext(
  tx: SqlClient,
  customerId: number,
): Promise<NotificationContext> {
  const [row] = await tx.$queryRaw<Row[]>(notificationContextSql(customerId));
  return row === undefined ? { store: null, customer: null } : contextOf(row);
}

const contextOf = (row: Row): NotificationContext => ({
  store: row.storeId === null ? null : { ...row, name: row.storeName },
  customer: row.customerId === null ? null : row,
});

/** The row as JSON, with times as text. */
export type NotificationContextJson = {
  [Column in keyof Row]: Date extends Row[Column] ? string | null : Row[Column];
};

export function notificationContextOfJson(row: NotificationContextJson): NotificationContext {
  const { orderingOpensAt, orderingClosesAt, deletedAt, ...rest } = row;
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  return contextOf({
    ...rest,
    orderingOpensAt: instant(orderingOpensAt),
    orderingClosesAt: instant(orderingClosesAt),
    deletedAt: instant(deletedAt),
  });
}
