import type { Prisma, PrismaClient } from "@machiya/prisma/client";
import type { TransferOrder } from "../../domain/bankTransfers/matchTransfers.ts";
import { paymentMethodCode } from "../../domain/orders/payment.ts";
import { outstandingAmount } from "../../domain/orders/paymentLedger.ts";
import {
  PAYABLE_STATES,
  PAYABLE_TOTALS,
  payingAccountDigits,
  UNPAID_STATES,
} from "../../domain/orders/paymentReport.ts";

/** How many open transfers are compared with a bank's lines, the newest first. */
const MAX_OPEN_TRANSFERS = 5000;

const COLUMNS = {
  id: true,
  buyerName: true,
  recipientName: true,
  total: true,
  paymentMethod: true,
  note: true,
  paymentReportedAt: true,
  paymentReportDigits: true,
  createdAt: true,
  version: true,
  payments: { include: { refunds: true } },
} as const satisfies Prisma.OrderSelect;

/** An order that waits for a transfer, with what staff see of it. */
export interface OpenTransfer extends TransferOrder {
  buyerName: string;
  version: number;
}

/** Finds the orders that wait for a bank transfer, drafts excluded. */
export async function findOpenTransfers(prisma: PrismaClient): Promise<OpenTransfer[]> {
  const rows = await prisma.order.findMany({
    where: {
      paymentMethod: paymentMethodCode("BANK_TRANSFER"),
      state: { in: [...PAYABLE_STATES] },
      total: PAYABLE_TOTALS,
      paymentState: { in: [...UNPAID_STATES] },
      draftOf: null,
    },
    select: COLUMNS,
    orderBy: { id: "desc" },
    take: MAX_OPEN_TRANSFERS,
  });
  return rows.map((row) => ({
    id: row.id,
    buyerName: row.buyerName,
    version: row.version,
    outstanding: outstandingAmount(row.total, row.payments),
    digits: payingAccountDigits(row),
    names: [row.buyerName, row.recipientName],
    placedAt: row.createdAt.getTime(),
    reportedAt: row.paymentReportedAt?.getTime() ?? null,
  }));
}
