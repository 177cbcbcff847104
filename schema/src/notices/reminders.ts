import type { PrismaClient } from "@machiya/prisma/client";
import type { ShopAddress } from "../context.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../domain/language.ts";
import { isReminderDue, REMINDER_AHEAD_MS } from "../domain/notices.ts";
import { appointmentCard, cardColumns } from "./appointmentCard.ts";

/** Names the one reminder of an appointment at a time: moved elsewhere it gets another. */
export const reminderKey = ({ id, startsAt }: { id: number; startsAt: Date }) =>
  `reminder:${id}:${startsAt.toISOString()}`;

/**
 * Queues the reminder of every confirmed appointment that is due for it, also when this comes late, and each once, whoever
 * else is at it. Answers how many. Its worker asks `stillStands` before it sends one.
 */
export async function queueReminders(
  prisma: PrismaClient,
  now: Date,
  shopAddress: ShopAddress,
): Promise<number> {
  const store = await prisma.store.findUnique({
    where: { id: 1 },
    select: { name: true, timeZone: true, notices: true, cancelCutOffHours: true },
  });
  if (store === null || !store.notices.includes("APPOINTMENT_REMINDER")) return 0;
  const { name: shopName, timeZone: zone, cancelCutOffHours } = store;
  const cutOffMinutes = cancelCutOffHours * 60;
  const ahead = await prisma.appointment.findMany({
    where: {
      state: "CONFIRMED",
      startsAt: { gt: now, lte: new Date(now.getTime() + REMINDER_AHEAD_MS) },
      customer: { deletedAt: null, OR: [{ reachable: null }, { reachable: true }] },
    },
    select: {
      ...cardColumns,
      createdAt: true,
      customer: {
        select: { id: true, lineUserId: true, language: true, block: { select: { id: true } } },
      },
    },
  });
  const due = ahead.filter((appointment) => isReminderDue(appointment, now, zone));
  const queued = await prisma.outboxMessage.findMany({
    where: { uniqueKey: { in: due.map(reminderKey) } },
    select: { uniqueKey: true },
  });
  const known = new Set(queued.map(({ uniqueKey }) => uniqueKey));
  const { count } = await prisma.outboxMessage.createMany({
    data: due.flatMap((appointment) => {
      const { id, startsAt, customer } = appointment;
      if (customer === null || known.has(reminderKey(appointment))) return [];
      const language = isLanguage(customer.language) ? customer.language : DEFAULT_LANGUAGE;
      const may = { now, cutOffMinutes, blocked: customer.block !== null, shopAddress };
      const card = appointmentCard("APPOINTMENT_REMINDER", appointment, { language, shopName, zone, may });
      const appointmentAt = { id, startsAt: startsAt.toISOString() };
      return {
        kind: "REMINDER",
        customerId: customer.id,
        uniqueKey: reminderKey(appointment),
        payload: { to: customer.lineUserId, messages: [card], appointment: appointmentAt },
      };
    }),
    skipDuplicates: true,
  });
  return count;
}

/** Whether an appointment is still ahead, confirmed and at the time that its reminder names. */
export async function stillStands(
  prisma: PrismaClient,
  { id, startsAt }: { id: number; startsAt: string },
  now: Date,
): Promise<boolean> {
  const start = new Date(startsAt);
  return (
    start > now &&
    (await prisma.appointment.count({ where: { id, startsAt: start, state: "CONFIRMED" } })) > 0
  );
}
