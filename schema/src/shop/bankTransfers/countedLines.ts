import type { Context } from "../../context.ts";
import { UNDO_MS } from "../../domain/undo.ts";

/** The payment as which a line was counted. */
export interface CountedLine {
  paymentId: number;
  /** Null after the deletion of the order. */
  orderId: number | null;
  orderNumber: number | null;
  /** Until when the viewer can undo it; null: they cannot. */
  undoUntil: Date | null;
}

/** Returns the lines with these fingerprints that were counted. */
export async function findCountedLines(
  context: Context,
  fingerprints: readonly string[],
): Promise<Map<string, CountedLine>> {
  const rows = await context.prisma.bankLine.findMany({
    where: { fingerprint: { in: [...fingerprints] } },
    include: { payment: { select: { orderId: true, orderNumber: true } } },
  });
  return new Map(
    rows.map(({ fingerprint, paymentId, payment, countedById, createdAt }) => {
      const until = new Date(createdAt.getTime() + UNDO_MS);
      const isOwn = countedById !== null && countedById === context.viewer.staff?.id;
      return [
        fingerprint,
        { paymentId, ...payment, undoUntil: isOwn && until > context.now() ? until : null },
      ];
    }),
  );
}
