import type { Language } from "@machiya/schema/domain/language";
import { readDay } from "@machiya/schema/domain/listFilters/dayFilter";
import { PAYMENT_COLUMNS, type PaymentField } from "@machiya/schema/domain/orders/recordedPayment";
import { forEachProvider } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { endOfDay, startOfDay } from "@machiya/schema/domain/time/shopTime";
import { wording } from "@machiya/schema/wording";
import { csvCellSql, literal, numberSql } from "./csv.ts";
import { csvFile } from "./csvFile.ts";
import type { ReadCursor } from "./readCursor.ts";
import { wordSql } from "./wordSql.ts";

interface PaymentsFile {
  search: URLSearchParams;
  limit: number | undefined;
  language: Language;
  /** The shop's time zone. */
  zone: string;
}

/**
 * The payments, and their refunds as negative rows. The id of a row sorts by time, payments before the refunds of
 * the same moment.
 */
const ENTRIES = `SELECT ROW(coalesce(p."receivedAt", p."createdAt"), 0, p."id") AS id, coalesce(p."receivedAt", p."createdAt") AS at,
    p."orderNumber", p."provider", p."kind", p."channel", p."amount", coalesce(p."currency", p."orderCurrency") AS "currency", p."fee",
    p."state"::text AS state, NULL AS refund, p."providerReference"
  FROM "Payment" p
  UNION ALL SELECT ROW(coalesce(r."doneAt", r."createdAt"), 1, r."id"), coalesce(r."doneAt", r."createdAt"),
    p."orderNumber", p."provider", p."kind", p."channel", -r."amount", coalesce(p."currency", p."orderCurrency"), NULL,
    NULL, r."state"::text, r."providerReference"
  FROM "Refund" r JOIN "Payment" p ON p."id" = r."paymentId"`;

/** Reads the ledger as a CSV file in the given language, newest first, by the shop's days. */
export async function* paymentsCsv(
  read: ReadCursor,
  { search, limit, language, zone }: PaymentsFile,
): AsyncGenerator<string> {
  const words = wording(language);
  const text = (column: string): string => csvCellSql(`coalesce(a."${column}", '')`);
  const amount = (column: string): string => `coalesce(${numberSql(`a."${column}"`)}, '')`;
  const providers = { MANUAL: words.recordedByStaff, ...forEachProvider(({ name }) => name[language]) };
  const stateWords = { state: words.paymentEntryState, refund: words.refundState };
  const stateOf = (column: "state" | "refund") => wordSql(`a."${column}"`, stateWords[column]);
  const cells: Record<PaymentField, string> = {
    day: `to_char(a."at" AT TIME ZONE ${literal(zone)}, 'YYYY-MM-DD')`,
    number: `coalesce(a."orderNumber"::text, '')`,
    provider: wordSql(`a."provider"`, providers),
    kind: wordSql(`a."kind"::text`, words.paymentKind),
    channel: text("channel"),
    amount: amount("amount"),
    currency: text("currency"),
    fee: amount("fee"),
    state: `CASE WHEN a."refund" IS NULL THEN ${stateOf("state")} ELSE ${stateOf("refund")} END`,
    reference: text("providerReference"),
  };
  const [from, to] = [readDay(search.get("from")), readDay(search.get("to"))];
  const values = [from === "" ? null : startOfDay(from, zone), to === "" ? null : endOfDay(to, zone)];
  yield* csvFile(
    read,
    PAYMENT_COLUMNS.map((field) => words.paymentField[field]),
    PAYMENT_COLUMNS.map((field) => cells[field]),
    {
      from: `(${ENTRIES}) a WHERE a."at" >= coalesce($1::timestamptz, '-infinity') AND a."at" <= coalesce($2::timestamptz, 'infinity')`,
      values,
      limit,
    },
  );
}
