import type { AppointmentState } from "@machiya/prisma/enums";
import type { Acting } from "../acting.ts";
import { noticeOfAppointment } from "../domain/notices.ts";
import type { Transaction } from "../transaction.ts";
import { appointmentCard, cardColumns } from "./appointmentCard.ts";
import { findRecipient } from "./recipient.ts";

/** Queues what the customer is told of an appointment as it now is, in the transaction that made it so; before: null when it is new. */
export async function queueAppointmentNotice(
  tx: Transaction,
  context: Acting,
  before: { state: AppointmentState; startsAt: Date } | null,
  id: number,
): Promise<void> {
  const after = await tx.appointment.findUniqueOrThrow({
    where: { id },
    select: { ...cardColumns, customerId: true },
  });
  const notice = noticeOfAppointment(before, after);
  const recipient = await findRecipient(tx, context, notice === null ? [] : [notice], after.customerId);
  if (recipient === null || notice === null) return;
  const { customerId, lineUserId: to } = recipient;
  const messages = [appointmentCard(notice, after, recipient)];
  await tx.outboxMessage.create({ data: { kind: "NOTICE", customerId, payload: { to, messages } } });
}
