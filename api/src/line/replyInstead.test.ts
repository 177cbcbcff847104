import type { ButtonAction } from "@machiya/schema/chat/cardAction";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clock } from "../../../schema/src/testing/bookable.ts";
import { outboxQueue } from "../jobs/outbox.ts";
import { drainQueue } from "../jobs/queue/startQueue.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { type ChatSalon, NOW, openChatSalon } from "../testing/chatSalon.ts";
import { createLineChannel } from "./lineChannel.ts";

setLogLevel("silent");

let salon: ChatSalon;
beforeAll(async () => {
  salon = await openChatSalon();
});
afterAll(() => salon.close());
beforeEach(() => salon.open());

const FROM = clock("14:00");
const ACTIONS: [string, (appointment: number) => ButtonAction][] = [
  ["cancels an appointment", (appointment) => ({ do: "CANCEL", appointment, from: FROM })],
  ["moves an appointment", (appointment) => ({ do: "MOVE", appointment, from: FROM, to: clock("18:00") })],
];

/** Runs the outbox with the fake of LINE. */
const runOutbox = () => {
  const { prisma, messaging, shopAddress } = salon;
  const channels = { LINE: createLineChannel({ prisma, messaging, shopAddress }) };
  return drainQueue(prisma, outboxQueue({ prisma, channels }));
};
const sent = () => salon.line.messaging.taken.map(({ way }) => way);
const waiting = () => salon.prisma.outboxMessage.count({ where: { state: "PENDING" } });
const retryEvents = (at = NOW) =>
  salon.prisma.lineEvent
    .updateMany({ where: { handledAt: null }, data: { availableAt: new Date(0) } })
    .then(() => salon.work(at));

async function booked(): Promise<number> {
  const me = await salon.customer();
  return (await salon.appointment(me.id)).id;
}

describe.each(ACTIONS)("A customer who %s in the chat", (_, action) => {
  it("gets the free reply and no push", async () => {
    await salon.tap(action(await booked()));
    expect(await waiting()).toBe(0);
    expect(await runOutbox()).toBe(0);
    expect(sent()).toEqual(["reply"]);
  });

  it("gets a push when LINE refuses the reply", async () => {
    salon.line.misbehave(400);
    await salon.tap(action(await booked()));
    salon.line.misbehave(null);
    await runOutbox();
    expect(sent()).toEqual(["push"]);
  });

  it("gets no push while the reply is retried, and none after it", async () => {
    salon.line.misbehave(503);
    await salon.tap(action(await booked()));
    salon.line.misbehave(null);
    expect(await waiting()).toBe(1);
    expect(await runOutbox()).toBe(0);
    await retryEvents();
    await runOutbox();
    expect(sent()).toEqual(["reply"]);
    expect(await waiting()).toBe(0);
  });

  it("gets one push when the reply token has expired meanwhile", async () => {
    salon.line.misbehave(503);
    await salon.tap(action(await booked()));
    salon.line.misbehave(null);
    await retryEvents(new Date(NOW.getTime() + 60_001));
    await runOutbox();
    await runOutbox();
    expect(sent()).toEqual(["push"]);
  });

  it("gets no push when the reply arrived although LINE answered with an error", async () => {
    salon.line.messaging.trouble = () => 500;
    await salon.tap(action(await booked()));
    salon.line.messaging.trouble = () => null;
    await retryEvents();
    await runOutbox();
    expect(sent()).toEqual(["reply"]);
    expect(await salon.prisma.lineEvent.count({ where: { handledAt: null } })).toBe(0);
  });

  it("gets a push after the last attempt to reply has failed", async () => {
    salon.line.misbehave(503);
    await salon.tap(action(await booked()));
    await salon.prisma.lineEvent.updateMany({ data: { attempts: 19 } });
    await retryEvents();
    salon.line.misbehave(null);
    await runOutbox();
    expect(sent()).toEqual(["push"]);
  });

  it("gets a push, though later, when no process ever settles the reply", async () => {
    salon.line.misbehave(503);
    await salon.tap(action(await booked()));
    salon.line.misbehave(null);
    const [message] = await salon.prisma.outboxMessage.findMany();
    const wait = Number(message?.availableAt) - Number(message?.createdAt);
    expect(wait).toBeGreaterThan(60_000);
    await salon.prisma.outboxMessage.updateMany({ data: { availableAt: new Date() } });
    await runOutbox();
    expect(sent()).toEqual(["push"]);
  });
});
