import { LANGUAGE_COOKIE } from "@machiya/schema/domain/language";
import { PAYMENT_COLUMNS, type PaymentField } from "@machiya/schema/domain/orders/recordedPayment";
import {
  forEachProvider,
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
  providerName,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import { wording } from "@machiya/schema/wording";
import { parse } from "csv-parse/sync";
import { ecpayFee } from "../../api/src/payments/ecpay/ecpayStandIn.ts";
import type { StandInPayment } from "../../api/src/standIns/standIn.ts";
import type { KilledShop } from "./killedShop.ts";

/** What a provider received, returned, and kept as fees, in dollars. */
export interface Turnover {
  received: number;
  returned: number;
  fees: number;
}

/** What the ledger and the files of the providers say after a simulation. */
export interface LedgerComparison {
  /** Payments in the providers' files. */
  payments: number;
  charged: number;
  /** Payments that a provider charged more than once, and orders that hold more money than their total. */
  chargedTwice: number;
  /** Orders whose money a provider holds, and which are not shown as paid. */
  chargedButUnpaid: number;
  /** Charges that the ledger does not have, or has with another amount. */
  lost: number;
  /** Orders that are shown as paid, and whose money no provider holds. */
  paidButUncharged: number;
  /** Cancelled orders whose money a provider that can refund still holds. */
  cancelledButHeld: number;
  /** Authorizations whose state in the ledger is not that at the provider. */
  wrongAuthorizations: number;
  /** Money of ATM payments that no order needs, which the console lists for staff. */
  unassigned: number;
  /** By provider: its own file, and the exported files of each day together. */
  turnover: Record<PaymentProviderName, { provider: Turnover; exported: Turnover }>;
  days: number;
}

const STATE_OF: Readonly<Partial<Record<StandInPayment["state"], string>>> = {
  RESERVED: "AUTHORIZED",
  VOIDED: "CANCELLED",
  EXPIRED: "EXPIRED",
  PAID: "CAPTURED",
};
const ZONE = "Asia/Taipei";

const noTurnover = (): Turnover => ({ received: 0, returned: 0, fees: 0 });

/** Returns the rows of the exported files of each day since the start. */
async function exportedRows(shop: KilledShop, since: Date) {
  const count = Math.ceil((Date.now() - since.getTime()) / 86_400_000) + 1;
  const days = calendarDays(dayOf(since, ZONE), count);
  const rows: Record<PaymentField, string>[] = [];
  for (const day of days) {
    const headers = { cookie: `${shop.admin.cookie}; ${LANGUAGE_COOKIE}=en` };
    const response = await fetch(`${shop.admin.origin}/exports/payments.csv?from=${day}&to=${day}`, {
      headers,
    });
    if (!response.ok) throw new Error(`payments.csv: ${response.status}`);
    const columns = () => [...PAYMENT_COLUMNS];
    rows.push(...parse<Record<PaymentField, string>>(await response.text(), { bom: true, columns }));
  }
  return { rows, days: new Set(rows.map(({ day }) => day)).size };
}

/** Compares the ledger and its exported files with each provider's own file. */
export async function compareLedger(
  shop: KilledShop,
  orders: readonly number[],
  since: Date,
): Promise<LedgerComparison> {
  const { rows, days } = await exportedRows(shop, since);
  const words = wording("en");
  const result: LedgerComparison = {
    payments: 0,
    charged: 0,
    chargedTwice: 0,
    chargedButUnpaid: 0,
    lost: 0,
    paidButUncharged: 0,
    cancelledButHeld: 0,
    wrongAuthorizations: 0,
    unassigned: 0,
    days,
    turnover: forEachProvider(() => ({ provider: noTurnover(), exported: noTurnover() })),
  };
  for (const name of PAYMENT_PROVIDERS) {
    const sum = result.turnover[name].exported;
    for (const row of rows.filter(({ provider }) => provider === providerName(name, "en"))) {
      if (row.state === words.paymentEntryState.CAPTURED) sum.received += Number(row.amount);
      if (row.state === words.refundState.DONE) sum.returned -= Number(row.amount);
      sum.fees += Number(row.fee);
    }
  }
  const entries = new Map<string, StandInPayment>();
  for (const name of PAYMENT_PROVIDERS)
    for (const entry of shop.standIns[name].payments()) {
      entries.set(entry.reference, entry);
      const { charges, amount, refunded } = entry;
      const sum = result.turnover[name].provider;
      sum.received += charges * amount.minor;
      sum.returned += refunded;
      if (name === "ECPAY" && charges > 0) sum.fees += ecpayFee(entry);
      if (charges > 1) result.chargedTwice += 1;
      if (charges > 0) result.charged += 1;
    }
  result.payments = entries.size;
  await compareOrders(shop, orders, entries, result);
  return result;
}

async function compareOrders(
  { prisma }: KilledShop,
  orders: readonly number[],
  entries: ReadonlyMap<string, StandInPayment>,
  result: LedgerComparison,
): Promise<void> {
  const known = new Set<string>();
  const rows = await prisma.order.findMany({
    where: { id: { in: [...orders] } },
    include: { payments: { include: { refunds: true } } },
  });
  for (const order of rows) {
    const total = Number(order.total);
    let received = 0;
    let left = 0;
    let atm = 0;
    for (const payment of order.payments) {
      const entry = entries.get(payment.merchantReference ?? "");
      if (entry === undefined) continue;
      const charged = entry.charges * entry.amount.minor;
      received += charged - (entry.refunded === charged ? charged : 0);
      left += charged - entry.refunded;
      if (payment.channel === "ATM") atm += charged;
      const isRecorded = payment.state === "CAPTURED" && Number(payment.amount) === charged;
      if (isRecorded) known.add(entry.reference);
      if (entry.capturesLater && STATE_OF[entry.state] !== undefined)
        if (payment.state !== STATE_OF[entry.state]) result.wrongAuthorizations += 1;
    }
    const isCancelled = order.state === "CANCELLED";
    const isPaid = order.paymentState === "PAID";
    const excess = isCancelled ? left : left - total;
    // Money of ATM payments is returned by staff.
    if (excess > 0 && atm > 0) result.unassigned += 1;
    if (excess > atm) result[isCancelled ? "cancelledButHeld" : "chargedTwice"] += 1;
    if (!isCancelled && received >= total && !isPaid) result.chargedButUnpaid += 1;
    if (isPaid && !isCancelled && received < total) result.paidButUncharged += 1;
  }
  for (const { reference, charges } of entries.values())
    if (charges > 0 && !known.has(reference)) result.lost += 1;
}
