import { compileWhere, Prisma, type PrismaClient } from "@machiya/prisma/client";
import {
  CUSTOMER_CURRENCY_COLUMNS,
  CUSTOMER_FILE_COLUMNS,
  type CustomerFileColumn,
} from "@machiya/schema/domain/exportColumns";
import type { Language } from "@machiya/schema/domain/language";
import { customerFiguresSql } from "@machiya/schema/exports/customerFiguresSql";
import { customerExportWhere, type FilterVariables } from "@machiya/schema/exports/exportWhere";
import { wording } from "@machiya/schema/wording";
import { serverWording } from "@machiya/schema/wording/serverWording";
import { csvCell, csvCellSql, instantSql, literal, numberSql } from "./csv.ts";
import { csvFile } from "./csvFile.ts";
import { hasCurrencies, STORE_CURRENCY_SQL } from "./hasCurrencies.ts";
import type { ReadCursor } from "./readCursor.ts";
import { wordSql } from "./wordSql.ts";

interface CustomersFile {
  filter: FilterVariables;
  limit: number | undefined;
  language: Language;
  /** The shop's time zone. */
  zone: string;
  now: Date;
}

/** The name of the customer's reach (CustomerReach). */
const REACH = `CASE WHEN a."lineUserId" IS NULL THEN 'NO_LINE' WHEN a."reachable" THEN 'FRIEND'
  WHEN NOT a."reachable" THEN 'NOT_FRIEND' ELSE 'UNKNOWN' END`;

/** Reads customers with their figures as a CSV file in the given language, with times in the shop's time zone. */
export async function* customersCsv(
  prisma: PrismaClient,
  read: ReadCursor,
  { filter, limit, language, zone, now }: CustomersFile,
): AsyncGenerator<string> {
  const { listSeparator } = wording(language);
  const words = serverWording(language).exportFile;
  const count = (column: string): string => `f."${column}"::text`;
  const cells: Record<CustomerFileColumn, string> = {
    number: `a."id"::text`,
    name: csvCellSql(`a."name"`),
    phone: csvCellSql(`a."phone"`),
    note: csvCellSql(`a."note"`),
    tags: csvCellSql(`array_to_string(a."tags", ${literal(listSeparator)})`),
    state: `CASE WHEN b."id" IS NULL THEN '' ELSE ${literal(csvCell(words.blocked))} END`,
    blockNote: csvCellSql(`coalesce(b."note", '')`),
    reach: wordSql(REACH, words.reach),
    discounts: csvCellSql("d.names"),
    spent: numberSql(`f."spent"::numeric`),
    orders: count("orders"),
    visits: count("visits"),
    noShows: count("noShows"),
    lateCancellations: count("lateCancellations"),
    firstContactAt: instantSql(`f."firstContactAt"`, { zone, language }),
    lastContactAt: instantSql(`f."lastContactAt"`, { zone, language }),
    currency: STORE_CURRENCY_SQL,
    spentOtherwise: csvCellSql(
      `coalesce((SELECT string_agg(trim(o."key" || ' ' || ${numberSql('o."value"::numeric')}), '; ' ORDER BY o."key" DESC)
        FROM jsonb_each_text(f."spentOtherwise") o), '')`,
    ),
  };
  const discounts = `SELECT coalesce(string_agg(o."name", ${literal(listSeparator)} ORDER BY o."id"), '') AS names
    FROM "CustomerDiscount" l JOIN "Discount" o ON o."id" = l."discountId" WHERE l."customerId" = a."id"`;
  const figures = customerFiguresSql("a", Prisma.raw(`${literal(now.toISOString())}::timestamptz`)).text;
  const where = compileWhere("Customer", customerExportWhere(filter));
  const columns: readonly CustomerFileColumn[] = (await hasCurrencies(prisma))
    ? [...CUSTOMER_FILE_COLUMNS, ...CUSTOMER_CURRENCY_COLUMNS]
    : CUSTOMER_FILE_COLUMNS;
  yield* csvFile(
    read,
    columns.map((column) => words.customer[column]),
    columns.map((column) => cells[column]),
    {
      from: `"Customer" a LEFT JOIN "CustomerBlock" b ON b."customerId" = a."id" CROSS JOIN LATERAL (${discounts}) d
        CROSS JOIN LATERAL (${figures}) f WHERE ${where.text}`,
      values: where.values,
      limit,
    },
  );
}
