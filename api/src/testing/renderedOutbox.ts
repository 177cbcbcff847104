import type { PrismaClient } from "@machiya/prisma/client";
import type { ShopAddress } from "@machiya/schema/context";
import { createLineChannel } from "../line/lineChannel.ts";
import type { LineMessage, LineMessaging } from "../line/lineMessaging.ts";

/** A request as LINE would receive it. */
export interface RenderedRequest {
  to: string[];
  messages: readonly LineMessage[];
}

/** Fakes LINE by recording the requests. */
export function recordingMessaging(): { sent: RenderedRequest[]; messaging: LineMessaging } {
  const sent: RenderedRequest[] = [];
  const messaging: LineMessaging = {
    quota: async () => ({ remaining: null, asOf: new Date() }),
    profile: async () => null,
    reply: async () => "refused",
    push: async (to, messages) => {
      sent.push({ to: [to], messages });
      return "accepted";
    },
    multicast: async (to, messages) => {
      sent.push({ to: [...to], messages });
      return "accepted";
    },
  };
  return { sent, messaging };
}

/** Renders every outbox message for LINE, oldest first, without changing the outbox. */
export async function messagesOfOutbox(
  prisma: PrismaClient,
  shopAddress: ShopAddress,
): Promise<RenderedRequest[]> {
  const { sent, messaging } = recordingMessaging();
  const line = createLineChannel({ prisma, messaging, shopAddress });
  const rows = await prisma.outboxMessage.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  for (const row of rows) {
    if ((await line.send(row)) !== "accepted") throw new Error(`${row.kind} cannot be rendered`);
  }
  return sent;
}
