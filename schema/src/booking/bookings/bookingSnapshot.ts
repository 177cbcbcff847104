import { autocommitClient, opaqueParameter, Prisma, type SqlClient } from "@machiya/prisma/client";
import { TIME_HOLDING_STATES } from "../../domain/appointments/appointmentState.ts";
import type { Interval } from "../../domain/time/intervals.ts";
import { type JsonStoredKeys, type StatementKeys, storedKeysSql } from "../../idempotency/statementKeys.ts";
import { termsVersionSql } from "../../identity/customerTerms.ts";
import {
  type NotificationContext,
  type NotificationContextJson,
  notificationContextOfJson,
  notificationContextSql,
} from "../../notifications/notificationContext.ts";
import type { BookedService } from "../appointments/plannedItems.ts";

/** All data other than the schedule that decide about a booking, read at one moment. */
export interface BookingSnapshot extends NotificationContext {
  /** The id of the future appointment. A refused booking leaves a gap in the sequence. */
  appointmentId: number;
  termsVersion: number;
  services: ReadonlyMap<number, BookedService>;
  /** The names of the requested staff members. */
  staffNames: ReadonlyMap<number, string>;
  /**
   * The times of the customer's open appointments that are not over, in milliseconds since 1970; empty when
   * the store limits none.
   */
  openAppointments: readonly Interval[];
  /** What is stored about the idempotency keys; null without keys. */
  storedKeys: JsonStoredKeys | null;
}

interface Row extends Pick<BookingSnapshot, "appointmentId" | "termsVersion" | "storedKeys"> {
  context: NotificationContextJson;
  services: (Omit<BookedService, "price"> & { price: string })[];
  staff: { id: number; name: string }[];
  openAppointments: [start: number, end: number][];
}

export interface SnapshotQuery {
  customerId: number;
  serviceIds: readonly number[];
  staffIds: readonly number[];
  keys: StatementKeys;
  now: Date;
}

/** Reads the snapshot in one statement, as one JSON text. Locks nothing. */
export async function readBookingSnapshot(
  db: SqlClient,
  { customerId, serviceIds, staffIds, keys, now }: SnapshotQuery,
): Promise<BookingSnapshot> {
  const [read] = await autocommitClient(db).$queryRaw<[{ snapshot: string }]>`
    SELECT json_build_object(
      'appointmentId', nextval('"Appointment_id_seq"'),
      'context', (SELECT row_to_json(context) FROM (${notificationContextSql(customerId)}) AS context),
      'termsVersion', ${termsVersionSql},
      'services', (
        SELECT coalesce(json_agg(json_build_object(
          'id', "id", 'name', "name", 'durationMinutes', "durationMinutes", 'price', "price"::text)), '[]')
        FROM "Service" WHERE "id" = ANY(${opaqueParameter(serviceIds, "int[]")})),
      'staff', (
        SELECT coalesce(json_agg(json_build_object('id', "id", 'name', "name")), '[]')
        FROM "StaffMember" WHERE "id" = ANY(${opaqueParameter(staffIds, "int[]")})),
      'openAppointments', (
        SELECT coalesce(json_agg(json_build_array(
          (date_part('epoch', a."startsAt") * 1000)::bigint, (date_part('epoch', a."endsAt") * 1000)::bigint)), '[]')
        FROM "Store" s JOIN "Appointment" a ON a."customerId" = ${customerId}::int
        WHERE s."id" = 1 AND (s."maxOpenAppointments" IS NOT NULL OR s."maxOverlappingAppointments" IS NOT NULL)
          AND a."state" = ANY(${opaqueParameter(TIME_HOLDING_STATES, '"AppointmentState"[]')})
          AND a."endsAt" > ${opaqueParameter(now, "timestamptz")}),
      'storedKeys', ${storedKeysSql(keys)}
    )::text AS "snapshot"`;
  const row: Row = JSON.parse(read.snapshot);
  return {
    ...notificationContextOfJson(row.context),
    appointmentId: row.appointmentId,
    termsVersion: row.termsVersion,
    services: new Map(
      row.services.map((service) => [service.id, { ...service, price: new Prisma.Decimal(service.price) }]),
    ),
    staffNames: new Map(row.staff.map(({ id, name }) => [id, name])),
    openAppointments: row.openAppointments.map(([start, end]) => ({ start, end })),
    storedKeys: row.storedKeys,
  };
}
