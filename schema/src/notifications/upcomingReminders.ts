import { TIME_HOLDING_STATES } from "../domain/appointments/appointmentState.ts";
import { lineMonthEnd, needsReminder } from "../domain/messaging/quota.ts";
import { REMINDER_LEAD_MS } from "../domain/notifications.ts";
import type { Transaction } from "../writes/transaction.ts";
import { reminderKey } from "./reminders.ts";

/**
 * Counts the reminders that the rest of LINE's month will need: those of confirmed and pending appointments
 * whose customers can be reached as far as known, without those already queued. Returns 0 when the store has
 * disabled reminders.
 */
export async function countUpcomingReminders(tx: Transaction, now: Date): Promise<number> {
  const store = await tx.store.findUnique({ where: { id: 1 }, select: { timeZone: true, notices: true } });
  if (store === null || !store.notices.includes("APPOINTMENT_REMINDER")) return 0;
  const ahead = await tx.appointment.findMany({
    where: {
      state: { in: [...TIME_HOLDING_STATES] },
      startsAt: { gt: now, lte: new Date(lineMonthEnd(now).getTime() + REMINDER_LEAD_MS) },
      customer: { deletedAt: null, OR: [{ reachable: null }, { reachable: true }] },
    },
    select: { id: true, startsAt: true, createdAt: true },
  });
  const needed = ahead.filter((appointment) => needsReminder(appointment, now, store.timeZone));
  // Only reminders of near appointments can already be queued.
  const near = needed.filter(({ startsAt }) => startsAt.getTime() - now.getTime() <= REMINDER_LEAD_MS);
  const queued = await tx.outboxMessage.count({ where: { uniqueKey: { in: near.map(reminderKey) } } });
  return needed.length - queued;
}
