import { type Appointment, columnParameter, Prisma, type SqlClient } from "@machiya/prisma/client";
import { phoneDigits } from "../../domain/contactDetails.ts";
import { recordKeysSql, type StatementKeys } from "../../idempotency/statementKeys.ts";
import {
  type CustomerUpdates,
  partySql,
  type SeenTerms,
  updateCustomerSql,
} from "../../identity/customerTerms.ts";
import type { NewNotification } from "../../notifications/notification.ts";
import { insertNotificationsSql } from "../../notifications/queueNotifications.ts";
import type { PlannedItem } from "../appointments/plannedItems.ts";
import { insertItemsSql } from "../appointments/saveAppointment.ts";

/** A checked booking with everything that is written for it. */
export interface NewBooking
  extends Pick<Appointment, "id" | "customerName" | "customerPhone" | "note" | "startsAt" | "endsAt"> {
  customerId: number;
  items: readonly PlannedItem[];
  /** The days of its items with the versions of the schedules on which the checks were based. */
  days: readonly { day: string; version: number }[];
  seen: SeenTerms;
  keys: StatementKeys;
  notifications: readonly NewNotification[];
  updates: CustomerUpdates;
}

/** The condition under which the statement below writes. */
const VALID = Prisma.sql`EXISTS (SELECT FROM admitted)`;

/**
 * Writes a booking with everything that belongs to it in one statement. It locks the days first, always in
 * ascending order, and then the terms and the customer, and holds these locks only while it runs. Returns the
 * appointment's row, or null when nothing was written: a day's schedule, the terms or the customer have
 * changed since they were read, or the key was used meanwhile.
 */
export async function writeBooking(statements: SqlClient, booking: NewBooking): Promise<Appointment | null> {
  const { id, customerId, days, items, keys, notifications } = booking;
  const { customerName, customerPhone, note, startsAt, endsAt } = booking;
  const parts = [
    Prisma.sql`seen AS (
      SELECT * FROM unnest(${columnParameter(days, "date", ({ day }) => day)}, ${columnParameter(days, "int", ({ version }) => version)})
      AS seen("day", "version"))`,
    // A row is returned only for a day that still has the version that was read; a day that was never changed
    // has no row yet.
    Prisma.sql`locked AS (
      INSERT INTO "BookingDay" ("day") SELECT "day" FROM seen ORDER BY "day"
      ON CONFLICT ("day") DO UPDATE SET "version" = "BookingDay"."version" + 1
      WHERE "BookingDay"."version" = (SELECT seen."version" FROM seen WHERE seen."day" = "BookingDay"."day")
      RETURNING "day")`,
    Prisma.sql`unchanged AS (SELECT FROM locked HAVING count(*) = ${days.length}::int)`,
    ...partySql(Prisma.sql`unchanged`, booking.seen),
    Prisma.sql`admitted AS (${recordKeysSql(keys, id, Prisma.sql`party`) ?? Prisma.sql`SELECT FROM party`})`,
    Prisma.sql`placed AS (
      INSERT INTO "Appointment" ("id", "customerId", "customerName", "customerPhone", "source", "startsAt", "endsAt", "note", "updatedAt")
      SELECT ${id}::int, ${customerId}::int, ${customerName}, ${customerPhone}, 'CHAT_APP', ${startsAt}::timestamptz,
        ${endsAt}::timestamptz, ${note}, now()
      FROM admitted RETURNING "id", "state", "version", "createdAt", "updatedAt")`,
    Prisma.sql`with_items AS (${insertItemsSql(items, Prisma.sql`placed."id"`, [Prisma.sql`placed`])})`,
  ];
  if (notifications.length > 0)
    parts.push(Prisma.sql`with_notifications AS (${insertNotificationsSql(notifications, VALID)})`);
  const customerUpdate = updateCustomerSql(booking.seen, booking.updates, VALID);
  if (customerUpdate !== null) parts.push(Prisma.sql`with_customer AS (${customerUpdate})`);
  const [written] = await statements.$queryRaw<Decided[]>(
    Prisma.sql`WITH ${Prisma.join(parts, ", ")} SELECT * FROM placed`,
  );
  if (written === undefined) return null;
  const texts = { customerName, customerPhone, note };
  return {
    ...texts,
    customerPhoneDigits: phoneDigits(customerPhone),
    customerId,
    source: "CHAT_APP",
    walkIn: false,
    outcome: null,
    cancelledBy: null,
    startsAt,
    endsAt,
    ...written,
  };
}

/** The columns that the database sets. */
type Decided = Pick<Appointment, "id" | "state" | "version" | "createdAt" | "updatedAt">;
