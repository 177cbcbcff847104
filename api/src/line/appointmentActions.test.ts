import { AppointmentState } from "@machiya/prisma/enums";
import { type ButtonAction, postbackData } from "@machiya/schema/chat/cardAction";
import { appointmentPermission } from "@machiya/schema/domain/appointments/appointmentState";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { clock, DAY } from "../../../schema/src/testing/bookable.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { buttonsOf, type ChatSalon, NEXT_DAY, NOW, openChatSalon } from "../testing/chatSalon.ts";
import { eventOf } from "../testing/lineTestServer.ts";
import { messagesOfOutbox } from "../testing/renderedOutbox.ts";

setLogLevel("silent");

let salon: ChatSalon;
beforeAll(async () => {
  salon = await openChatSalon();
});
afterAll(() => salon.close());
beforeEach(() => salon.open());

const FROM = clock("14:00");
const TO = clock("18:00");
const ACTIONS = {
  ASK_TIMES: (appointment: number): ButtonAction => ({ do: "ASK_TIMES", appointment }),
  MOVE: (appointment: number): ButtonAction => ({ do: "MOVE", appointment, from: FROM, to: TO }),
  ASK_CANCEL: (appointment: number): ButtonAction => ({ do: "ASK_CANCEL", appointment }),
  CANCEL: (appointment: number): ButtonAction => ({ do: "CANCEL", appointment, from: FROM }),
  KEEP: (appointment: number): ButtonAction => ({ do: "KEEP", appointment }),
};
type Do = keyof typeof ACTIONS;

const rowOf = (id: number) =>
  salon.prisma.appointment.findUniqueOrThrow({ where: { id }, include: { items: true } });

describe("Every action in every state, by every sender and at every time,", () => {
  const circumstances = [
    ...[true, false].flatMap((blocked) => [0, 1].map((late) => ({ own: true, blocked, late }))),
    { own: false, blocked: false, late: 0 },
  ];
  const cases = (Object.keys(ACTIONS) as Do[]).flatMap((action) =>
    Object.values(AppointmentState).flatMap((state) =>
      circumstances.map((given) => ({ action, state, ...given })),
    ),
  );
  // Changes are allowed until 24 hours before the appointment, including that instant (the store's limit).
  const deadline = Date.parse(FROM) - 24 * 3_600_000;

  it.each(cases)(
    "gets a reply and changes only what the rules allow: %o",
    async ({ action, state, own, blocked, late }) => {
      const me = await salon.customer();
      const other = await salon.prisma.customer.create({ data: { lineUserId: "Uother", name: "" } });
      if (blocked) await salon.prisma.customerBlock.create({ data: { customerId: me.id } });
      const before = await rowOf((await salon.appointment(own ? me.id : other.id, { state })).id);
      const reply = await salon.tap(ACTIONS[action](before.id), new Date(deadline + late));
      expect(reply.text ?? reply.altText).toBeTruthy();
      const after = await rowOf(before.id);
      const rule = action === "MOVE" ? "RESCHEDULE" : "CANCEL";
      const allowed =
        (action === "MOVE" || action === "CANCEL") &&
        appointmentPermission(rule, state, "CUSTOMER").allowed &&
        own &&
        late === 0 &&
        !(blocked && action === "MOVE");
      if (!allowed) expect(after).toEqual(before);
      else if (action === "CANCEL") expect(after.state).toBe("CANCELLED");
      else expect(after).toMatchObject({ state: "PENDING", startsAt: new Date(TO) });
      if (!own) expect(reply.text).toBe("找不到預約，可能已被刪除。");
      expect(await salon.prisma.outboxMessage.count()).toBe(0);
    },
  );
});

