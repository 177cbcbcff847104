import { NoticeKind } from "@machiya/prisma/enums";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { readPhone } from "../../domain/contactDetails.ts";
import { MAX_CUSTOMER_LIMIT, MIN_CUSTOMER_LIMIT } from "../../domain/customerLimit.ts";
import { DomainError } from "../../domain/errors.ts";
import type { FieldRule } from "../../domain/fieldRule.ts";
import { CURRENCIES, type Currency } from "../../domain/minorUnits.ts";
import { Big, toWire } from "../../domain/money.ts";
import { taxPercentRule } from "../../domain/orders/includedTax.ts";
import { PAYMENT_LIMIT_RANGES, type PaymentLimit } from "../../domain/orders/paymentDeadline.ts";
import { readBankCode, readLineAccount, readWebLink } from "../../domain/storeContact.ts";
import { readOpenWeekdays } from "../../domain/time/openWeekdays.ts";
import {
  DEFAULT_TIME_ZONE,
  isTimeZone,
  type Moment,
  momentEnd,
  momentStart,
} from "../../domain/time/shopTime.ts";
import type { WeeklySpan } from "../../domain/time/weeklySpans.ts";
import { line, lines, parsedBy, readInput, requireRowId, ruled, ruledBy } from "../../input.ts";
import { audit } from "../../writes/audit.ts";
import { changedColumns, lockRows, providedFields, requireVersion } from "../../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { findBookingHours, readBookingHours, replaceBookingHours } from "./bookingHours.ts";
import { requireCurrencyFits } from "./payableAmounts.ts";

export interface StoreDetails {
  name?: string | null | undefined;
  bankAccount?: string | null | undefined;
  bankCode?: string | null | undefined;
  /** A bare day means its first instant; null means from now on. */
  orderingOpensAt?: Moment | null | undefined;
  /** A bare day means its last instant; null means no end. */
  orderingClosesAt?: Moment | null | undefined;
  openingHours?: string | null | undefined;
  address?: string | null | undefined;
  phone?: string | null | undefined;
  lineAccount?: string | null | undefined;
  mapUrl?: string | null | undefined;
  openWeekdays?: readonly number[] | null | undefined;
  timeZone?: string | null | undefined;
  delivers?: boolean | null | undefined;
  /** Replaces all existing booking hours. */
  bookingHours?: readonly WeeklySpan[] | null | undefined;
  /** The complete list of enabled notifications. */
  notices?: readonly NoticeKind[] | null | undefined;
  cancelCutOffHours?: number | null | undefined;
  /** Messages per LINE month that broadcasts must leave unused. */
  broadcastFloor?: number | null | undefined;
  /** Limits per customer; null removes one. */
  maxOpenOrders?: number | null | undefined;
  maxOpenAppointments?: number | null | undefined;
  maxOverlappingAppointments?: number | null | undefined;
  /** null removes the currency. */
  currency?: Currency | null | undefined;
  /** null removes the tax. */
  taxPercent?: Big | null | undefined;
  taxNumber?: string | null | undefined;
  customersCancelOrders?: boolean | null | undefined;
  /** The time in which customers have to pay; null removes the limit. */
  onlinePaymentMinutes?: number | null | undefined;
  transferPaymentHours?: number | null | undefined;
}

/** The id of the only record (shop.md §2; the database enforces it). */
const STORE = 1;

/** Text that a reader normalizes and may refuse, unless it is empty. */
const readable = (max: number, kind: FieldRule["kind"], read: (text: string) => string | null) =>
  parsedBy(line(max), { kind }, (text) => (text === "" ? "" : read(text)));

const customerLimit = z.int().min(MIN_CUSTOMER_LIMIT).max(MAX_CUSTOMER_LIMIT);

const paymentLimit = (limit: PaymentLimit) =>
  z.int().min(PAYMENT_LIMIT_RANGES[limit].min).max(PAYMENT_LIMIT_RANGES[limit].max);

