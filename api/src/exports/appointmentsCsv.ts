import { compileWhere, type PrismaClient } from "@machiya/prisma/client";
import type { Viewer } from "@machiya/schema/context";
import {
  APPOINTMENT_CURRENCY_COLUMN,
  APPOINTMENT_FILE_COLUMNS,
  type AppointmentFileColumn,
} from "@machiya/schema/domain/exportColumns";
import type { Language } from "@machiya/schema/domain/language";
import { appointmentExportWhere, type FilterVariables } from "@machiya/schema/exports/exportWhere";
import { wording } from "@machiya/schema/wording";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { csvCell, csvCellSql, instantSql, literal, numberSql } from "./csv.ts";
import { csvFile } from "./csvFile.ts";
import { hasCurrencies, STORE_CURRENCY_SQL } from "./hasCurrencies.ts";
import type { ReadCursor } from "./readCursor.ts";
import { wordSql } from "./wordSql.ts";

interface AppointmentsFile {
  /** The admin who requested the file. */
  viewer: Viewer;
  filter: FilterVariables;
  limit: number | undefined;
  language: Language;
  /** The shop's time zone. */
  zone: string;
}

/** Reads appointments as a CSV file in the given language, one row each, with times in the shop's time zone. */
export async function* appointmentsCsv(
  prisma: PrismaClient,
  read: ReadCursor,
  { viewer, filter, limit, language, zone }: AppointmentsFile,
): AsyncGenerator<string> {
  const words = wording(language);
  const { appointment: headers, walkIn } = serverWording(language).exportFile;
  const text = (column: string): string => csvCellSql(`a."${column}"`);
  const instant = (column: string): string => instantSql(`a."${column}"`, { zone, language });
  const source = wordSql(`a."source"::text`, words.appointmentSource);
  const cells: Record<AppointmentFileColumn, string> = {
    number: `a."id"::text`,
    customerName: text("customerName"),
    customerPhone: text("customerPhone"),
    startsAt: instant("startsAt"),
    endsAt: instant("endsAt"),
    services: csvCellSql("i.services"),
    staff: csvCellSql("i.staff"),
    price: numberSql("i.price"),
    state: wordSql(`a."state"::text`, words.appointmentState),
    outcome: wordSql(`a."outcome"::text`, words.visitOutcome),
    cancelledBy: wordSql(`a."cancelledBy"::text`, words.cancelledBy),
    source: `CASE WHEN a."walkIn" THEN ${literal(csvCell(walkIn))} ELSE ${source} END`,
    note: text("note"),
    createdAt: instant("createdAt"),
    currency: STORE_CURRENCY_SQL,
  };
  // A staff member who performs several services is listed once.
  const items = `SELECT coalesce(string_agg(o."serviceName", ${literal(words.listSeparator)} ORDER BY o."startsAt", o."id"), '') AS services,
      coalesce(sum(o."servicePrice"), 0) AS price,
      coalesce(string_agg(DISTINCT coalesce(s."name", ${literal(words.notSpecified)}), ${literal(words.listSeparator)}), '') AS staff
    FROM "AppointmentItem" o LEFT JOIN "StaffMember" s ON s."id" = o."staffMemberId" WHERE o."appointmentId" = a."id"`;
  const where = compileWhere("Appointment", await appointmentExportWhere({ prisma, viewer }, filter));
  const columns: readonly AppointmentFileColumn[] = (await hasCurrencies(prisma))
    ? [...APPOINTMENT_FILE_COLUMNS, APPOINTMENT_CURRENCY_COLUMN]
    : APPOINTMENT_FILE_COLUMNS;
  yield* csvFile(
    read,
    columns.map((column) => headers[column]),
    columns.map((column) => cells[column]),
    {
      from: `"Appointment" a CROSS JOIN LATERAL (${items}) i WHERE ${where.text}`,
      values: where.values,
      limit,
    },
  );
}
