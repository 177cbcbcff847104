import type { OutboxMessage, PrismaClient } from "@machiya/prisma/client";
import { stillStands } from "@machiya/schema/reminders";
import { z } from "zod";
import type { Delivery, LineMessage, LineMessaging } from "../line/messaging.ts";

const broadcastPart = z.object({ to: z.array(z.string()), text: z.string() });
const notice = z.object({
  to: z.string(),
  messages: z.array(z.looseObject({ type: z.string() })),
  /** Of a reminder: what it reminds of. */
  appointment: z.object({ id: z.int(), startsAt: z.string() }).optional(),
});

/** Sends one message of the outbox. Pointless: there is no occasion for it any more. */
export async function deliver(
  prisma: PrismaClient,
  messaging: LineMessaging,
  { id, kind, payload }: OutboxMessage,
  now: Date,
): Promise<Delivery | "pointless"> {
  if (kind === "BROADCAST") {
    const part = broadcastPart.safeParse(payload);
    return part.success ? messaging.multicast(part.data.to, part.data.text, id) : "refused";
  }
  const read = notice.safeParse(payload);
  if (!read.success || (kind !== "NOTICE" && kind !== "REMINDER")) return "refused";
  const { to, messages, appointment } = read.data;
  if (appointment !== undefined && !(await stillStands(prisma, appointment, now))) return "pointless";
  return messaging.push(to, messages as LineMessage[], id);
}
