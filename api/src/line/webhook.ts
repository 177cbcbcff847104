import { Prisma, type PrismaClient } from "@machiya/prisma/client";
import { limitBody } from "../http/bodyLimit.ts";
import { noteProof } from "../telemetry/log.ts";
import { type ReceivedEvents, readEvents } from "./webhookEvents.ts";

/** A delivery contains a few events of some kilobytes each. */
const MAX_BYTES = 1_000_000;
/** The form of a signature, the base64 of 32 bytes; without it, nothing is read. */
const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/;

export interface LineWebhookOptions {
  prisma: PrismaClient;
  /** The secret of the Messaging API channel; null: there is no webhook. */
  channelSecret: string | null;
}

/**
 * Handles POST /line/webhook. It stores each event once and responds before the events are processed
 * (line.md: within 2 seconds); `jobs/lineEvents.ts` processes them. If they cannot be stored, it responds
 * with 500 and LINE redelivers.
 */
export function createLineWebhook(options: LineWebhookOptions): (request: Request) => Promise<Response> {
  const { prisma, channelSecret } = options;
  return async (request) => {
    if (channelSecret === null) return plain(404, "The LINE webhook is not configured.");
    if (request.method !== "POST") return plain(405, "Only POST is answered here.", { allow: "POST" });
    const signature = request.headers.get("x-line-signature") ?? "";
    if (!SIGNATURE.test(signature)) return plain(401, "The signature is wrong.");
    const limited = await limitBody(request, MAX_BYTES);
    if (limited === null) return plain(413, "The request is too large.");
    const body = Buffer.from(await limited.arrayBuffer());
    // The SDK is loaded on demand because it is large.
    const { validateSignature } = await import("@line/bot-sdk");
    if (!validateSignature(body, channelSecret, signature)) return plain(401, "The signature is wrong.");
    noteProof();
    const received = readEvents(parse(body));
    if (received === null) return plain(400, "This is no delivery of LINE's webhook.");
    await storeEvents(prisma, received);
    return plain(200, "OK");
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}

/**
 * Stores new events. An event that was received before is skipped, and the content of an unsent message is
 * removed.
 */
async function storeEvents(prisma: PrismaClient, { events, unsent }: ReceivedEvents): Promise<void> {
  const data = events.map(({ action, ...event }) => ({ ...event, action: action ?? Prisma.DbNull }));
  if (data.length > 0) await prisma.lineEvent.createMany({ data, skipDuplicates: true });
  if (unsent.length === 0) return;
  await prisma.failedJob.deleteMany({ where: { lineEvent: { messageId: { in: unsent } } } });
  await prisma.lineEvent.updateMany({
    where: { messageId: { in: unsent } },
    data: {
      question: null,
      action: Prisma.DbNull,
      replyToken: null,
      messageId: null,
      handledAt: new Date(),
    },
  });
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}
