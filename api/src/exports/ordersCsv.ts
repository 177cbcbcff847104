import { compileWhere, type PrismaClient } from "@machiya/prisma/client";
import type { Viewer } from "@machiya/schema/context";
import type { Language } from "@machiya/schema/domain/language";
import type { OrderField } from "@machiya/schema/domain/orders/orderFields";
import { ROUNDING_LIMIT } from "@machiya/schema/domain/orders/orderSums";
import { PAYMENT_METHODS, paymentMethodCode } from "@machiya/schema/domain/orders/payment";
import { readStoredSlots } from "@machiya/schema/domain/orders/shippingSlots";
import { type FilterVariables, orderExportWhere } from "@machiya/schema/exports/exportWhere";
import { wording } from "@machiya/schema/wording";
import { csvCellSql, instantSql, literal, numberSql, type TimeFormat } from "./csv.ts";
import { csvFile } from "./csvFile.ts";
import { hasCurrencies } from "./hasCurrencies.ts";
import type { ReadCursor } from "./readCursor.ts";
import { wordSql } from "./wordSql.ts";

type Wording = ReturnType<typeof wording>;

const text = (column: string): string => csvCellSql(`a."${column}"`);
const amount = (column: string): string => numberSql(`a."${column}"`);
/** Formats minutes of the day; 1440 is 24:00. */
const clockSql = (column: string) =>
  `lpad((a."${column}" / 60)::text, 2, '0') || ':' || lpad((a."${column}" % 60)::text, 2, '0')`;

/** The names of the payment methods by their stored numbers; UNKNOWN stands for every other number. */
const methodNames = ({ paymentMethod }: Wording): Record<string, string> =>
  Object.fromEntries(
    PAYMENT_METHODS.filter((method) => method !== "UNKNOWN").map((method) => [
      String(paymentMethodCode(method)),
      paymentMethod[method],
    ]),
  );

/** Joins the discounts of an order with its rounding and its adjustment, by which they add up to the total. */
function discountNamesSql({ orderSum, listSeparator }: Wording): string {
  const named = (name: string, value: string) =>
    `CASE WHEN ${value} <> 0 THEN ${literal(`${name} `)} || ${numberSql(value)} END`;
  const rows = ["nullif(d.names, '')", named(orderSum.ROUNDING, "r.rounding")];
  rows.push(named(orderSum.ADJUSTMENT, "(r.difference - r.rounding)"));
  return `concat_ws(${literal(listSeparator)}, ${rows.join(", ")})`;
}

/** The cell of each column, in file order (shop.md §2). */
const cellsOf = (words: Wording, times: TimeFormat): Record<OrderField, string> => ({
  number: `a."id"::text`,
  buyerName: text("buyerName"),
  buyerPhone: text("buyerPhone"),
  recipientName: text("recipientName"),
  recipientPhone: text("recipientPhone"),
  address: text("address"),
  expectedDeliveryDate: instantSql(`a."expectedDeliveryDate"`, times),
  deliveryDate: instantSql(`a."deliveryDate"`, times),
  totalQuantity: amount("totalQuantity"),
  total: amount("total"),
  subtotal: amount("subtotal"),
  discountTotal: amount("discountTotal"),
  discountRecords: csvCellSql(discountNamesSql(words)),
  shippingName: text("shippingName"),
  shippingFee: amount("shippingFee"),
  shippingSlot: `coalesce(a."slotDay"::text || ' ' || ${clockSql("slotStart")} || '–' || ${clockSql("slotEnd")}, '')`,
  source: wordSql(`a."source"::text`, words.orderSource),
  paymentMethod: wordSql(`a."paymentMethod"::text`, methodNames(words), words.paymentMethod.UNKNOWN),
  paymentState: wordSql(`a."paymentState"::text`, words.paymentState),
  state: wordSql(`a."state"::text`, words.orderState),
  note: text("note"),
  createdAt: instantSql(`a."createdAt"`, times),
  items: csvCellSql("i.items"),
});

/** The fields that a shop without shipping methods has no columns for. */
const SHIPPING_FIELDS: ReadonlySet<string> = new Set(["shippingName", "shippingFee"] satisfies OrderField[]);

interface OrdersFile {
  /** The admin who requested the file. */
  viewer: Viewer;
  filter: FilterVariables;
  limit: number | undefined;
  language: Language;
  /** The shop's time zone. */
  zone: string;
}

/** Reads orders as a CSV file in the given language, with times in the shop's time zone. */
export async function* ordersCsv(
  prisma: PrismaClient,
  read: ReadCursor,
  { viewer, filter, limit, language, zone }: OrdersFile,
): AsyncGenerator<string> {
  const words = wording(language);
  const methods = await prisma.shippingMethod.findMany({ select: { slots: true } });
  const hasSlots = methods.some(({ slots }) => readStoredSlots(slots).length > 0);
  const fields = Object.entries(cellsOf(words, { zone, language })).filter(([field]) =>
    field === "shippingSlot" ? hasSlots : methods.length > 0 || !SHIPPING_FIELDS.has(field),
  );
  const columns = fields.map(([field, cell]) => ({ label: words.orderField[field as OrderField], cell }));
  if (await hasCurrencies(prisma))
    columns.push({
      label: words.paymentField.currency,
      cell: csvCellSql(`coalesce(a."currency", '')`),
    });
  const where = compileWhere("Order", await orderExportWhere({ prisma, viewer }, filter));
  const discounts = `SELECT coalesce(string_agg(r."name" || ' ' || ${numberSql('r."amount"')}, ${literal(words.listSeparator)} ORDER BY r."id"), '') AS names,
    coalesce(sum(r."amount"), 0) AS exact FROM "DiscountRecord" r WHERE r."orderId" = a."id"`;
  const items = `SELECT coalesce(string_agg(l."productName" || ' × ' || ${numberSql('l."quantity"')}, ${literal(words.listSeparator)} ORDER BY l."id"), '') AS items
    FROM "OrderLine" l WHERE l."orderId" = a."id"`;
  // The same differences as those of sumRows.
  const rest = `SELECT a."total" - a."shippingFee" - a."subtotal" - d.exact AS difference,
    CASE WHEN abs(a."discountTotal" - d.exact) < ${ROUNDING_LIMIT} THEN a."discountTotal" - d.exact ELSE 0 END AS rounding`;
  yield* csvFile(
    read,
    columns.map(({ label }) => label),
    columns.map(({ cell }) => cell),
    {
      from: `"Order" a CROSS JOIN LATERAL (${discounts}) d CROSS JOIN LATERAL (${rest}) r CROSS JOIN LATERAL (${items}) i WHERE ${where.text}`,
      values: where.values,
      limit,
    },
  );
}