/** Columns that null clears; in other fields it is ignored. */
const CLEARABLE = [
  ...(["maxOpenOrders", "maxOpenAppointments", "maxOverlappingAppointments"] as const),
  ...(["onlinePaymentMinutes", "transferPaymentHours", "taxPercent", "currency"] as const),
] as const;

const columns = z
  .object({
    name: line(200).min(1),
    bankAccount: ruled(line(50), { kind: "DIGITS" }, (text) => /^\d*$/.test(text)),
    bankCode: readable(50, "BANK_CODE", readBankCode),
    openingHours: lines(1000),
    address: lines(500),
    phone: readable(50, "PHONE", readPhone),
    lineAccount: readable(200, "LINE_ACCOUNT", readLineAccount),
    mapUrl: readable(1000, "WEB_LINK", readWebLink),
    openWeekdays: parsedBy(
      z.array(z.number()),
      { kind: "CHOICE", choices: [1, 2, 3, 4, 5, 6, 7] },
      readOpenWeekdays,
    ),
    timeZone: ruled(z.string().trim(), { kind: "TIME_ZONE" }, isTimeZone),
    delivers: z.boolean(),
    notices: z
      .array(z.enum(NoticeKind))
      .transform((kinds) => Object.values(NoticeKind).filter((kind) => kinds.includes(kind))),
    cancelCutOffHours: z.int().min(0).max(8760),
    broadcastFloor: z.int().min(0).max(1_000_000),
    maxOpenOrders: customerLimit,
    maxOpenAppointments: customerLimit,
    maxOverlappingAppointments: customerLimit,
    currency: z.enum(CURRENCIES),
    taxPercent: ruledBy(z.instanceof(Big), taxPercentRule).transform((percent) => toWire(percent)),
    taxNumber: line(50),
    customersCancelOrders: z.boolean(),
    onlinePaymentMinutes: paymentLimit("onlinePaymentMinutes"),
    transferPaymentHours: paymentLimit("transferPaymentHours"),
  })
  .partial();

/** The documented inputs of REST and of API tokens are free texts. */
const documentedColumns = columns.extend({ bankCode: line(50).optional() });

interface OrderingWindow {
  orderingOpensAt: Date | null;
  orderingClosesAt: Date | null;
}

/** Returns the delivery window after the change. Throws INVALID_INPUT unless it closes after it opens. */
function readWindow(details: StoreDetails, zone: string, current: OrderingWindow): OrderingWindow {
  const { orderingOpensAt: opens, orderingClosesAt: closes } = details;
  const window = {
    orderingOpensAt: opens === undefined ? current.orderingOpensAt : opens && momentStart(opens, zone),
    orderingClosesAt: closes === undefined ? current.orderingClosesAt : closes && momentEnd(closes, zone),
  };
  const { orderingOpensAt, orderingClosesAt } = window;
  if (orderingOpensAt !== null && orderingClosesAt !== null && orderingClosesAt <= orderingOpensAt) {
    const field = "orderingClosesAt";
    const rule = { kind: "AFTER" as const, fields: ["orderingOpensAt"] };
    throw new DomainError("INVALID_INPUT", { field, rule }, ["input", "details", field]);
  }
  return window;
}

/** Returns the columns that the details set. */
function readDetails(
  { validatesContacts }: Context,
  { orderingOpensAt, orderingClosesAt, bookingHours, ...details }: StoreDetails,
) {
  const cleared = CLEARABLE.filter((column) => details[column] === null).map((column) => [column, null]);
  const read = readInput(validatesContacts ? columns : documentedColumns, providedFields(details), [
    "input",
    "details",
  ]);
  return { ...changedColumns({}, read), ...(Object.fromEntries(cleared) as Cleared) };
}

type Cleared = { [Column in (typeof CLEARABLE)[number]]?: null };