describe("Changing the time", () => {
  it("offers free times in the store's time zone as buttons, with a link to the page", async () => {
    const me = await salon.customer();
    const { id } = await salon.appointment(me.id);
    await salon.appointment(null, { hour: 10 });
    const reply = await salon.tap(ACTIONS.ASK_TIMES(id));
    expect(reply.text).toContain(`預約 #${id} 目前的時間是 2026/12/01 14:00`);
    expect(buttonsOf(reply).map(({ label }) => label)).toEqual([
      "2026/12/01 18:00",
      "2026/12/02 10:00",
      "2026/12/02 14:00",
      "2026/12/02 18:00",
      "查看預約",
    ]);
    expect(buttonsOf(reply).at(-1)?.uri).toBe(
      `https://shop.example/appointmentlog-customer?${new URLSearchParams({ appointment: globalId("Appointment", id) })}`,
    );
    const chosen = buttonsOf(reply)[1]?.data ?? "";
    const moved = await salon.tap(chosen);
    expect(moved.text).toContain("2026/12/02 10:00");
    expect(moved.text).toContain("等待店家確認");
    expect(await rowOf(id)).toMatchObject({ state: "PENDING", startsAt: new Date(clock("10:00", NEXT_DAY)) });
    expect((await salon.tap(chosen)).text).toBe(moved.text);
    expect((await rowOf(id)).version).toBe(2);
  });

  it("offers at most 13 buttons of 20 characters, with the nearest of many free times", async () => {
    const me = await salon.customer({ language: "en" });
    const { id, items } = await rowOf((await salon.appointment(me.id, { day: "2026-12-15", hour: 14 })).id);
    const template = await salon.prisma.shiftTemplate.findFirstOrThrow({ orderBy: { id: "desc" } });
    const staffMemberId = items[0]?.staffMemberId ?? 0;
    await salon.prisma.shiftAssignment.createMany({
      data: Array.from({ length: 20 }, (_, index) => ({
        staffMemberId,
        shiftTemplateId: template.id,
        state: "OPEN_TO_CUSTOMERS" as const,
        date: new Date(Date.UTC(2026, 11, 5 + index)),
      })),
    });
    const buttons = buttonsOf(await salon.tap(ACTIONS.ASK_TIMES(id)));
    expect(buttons).toHaveLength(13);
    expect(buttons.every(({ label, data = "" }) => label.length <= 20 && data.length <= 300)).toBe(true);
    expect(buttons[0]?.label).toBe("2026-12-13 14:00");
    expect(buttons[11]?.label).toBe("2026-12-17 14:00");
  });

  it("to a time that was taken meanwhile explains the refusal and offers others", async () => {
    const me = await salon.customer();
    const { id } = await salon.appointment(me.id);
    await salon.appointment(null, { hour: 18 });
    const reply = await salon.tap(ACTIONS.MOVE(id));
    expect(reply.text).toContain("這個時段已被預約");
    expect(buttonsOf(reply).map(({ label }) => label)).not.toContain("2026/12/01 18:00");
    expect(buttonsOf(reply).length).toBeGreaterThan(1);
    expect((await rowOf(id)).startsAt).toEqual(new Date(FROM));
  });

  it("says so when no time is free", async () => {
    const me = await salon.customer();
    const { id } = await salon.appointment(me.id);
    await salon.prisma.shiftAssignment.deleteMany();
    const reply = await salon.tap(ACTIONS.ASK_TIMES(id));
    expect(reply.text).toBe("目前沒有其他可預約的時段。");
    expect(buttonsOf(reply)).toHaveLength(1);
  });
});

