import { type LineEvent, Prisma, type PrismaClient } from "@machiya/prisma/client";
import { readLanguage } from "@machiya/schema/domain/language";
import { answerTo } from "../line/answers.ts";
import type { LineMessage, LineMessaging } from "../line/messaging.ts";
import { type ChatHouse, remnantOf, runAction } from "../line/runAction.ts";
import { startWorker, type WakeableWorker } from "./worker.ts";

/** How often the worker looks when nothing woke it. */
const LOOK_MS = 1000;
/** A claimed event is nobody else's for so long; a worker that died in the middle gives it free again. */
const LEASE_SECONDS = 20;
/** LINE takes a reply token for about a minute (line.md). */
const ANSWER_WITHIN_MS = 60_000;
const RETRY_SECONDS = 5;
/** The longest name that customers have. */
const MAX_NAME = 200;

export interface LineEventDependencies extends ChatHouse {
  messaging: LineMessaging;
}

/** Claims the oldest event that is due; other workers pass it by. */
async function claim(prisma: PrismaClient): Promise<LineEvent | null> {
  const [event] = await prisma.$queryRaw<LineEvent[]>`
    UPDATE "LineEvent"
    SET "attempts" = "attempts" + 1, "availableAt" = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE "id" = (
      SELECT "id" FROM "LineEvent" WHERE "handledAt" IS NULL AND "availableAt" <= now()
      ORDER BY "occurredAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "id", "kind"::text, "lineUserId", "question"::text, "action", "replyToken", "occurredAt", "receivedAt"`;
  return event ?? null;
}

/**
 * Whether somebody can be reached, by the newest of their events whichever was handled first. Whoever adds the shop as a
 * friend is a customer from then on, by the name that LINE shows, even before they sign in.
 */
async function keepReachability(
  { prisma, messaging }: LineEventDependencies,
  event: LineEvent,
): Promise<void> {
  const { lineUserId } = event;
  const newest = await prisma.lineEvent.findFirst({
    where: { lineUserId, kind: { in: ["FOLLOW", "UNFOLLOW"] } },
    orderBy: [{ occurredAt: "desc" }, { id: "desc" }],
    select: { kind: true, occurredAt: true },
  });
  if (newest === null) return;
  const reachable = newest.kind === "FOLLOW";
  if (reachable && (await prisma.customer.count({ where: { lineUserId } })) === 0) {
    const profile = await messaging.profile(lineUserId);
    const name = (profile?.name ?? "").trim().slice(0, MAX_NAME);
    const tag = profile?.languageTag ?? null;
    const language = tag === null ? null : readLanguage({ cookie: null, acceptLanguage: tag });
    await prisma.customer.createMany({ data: [{ lineUserId, name, language }], skipDuplicates: true });
  }
  const { occurredAt: reachableAt } = newest;
  await prisma.customer.updateMany({
    where: { lineUserId, OR: [{ reachableAt: null }, { reachableAt: { lt: reachableAt } }] },
    data: { reachable, reachableAt },
  });
}

/** Does what was asked for, late or not; false: LINE is in trouble, and the token may still be good later for the answer. */
async function answer(dependencies: LineEventDependencies, event: LineEvent): Promise<boolean> {
  const { messaging, now } = dependencies;
  const late = now().getTime() - event.receivedAt.getTime() > ANSWER_WITHIN_MS;
  const messages = late && event.kind === "QUESTION" ? [] : await answerOf(dependencies, event);
  if (event.replyToken === null || late || messages.length === 0) return true;
  return (await messaging.reply(event.replyToken, messages)) !== "retry";
}

/** An action that is done again, because its answer did not arrive, finds itself done. */
function answerOf(dependencies: LineEventDependencies, event: LineEvent): Promise<LineMessage[]> {
  const { kind, question, lineUserId } = event;
  if (kind === "ACTION") return runAction(dependencies, event);
  return answerTo(dependencies, { question: question ?? "HELP", lineUserId });
}

async function handle(dependencies: LineEventDependencies, event: LineEvent): Promise<void> {
  const { prisma } = dependencies;
  if (event.kind === "FOLLOW" || event.kind === "UNFOLLOW") await keepReachability(dependencies, event);
  else if (!(await answer(dependencies, event))) {
    await prisma.$executeRaw`
      UPDATE "LineEvent" SET "availableAt" = now() + make_interval(secs => ${RETRY_SECONDS}) WHERE "id" = ${event.id}`;
    return;
  }
  await prisma.lineEvent.updateMany({
    where: { id: event.id },
    data: {
      ...{ handledAt: new Date(), question: null, action: remnantOf(event.action) ?? Prisma.DbNull },
      ...{ replyToken: null, messageId: null },
    },
  });
}

/** Works off the events that wait until there are none; returns how many it took up. */
export async function drainLineEvents(
  dependencies: LineEventDependencies,
  until?: AbortSignal,
): Promise<number> {
  let taken = 0;
  while (!until?.aborted) {
    const event = await claim(dependencies.prisma);
    if (event === null) break;
    taken += 1;
    await handle(dependencies, event);
  }
  return taken;
}

/** Works off LINE's events in this process; any number of processes may do so at once. */
export function startLineEventWorker(dependencies: LineEventDependencies): WakeableWorker {
  return startWorker("LINE's events", LOOK_MS, (until) => drainLineEvents(dependencies, until));
}