async function lockStore(tx: Transaction, id: string) {
  const number = requireRowId("Store", id);
  if (number !== STORE) throw new DomainError("NOT_FOUND", { what: "Store", number });
  await lockRows(tx, "Store", [STORE]);
  const store = await tx.store.findUnique({ where: { id: STORE } });
  if (store === null) throw new DomainError("NOT_FOUND", { what: "Store", number });
  return store;
}

/**
 * Creates the store record. Throws STORE_ALREADY_EXISTS, also for the later of two concurrent requests, and
 * INVALID_INPUT.
 */
export async function createStore(context: Context, details: StoreDetails): Promise<number> {
  const { name, ...rest } = readDetails(context, details);
  if (name === undefined)
    throw new DomainError("INVALID_INPUT", { field: "name", rule: { kind: "REQUIRED" } }, [
      "input",
      "details",
      "name",
    ]);
  const zone = rest.timeZone ?? DEFAULT_TIME_ZONE;
  const window = readWindow(details, zone, { orderingOpensAt: null, orderingClosesAt: null });
  const bookingHours = readBookingHours(details.bookingHours ?? []);
  await inTransaction(context.prisma, async (tx) => {
    // A concurrent request waits here until the first one commits, and then inserts nothing.
    const [after] = await tx.store.createManyAndReturn({
      data: { id: STORE, name, ...rest, ...window, firstCurrency: rest.currency ?? null },
      skipDuplicates: true,
    });
    if (after === undefined) throw new DomainError("STORE_ALREADY_EXISTS");
    if (rest.currency != null) await requireCurrencyFits(tx, rest.currency);
    await replaceBookingHours(tx, bookingHours);
    const hours = bookingHours.length > 0 && { bookingHours };
    await audit(tx, context, [{ action: "CREATE", type: "Store", id: STORE, after: { ...after, ...hours } }]);
  });
  return STORE;
}

/** Updates the store record. Throws NOT_FOUND, CONFLICT, INVALID_INPUT. */
export async function updateStore(
  context: Context,
  input: { id: string; version?: number | null | undefined; details: StoreDetails },
): Promise<number> {
  const wanted = readDetails(context, input.details);
  const wantedHours = input.details.bookingHours && readBookingHours(input.details.bookingHours);
  await inTransaction(context.prisma, async (tx) => {
    const before = await lockStore(tx, input.id);
    requireVersion("Store", before, input.version);
    const window = readWindow(input.details, wanted.timeZone ?? before.timeZone, before);
    const hours = await findBookingHours(tx);
    const changed = changedColumns(before, { ...wanted, ...window });
    const changedHours = changedColumns({ bookingHours: hours }, { bookingHours: wantedHours ?? undefined });
    if (Object.keys({ ...changed, ...changedHours }).length === 0) return;
    if (changed.currency != null) await requireCurrencyFits(tx, changed.currency);
    if (changedHours.bookingHours != null) await replaceBookingHours(tx, changedHours.bookingHours);
    const after = await tx.store.update({
      where: { id: STORE },
      data: {
        ...changed,
        ...(before.firstCurrency === null && { firstCurrency: changed.currency ?? null }),
        version: { increment: 1 },
      },
    });
    await audit(tx, context, [
      {
        action: "UPDATE",
        type: "Store",
        id: STORE,
        before: { ...before, bookingHours: hours },
        after: { ...after, bookingHours: hours, ...changedHours },
      },
    ]);
  });
  return STORE;
}

/**
 * Deletes the store record. Without one, dates use the default zone and delivery has no limits. Throws
 * NOT_FOUND.
 */
export async function deleteStore(context: Context, id: string): Promise<number> {
  await inTransaction(context.prisma, async (tx) => {
    const before = await lockStore(tx, id);
    await tx.store.delete({ where: { id: STORE } });
    await audit(tx, context, [{ action: "DELETE", type: "Store", id: STORE, before }]);
  });
  return STORE;
}