describe("Cancelling", () => {
  it("asks for a confirmation with time and services, and cancels only on the second tap", async () => {
    const me = await salon.customer();
    const { id } = await salon.appointment(me.id);
    const confirmation = await salon.tap(ACTIONS.ASK_CANCEL(id));
    expect(confirmation.template?.type).toBe("confirm");
    expect(confirmation.template?.text).toMatch(/確定要取消這筆預約嗎？\n2026\/12\/01 14:00\n保養/);
    expect((await rowOf(id)).state).toBe("CONFIRMED");
    const [yes, no] = buttonsOf(confirmation);
    expect((await salon.tap(no?.data ?? "")).text).toContain(`預約 #${id}：2026/12/01 14:00`);
    expect((await rowOf(id)).state).toBe("CONFIRMED");
    expect((await salon.tap(yes?.data ?? "")).text).toBe(`預約 #${id}（2026/12/01 14:00）已取消。`);
    expect((await rowOf(id)).state).toBe("CANCELLED");
  });

  it("with an outdated card leaves a moved appointment unchanged, and says that it has changed", async () => {
    const me = await salon.customer();
    const { id } = await salon.appointment(me.id);
    const [yes] = buttonsOf(await salon.tap(ACTIONS.ASK_CANCEL(id)));
    await salon.tap(ACTIONS.MOVE(id));
    const reply = await salon.tap(yes?.data ?? "");
    expect(reply.text).toContain("這筆預約的內容已變更");
    expect(reply.text).toContain("2026/12/01 18:00");
    expect((await rowOf(id)).state).toBe("PENDING");
    expect((await salon.tap(ACTIONS.MOVE(id))).text).not.toContain("內容已變更");
    const elsewhere = await salon.tap({ do: "MOVE", appointment: id, from: FROM, to: clock("10:00") });
    expect(elsewhere.text).toContain("這筆預約的內容已變更");
  });

  it("too late says until when it was possible, and how to contact the store", async () => {
    const me = await salon.customer();
    const { id } = await salon.appointment(me.id);
    const reply = await salon.tap(ACTIONS.ASK_CANCEL(id), new Date(clock("14:01", "2026-11-30")));
    expect(reply.text).toBe(
      "已超過可自行改期或取消的期限（2026/11/30 14:00），請直接與店家聯絡。\n町家商店\n02-2345-6789\n10:00–19:00\n台北市",
    );
  });

  it("happens once, whatever the number of repetitions and workers", async () => {
    const me = await salon.customer();
    const { id } = await salon.appointment(me.id);
    const data = postbackData(ACTIONS.CANCEL(id));
    const tap = (token: string) => eventOf("postback", { replyToken: token, postback: { data } });
    const once = tap("once");
    await salon.deliver(once, once, tap("twice"), tap("thrice"));
    await Promise.all(Array.from({ length: 4 }, () => salon.work(NOW)));
    expect((await rowOf(id)).version).toBe(2);
    expect(await salon.prisma.outboxMessage.count()).toBe(0);
    expect(salon.line.messaging.taken).toHaveLength(3);
    expect(new Set(salon.texts())).toEqual(new Set([`預約 #${id}（2026/12/01 14:00）已取消。`]));
  });

  it("takes effect even when the reply is too late, and the notification says so", async () => {
    const me = await salon.customer();
    const { id } = await salon.appointment(me.id);
    const data = postbackData(ACTIONS.CANCEL(id));
    await salon.deliver(eventOf("postback", { replyToken: "old", postback: { data } }));
    await salon.prisma.lineEvent.updateMany({ data: { receivedAt: new Date(NOW.getTime() - 60_001) } });
    await salon.work(NOW);
    expect(salon.line.messaging.taken).toHaveLength(0);
    expect((await rowOf(id)).state).toBe("CANCELLED");
    expect(await salon.prisma.outboxMessage.count()).toBe(1);
  });

  it("happens once when LINE fails to accept the reply, which is sent later", async () => {
    const me = await salon.customer();
    const { id } = await salon.appointment(me.id);
    salon.line.misbehave(503);
    await salon.tap(ACTIONS.CANCEL(id));
    salon.line.misbehave(null);
    await salon.prisma.lineEvent.updateMany({ data: { availableAt: new Date(0) } });
    expect(await salon.work(NOW)).toBe(1);
    expect(salon.texts()).toEqual([`預約 #${id}（2026/12/01 14:00）已取消。`]);
    expect((await rowOf(id)).version).toBe(2);
  });
});

describe("A notification card", () => {
  test("has working buttons", async () => {
    const me = await salon.customer();
    const { id } = await salon.appointment(me.id);
    salon.line.misbehave(400);
    await salon.tap(ACTIONS.MOVE(id));
    salon.line.misbehave(null);
    const [card] = await messagesOfOutbox(salon.prisma, salon.shopAddress);
    const [data, cancelling] = [...JSON.stringify(card).matchAll(/"data":"([^"]+)"/g)].map(([, one]) => one);
    expect((await salon.tap(data ?? "")).text).toContain("請選擇新的時間");
    expect((await salon.tap(cancelling ?? "")).template?.text).toContain("2026/12/01 18:00");
  });
});

describe("A sender who is not a customer", () => {
  test("gets the help for every button", async () => {
    const { id } = await salon.appointment(null);
    expect((await salon.tap(ACTIONS.CANCEL(id))).text).toContain("請點選下方按鈕");
    await salon.customer({ deletedAt: new Date() });
    expect((await salon.tap(ACTIONS.CANCEL(id))).text).toContain("請點選下方按鈕");
    expect((await rowOf(id)).state).toBe("CONFIRMED");
  });
});

describe("The next appointment", () => {
  test("is shown with the actions that a blocked customer may use", async () => {
    const me = await salon.customer();
    await salon.appointment(me.id, { day: DAY });
    const labels = async () => buttonsOf(await salon.write("下次預約")).map(({ label }) => label);
    expect((await labels()).slice(0, 2)).toEqual(["改期", "取消預約"]);
    await salon.prisma.customerBlock.create({ data: { customerId: me.id } });
    expect((await labels()).slice(0, 2)).toEqual(["取消預約", "查看預約"]);
  });
});
