import { z } from "zod";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { SCHEDULE_RULE, scheduleProblem } from "../../domain/messaging/broadcast.ts";
import { lineMonthEnd } from "../../domain/messaging/quota.ts";
import { claimInputKey, inputKey, recordResult } from "../../idempotency/inputKey.ts";
import { line, readInput, requireRowId } from "../../input.ts";
import { audit } from "../../writes/audit.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { type AudienceInput, readAudience, requireChoice } from "./broadcastAudience.ts";
import { type BroadcastContentInput, saveBroadcastContent } from "./broadcastContent.ts";
import { planBroadcast, queueParts, reserveQuota } from "./queueBroadcast.ts";

export interface BroadcastInput extends BroadcastContentInput {
  /** Defaults to everyone. */
  audience?: AudienceInput | null | undefined;
  /** Defaults to immediately. */
  scheduledAt?: Date | null | undefined;
  idempotencyKey?: string | null | undefined;
}

const claimed = z.object({ idempotencyKey: line(200).nullish() });

function readKey({ idempotencyKey }: BroadcastInput): string {
  return readInput(claimed, { idempotencyKey }).idempotencyKey ?? "";
}

const AUDIENCE = ["input", "audience"];

function requireTime(at: Date | null, now: Date): void {
  if (at === null || scheduleProblem(at, now) === null) return;
  throw new DomainError("INVALID_INPUT", { field: "scheduledAt", rule: SCHEDULE_RULE }, [
    "input",
    "scheduledAt",
  ]);
}

/**
 * Queues a broadcast in parts of one LINE request each, or schedules it. It is checked against this month's
 * remaining quota, unless it is scheduled for another month. Without a LINE channel it fails, and nothing is
 * queued. Throws INVALID_INPUT, NOT_FOUND,
 * PRODUCT_NOT_ON_SALE, LINE_QUOTA_EXHAUSTED, CONFLICT. Returns the broadcast's id.
 */
export async function sendBroadcast(context: Context, input: BroadcastInput): Promise<number> {
  const audience = readAudience(input.audience, AUDIENCE);
  requireChoice(audience, AUDIENCE);
  const content = await saveBroadcastContent(context, input);
  const scheduledAt = input.scheduledAt ?? null;
  const createdById = context.viewer.staff?.id ?? null;
  const key = inputKey(`staff:${createdById}`, readKey(input), "Broadcast", {
    ...content,
    ...audience,
    scheduledAt,
  });
  const quota = await context.messaging.quota();
  return inTransaction(context.prisma, async (tx) => {
    if (key !== null) {
      const earlier = await claimInputKey(tx, key);
      if (earlier !== null) return earlier;
    }
    const now = context.now();
    requireTime(scheduledAt, now);
    const plan = await planBroadcast(tx, context, { ...content, ...audience });
    if (scheduledAt === null || scheduledAt < lineMonthEnd(now)) {
      await reserveQuota(tx, now, quota, plan.recipients);
    }
    const isConnected = quota.connected !== false;
    const atOnce = !isConnected
      ? ({ state: "FAILED", lastError: "LINE_UNAVAILABLE", finishedAt: now } as const)
      : plan.recipients === 0
        ? ({ state: "SENT", finishedAt: now } as const)
        : {};
    const broadcast = await tx.broadcast.create({
      data: {
        ...content,
        ...audience,
        scheduledAt,
        recipients: plan.recipients,
        createdById,
        ...(scheduledAt === null ? atOnce : { state: "SCHEDULED" }),
      },
    });
    if (scheduledAt === null && isConnected) await queueParts(tx, broadcast.id, plan);
    if (key !== null) await recordResult(tx, key, broadcast.id);
    await audit(tx, context, [
      { action: "SEND", type: "Broadcast", id: broadcast.id, after: sentOf(broadcast) },
    ]);
    return broadcast.id;
  });
}

/** Returns the columns of a broadcast for its history: the values that were set. */
function sentOf(broadcast: object): object {
  const columns = Object.entries(broadcast).filter(
    ([name, value]) =>
      !["createdById", "state", "finishedAt", "lastError", "attempts", "availableAt"].includes(name) &&
      value !== null &&
      !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(columns);
}

/**
 * Cancels a scheduled broadcast. Throws NOT_FOUND, or CONFLICT when it has started or was cancelled. Returns
 * its id.
 */
export async function cancelBroadcast(context: Context, input: { id: string }): Promise<number> {
  const id = requireRowId("Broadcast", input.id);
  await inTransaction(context.prisma, async (tx) => {
    // A worker that starts the broadcast locks its row, so that this update waits and sees the result.
    const { count } = await tx.broadcast.updateMany({
      where: { id, state: "SCHEDULED" },
      data: { state: "CANCELLED", finishedAt: context.now() },
    });
    if (count === 0) await refuseCancel(tx, id);
    await audit(tx, context, [
      {
        action: "CANCEL",
        type: "Broadcast",
        id,
        before: { state: "SCHEDULED" },
        after: { state: "CANCELLED" },
      },
    ]);
  });
  return id;
}

async function refuseCancel(tx: Transaction, id: number): Promise<never> {
  const known = await tx.broadcast.count({ where: { id } });
  throw known === 0 ? new DomainError("NOT_FOUND", { what: "Broadcast" }) : new DomainError("CONFLICT");
}
