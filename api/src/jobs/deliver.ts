import type { OutboxMessage, PrismaClient } from "@machiya/prisma/client";
import { stillStands } from "@machiya/schema/reminders";
import { z } from "zod";
import type { Delivery, LineMessage, LineMessaging } from "../line/messaging.ts";

const messages = z.array(z.looseObject({ type: z.string() }));
const broadcastPart = z.object({ to: z.array(z.string()), messages });
const toOne = z.object({
  to: z.string(),
  messages,
  /** Of a reminder: what it reminds of. */
  appointment: z.object({ id: z.int(), startsAt: z.string() }).optional(),
});

/** Kinds of messages to one person. */
const TO_ONE = new Set(["NOTICE", "REMINDER", "TEST"]);

/** Sends one message of the outbox. Pointless: there is no occasion for it any more. */
export async function deliver(
  prisma: PrismaClient,
  messaging: LineMessaging,
  { id, kind, payload }: OutboxMessage,
  now: Date,
): Promise<Delivery | "pointless"> {
  if (kind === "BROADCAST") {
    const part = broadcastPart.safeParse(payload);
    return part.success
      ? messaging.multicast(part.data.to, part.data.messages as LineMessage[], id)
      : "refused";
  }
  const read = toOne.safeParse(payload);
  if (!read.success || !TO_ONE.has(kind)) return "refused";
  const { to, appointment } = read.data;
  if (appointment !== undefined && !(await stillStands(prisma, appointment, now))) return "pointless";
  return messaging.push(to, read.data.messages as LineMessage[], id);
}
