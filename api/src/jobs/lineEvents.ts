import { type LineEvent, Prisma } from "@machiya/prisma/client";
import { readLanguage } from "@machiya/schema/domain/language";
import { cleanLine } from "@machiya/schema/domain/typedText";
import { recordFailedLineEvent } from "@machiya/schema/failedJobs/recordFailedJobs";
import { settleReply } from "@machiya/schema/notifications/replyInstead";
import type { LineMessage, LineMessaging } from "../line/lineMessaging.ts";
import { replyTo } from "../line/replies.ts";
import { type ChatDependencies, retainedAction, runAction } from "../line/runAction.ts";
import type { JobResult, Queue, QueueTable } from "./queue/queue.ts";

/** LINE accepts a reply token for about a minute. */
const REPLY_TIMEOUT_MS = 60_000;

/**
 * The pause between attempts while the reply token may still be accepted, and the number of these attempts.
 */
const RETRY_SECONDS = 5;
const QUICK_ATTEMPTS = 12;
const MAX_RETRY_SECONDS = 600;

/** The longest name that a customer can have. */
const MAX_NAME = 200;

export interface LineEventDependencies extends ChatDependencies {
  messaging: LineMessaging;
}

type LineEventJob = Pick<
  LineEvent,
  | "id"
  | "kind"
  | "lineUserId"
  | "question"
  | "action"
  | "replyToken"
  | "occurredAt"
  | "receivedAt"
  | "attempts"
>;

const LINE_EVENTS: QueueTable = {
  name: Prisma.raw('"LineEvent"'),
  idType: "text",
  columns: Prisma.raw(
    `job."id", job."kind"::text, job."lineUserId", job."question"::text, job."action", job."replyToken", job."occurredAt",
      job."receivedAt", job."attempts"`,
  ),
  waiting: () => Prisma.sql`job."handledAt" IS NULL AND job."failedAt" IS NULL`,
  order: Prisma.raw('job."occurredAt", job."id"'),
};

/**
 * Stores whether LINE can reach a customer, according to the newest follow or unfollow event, regardless of
 * the order of handling. A follower without an account becomes a customer under the LINE profile's name.
 */
async function updateReachability(
  { prisma, messaging }: LineEventDependencies,
  event: LineEventJob,
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
    const name = cleanLine(profile?.name ?? "")
      .toWellFormed()
      .slice(0, MAX_NAME);
    const tag = profile?.languageTag ?? null;
    const language = tag === null ? null : readLanguage({ cookie: null, acceptLanguage: tag });
    await prisma.customer.createMany({ data: [{ lineUserId, name, language }], skipDuplicates: true });
  }
  const { occurredAt: reachableAt } = newest;
  const older = [{ reachableAt: null }, { reachableAt: { lt: reachableAt } }];
  await prisma.customer.updateMany({
    where: { lineUserId, AND: [{ OR: older }, { OR: [{ reachable: null }, { reachable: !reachable }] }] },
    data: { reachable, reachableAt, version: { increment: 1 } },
  });
  // An event that changes nothing else is no change of the customer.
  await prisma.customer.updateMany({ where: { lineUserId, OR: older }, data: { reachableAt } });
}

/** RETRY: the reply may succeed later. */
type ReplyResult = "REPLIED" | "NOT_REPLIED" | "RETRY";

/**
 * Handles a question or an action, however late, and replies to it. Questions are not answered after the reply
 * token has expired.
 */
async function answer(dependencies: LineEventDependencies, event: LineEventJob): Promise<ReplyResult> {
  const { messaging, now } = dependencies;
  const isLate = now().getTime() - event.receivedAt.getTime() > REPLY_TIMEOUT_MS;
  const messages = isLate && event.kind === "QUESTION" ? [] : await answerOf(dependencies, event);
  if (event.replyToken === null || isLate || messages.length === 0) return "NOT_REPLIED";
  const delivery = await messaging.reply(event.replyToken, messages);
  if (delivery === "retry") return "RETRY";
  // LINE accepts a token once. It refuses the repetition of a reply whose acceptance this server did not learn of.
  const isRepetition = delivery === "invalidToken" && event.attempts > 1;
  return delivery === "accepted" || isRepetition ? "REPLIED" : "NOT_REPLIED";
}

/** Builds the reply to an event. An action that runs again because its reply failed finds that it is done. */
function answerOf(dependencies: LineEventDependencies, event: LineEventJob): Promise<LineMessage[]> {
  const { kind, question, lineUserId } = event;
  if (kind === "ACTION") return runAction(dependencies, event);
  return replyTo(dependencies, { question: question ?? "HELP", lineUserId });
}

async function handle(dependencies: LineEventDependencies, event: LineEventJob): Promise<JobResult> {
  const isFriendship = event.kind === "FOLLOW" || event.kind === "UNFOLLOW";
  if (isFriendship) await updateReachability(dependencies, event);
  const result = isFriendship ? "NOT_REPLIED" : await answer(dependencies, event);
  if (result === "RETRY") return { outcome: "RETRY", reason: "LINE_UNAVAILABLE" };
  await finish(dependencies, event, result === "REPLIED");
  return { outcome: "DONE" };
}

/**
 * Stores that an event was handled, removes the message data that is no longer needed, and decides about the
 * notifications of its action.
 */
async function finish(
  { prisma }: LineEventDependencies,
  { id, kind, action }: LineEventJob,
  replied: boolean,
): Promise<void> {
  await prisma.$transaction(async (tx) => {
    if (kind === "ACTION") await settleReply(tx, id, replied);
    await tx.lineEvent.updateMany({
      where: { id },
      data: {
        handledAt: new Date(),
        question: null,
        action: retainedAction(action) ?? Prisma.DbNull,
        replyToken: null,
        messageId: null,
      },
    });
  });
}

/**
 * Stores that an event failed for good. An action stays, so that a user can replay it; a question is removed,
 * because it can no longer be answered.
 */
async function abandon(
  { prisma }: LineEventDependencies,
  { id, kind }: LineEventJob,
  reason: string,
): Promise<void> {
  const content = kind === "ACTION" ? {} : { question: null, messageId: null };
  await prisma.$transaction(async (tx) => {
    await settleReply(tx, id, false);
    await tx.lineEvent.updateMany({
      where: { id },
      data: { ...content, failedAt: new Date(), replyToken: null },
    });
    await recordFailedLineEvent(tx, id, reason);
  });
}

/** Creates the queue that handles LINE's events, oldest first. */
export function lineEventQueue(dependencies: LineEventDependencies): Queue<LineEventJob> {
  return {
    name: "line_events",
    table: LINE_EVENTS,
    concurrency: 1,
    leaseSeconds: 20,
    maxAttempts: 20,
    retrySeconds: (attempts) => (attempts <= QUICK_ATTEMPTS ? RETRY_SECONDS : MAX_RETRY_SECONDS),
    pollIntervalMs: 1000,
    kindOf: ({ kind }) => kind,
    handle: (event) => handle(dependencies, event),
    fail: (event, reason) => abandon(dependencies, event, reason),
  };
}
