import type { PrismaClient } from "@machiya/prisma/client";
import { z } from "zod";
import { DEFAULT_LANGUAGE, isLanguage } from "../domain/language.ts";
import { isReminderDue, REMINDER_LEAD_MS } from "../domain/notifications.ts";
import { appointmentNotifications, notifiedAppointment } from "./appointmentNotifications.ts";
import { channelColumns, channelsOf } from "./channels.ts";

/**
 * Returns the unique key of a reminder. It includes the start, so that a rescheduled appointment gets another
 * reminder.
 */
export const reminderKey = ({ id, startsAt }: { id: number; startsAt: Date }) =>
  `reminder:${id}:${startsAt.toISOString()}`;

/**
 * Queues the reminders of all confirmed appointments that are due, even when this runs late, and returns
 * their number. The unique key prevents duplicates when several processes run this at once. The worker calls
 * `isReminderValid` before it sends one.
 */
export async function queueReminders(prisma: PrismaClient, now: Date): Promise<number> {
  const store = await prisma.store.findUnique({
    where: { id: 1 },
    select: { name: true, timeZone: true, notices: true, cancelCutOffHours: true },
  });
  if (store === null || !store.notices.includes("APPOINTMENT_REMINDER")) return 0;
  const { name: shopName, timeZone, cancelCutOffHours } = store;
  const upcoming = await prisma.appointment.findMany({
    where: {
      state: "CONFIRMED",
      startsAt: { gt: now, lte: new Date(now.getTime() + REMINDER_LEAD_MS) },
      customer: { deletedAt: null },
    },
    select: {
      ...notifiedAppointment,
      createdAt: true,
      customer: {
        select: { ...channelColumns, id: true, language: true, block: { select: { id: true } } },
      },
    },
  });
  const due = upcoming.filter((appointment) => isReminderDue(appointment, now, timeZone));
  const queued = await prisma.outboxMessage.findMany({
    where: { uniqueKey: { in: due.map(reminderKey) } },
    select: { uniqueKey: true },
  });
  const known = new Set(queued.map(({ uniqueKey }) => uniqueKey));
  const { count } = await prisma.outboxMessage.createMany({
    data: due.flatMap((appointment) => {
      const { customer } = appointment;
      const uniqueKey = reminderKey(appointment);
      if (customer === null || known.has(uniqueKey)) return [];
      const recipient = {
        customerId: customer.id,
        channels: channelsOf(customer),
        language: isLanguage(customer.language) ? customer.language : DEFAULT_LANGUAGE,
        shopName,
        timeZone,
        rules: { now, cutOffMinutes: cancelCutOffHours * 60, blocked: customer.block !== null },
      };
      const reminders = appointmentNotifications("APPOINTMENT_REMINDER", appointment, recipient);
      // The first channel uses the plain key, every other one appends its name.
      return reminders.map((reminder, index) => ({
        ...reminder,
        uniqueKey: index === 0 ? uniqueKey : `${uniqueKey}:${reminder.channel}`,
      }));
    }),
    skipDuplicates: true,
  });
  return count;
}

const reminderData = z.object({ appointment: z.object({ id: z.int(), startsAt: z.string() }) });

/**
 * Returns whether the appointment is in the future, confirmed and at the time in the reminder. Data without
 * an appointment is valid.
 */
export async function isReminderValid(prisma: PrismaClient, data: unknown, now: Date): Promise<boolean> {
  const reminder = reminderData.safeParse(data).data;
  if (reminder === undefined) return true;
  const { id, startsAt: text } = reminder.appointment;
  const startsAt = new Date(text);
  if (startsAt <= now) return false;
  return (await prisma.appointment.count({ where: { id, startsAt, state: "CONFIRMED" } })) > 0;
}
