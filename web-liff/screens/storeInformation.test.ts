import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "../../testing/screens/page.ts";
import { openShop, type Shop } from "./shop.ts";

let shop: Shop;
let page: Page;

beforeAll(async () => {
  shop = await openShop(async () => {});
  page = await shop.phone();
});
afterAll(() => shop?.close());

it("shows a notice while the store has no record", async () => {
  await page.goto("/bot-order/store");
  await page.getByRole("heading", { name: "店家資訊準備中" }).waitFor();
});

it("shows name, hours, address, account, ordering window, and closed weekdays", async () => {
  await shop.prisma.store.create({
    data: {
      id: 1,
      name: "町家 Machiya",
      openingHours: "11:00–20:00",
      address: "臺北市大同區",
      bankCode: "822",
      bankAccount: "123456789012",
      openWeekdays: [2, 3, 4, 5, 6],
      // Both instants are already the next day in Taipei.
      orderingOpensAt: new Date("2026-01-31T16:00:00Z"),
      orderingClosesAt: new Date("2099-12-30T16:00:00Z"),
      delivers: true,
    },
  });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "町家 Machiya" }).waitFor();
  const days = await page.getByRole("listitem").allInnerTexts();
  expect(days.map((day) => day.replace(/\s+/g, " "))).toEqual([
    "星期日 公休",
    "星期一 公休",
    "星期二 營業",
    "星期三 營業",
    "星期四 營業",
    "星期五 營業",
    "星期六 營業",
  ]);
  const text = await page.getByRole("main").innerText();
  for (const part of ["11:00–20:00", "臺北市大同區", "822", "123456789012", "提供宅配", "貨到付款"])
    expect(text).toContain(part);
  expect(text).toMatch(/2026.*2.*1.*起/);
  expect(text).toMatch(/至 2099.*12.*31/);
  await page.getByRole("button", { name: "複製 帳號" }).waitFor();
});

it("uses the store's weekday, not the phone's", async () => {
  // 23:30 on Monday on the phone is Tuesday in the shop, which is open.
  const abroad = await shop.phone({ timeZone: "America/Los_Angeles" });
  abroad.clock.setFixedTime(new Date("2026-11-24T07:30:00Z"));
  await abroad.goto("/bot-order/store");
  await abroad.getByText("今日營業").waitFor();
  const tuesday = abroad.getByRole("listitem").filter({ hasText: "星期二" });
  await expect.poll(() => tuesday.getAttribute("aria-current")).toBe("date");
  abroad.clock.uninstall();
});

it("shows booking hours apart from the hours that the shop describes in words", async () => {
  await shop.prisma.bookingHours.create({ data: { weekday: 2, startMinute: 600, endMinute: 1200 } });
  const phone = await shop.phone();
  // A Tuesday, before the shop opens by its own words.
  phone.clock.setFixedTime(new Date("2030-05-14T10:30:00+08:00"));
  await phone.goto("/bot-order/store");
  await phone.getByText("今日營業", { exact: true }).waitFor();
  const texts = await phone.getByRole("listitem").allInnerTexts();
  const tuesdays = texts.map((day) => day.replace(/\s+/g, " ")).filter((day) => day.startsWith("星期二"));
  expect(tuesdays).toEqual(["星期二 營業", "星期二 10:00–20:00"]);
  await phone.getByRole("heading", { name: "預約時段" }).waitFor();
  phone.clock.uninstall();
  // Without such words, they are the hours of the shop.
  await shop.prisma.store.update({ where: { id: 1 }, data: { openingHours: "" } });
  await phone.goto("/bot-order/store");
  await phone.getByText("10:00–20:00").waitFor();
  expect(await phone.getByRole("heading", { name: "預約時段" }).count()).toBe(0);
  await shop.prisma.bookingHours.deleteMany();
});

it("tells until when the store is open, or when it opens next, on the store's clock", async () => {
  await shop.prisma.bookingHours.createMany({
    data: [2, 3, 4, 5, 6].flatMap((weekday) => [
      { weekday, startMinute: 660, endMinute: 840 },
      { weekday, startMinute: 1020, endMinute: 1200 },
    ]),
  });
  await shop.prisma.storeClosure.create({
    data: {
      startsAt: new Date("2030-05-15T00:00:00+08:00"),
      endsAt: new Date("2030-05-16T00:00:00+08:00"),
      note: "店休",
    },
  });
  const abroad = await shop.phone({ timeZone: "America/Los_Angeles" });
  // 2030-05-14 is a Tuesday; Sunday and Monday are off, and a closure covers Wednesday.
  for (const [now, shown] of [
    ["2030-05-13T12:00", "休息中 · 週二 11:00 開始營業"],
    ["2030-05-14T10:59", "休息中 · 11:00 開始營業"],
    ["2030-05-14T11:00", "營業中 · 至 14:00"],
    ["2030-05-14T14:00", "休息中 · 17:00 開始營業"],
    ["2030-05-14T19:59", "營業中 · 至 20:00"],
    ["2030-05-14T20:00", "休息中 · 週四 11:00 開始營業"],
    ["2030-05-15T12:00", "休息中 · 週四 11:00 開始營業"],
  ] as const) {
    abroad.clock.setFixedTime(new Date(`${now}:00+08:00`));
    await abroad.goto("/bot-order/store");
    await abroad.getByText(shown, { exact: true }).waitFor();
  }
  abroad.clock.uninstall();
});

it("changes the status without a reload when a minute begins, and after a closure is entered", async () => {
  const today = { startsAt: new Date("2030-05-14T00:00:00+08:00") };
  await shop.prisma.storeClosure.deleteMany({ where: today });
  const phone = await shop.phone();
  phone.clock.install(new Date("2030-05-14T13:58:30+08:00"));
  await phone.goto("/bot-order/store");
  await phone.getByText("營業中 · 至 14:00", { exact: true }).waitFor();
  await phone.clock.fastForward(120_000);
  await phone.getByText("休息中 · 17:00 開始營業", { exact: true }).waitFor();
  await shop.prisma.storeClosure.create({
    data: { ...today, endsAt: new Date("2030-05-15T00:00:00+08:00"), note: "" },
  });
  await phone.reload();
  await phone.getByText("休息中 · 週四 11:00 開始營業", { exact: true }).waitFor();
  phone.clock.uninstall();
});
