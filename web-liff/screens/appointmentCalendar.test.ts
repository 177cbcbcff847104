import { recordPath } from "@machiya/schema/domain/messaging/customerPages";
import { shiftDay } from "@machiya/schema/domain/time/calendarTime";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { network } from "../../testing/screens/network.ts";
import type { Page } from "../../testing/screens/page.ts";
import { at, book, dayPattern, fillSalon, type Salon, ZONE } from "../e2e/salon.ts";
import { chooseDay } from "./bookingForm.ts";
import { completeSignIn, openShop, type Shop } from "./shop.ts";

let shop: Shop;
let salon: Salon;
let page: Page;
let customerId: number;
/** A day on which the test books every time. */
let soldOut: string;
/** Numbers of the customer's own appointments. */
let pending: number;
let confirmed: number;

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    salon = await fillSalon(prisma);
  });
  soldOut = shiftDay(salon.full, 3);
  page = await shop.phone();
  customerId = await shop.signIn("林小茶");
  const mine = (day: string, hour: number, state: "PENDING" | "CONFIRMED" | "CANCELLED") =>
    book(shop.prisma, salon, { day, hour, staffMemberId: salon.misaki, customerId, state });
  pending = await mine(salon.free, 10, "PENDING");
  confirmed = await mine(salon.other, 14, "CONFIRMED");
  await mine(salon.free, 18, "CANCELLED");
  await book(shop.prisma, salon, { day: salon.free, hour: 14, staffMemberId: salon.koyuki });
});
afterAll(() => shop?.close());

const address = (day: string, rest = "") => `/appointmentlog-customer?day=${day}${rest}`;
const calendar = (on: Page) => on.getByRole("group", { name: "預約行事曆" });
const chosenDay = (on: Page) => on.getByRole("region", { name: /^\d+月\d+日/ });
const card = (on: Page, time: string) => chosenDay(on).getByRole("button", { name: new RegExp(`^${time}`) });
const stateOf = async (id: number) =>
  (await shop.prisma.appointment.findUniqueOrThrow({ where: { id } })).state;

it("shows the customer's own appointments with service, time, and staff member; other people's not at all", async () => {
  await page.goto(address(salon.free));
  await card(page, "10:00–11:00").waitFor();
  const own = await card(page, "10:00–11:00").innerText();
  for (const part of ["等待店家確認", "剪髮（等待店家確認）", "美咲"]) expect(own).toContain(part);
  for (const others of ["王小春", "14:00–15:00"])
    expect(await chosenDay(page).getByText(others).count()).toBe(0);
  expect(await page.getByText("小雪").count()).toBe(0);
  expect(await chosenDay(page).getByText("18:00").count()).toBe(0);
  await calendar(page)
    .getByRole("button", { name: /10:00 剪髮（等待店家確認） 美咲$/ })
    .waitFor();
  await calendar(page)
    .getByRole("button", { name: /14:00 剪髮 已確認 美咲$/ })
    .waitFor();
});

it("shows the next appointment on top with a calendar file and directions", async () => {
  const next = page.getByRole("region", { name: "下一次預約" });
  await next.getByText("10:00–11:00").waitFor();
  for (const name of ["改期", "取消預約", "預約內容"]) await next.getByRole("button", { name }).waitFor();
  expect(await next.getByRole("link", { name: "路線" }).getAttribute("href")).toBe(
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent("臺北市大同區町家巷 8 號")}`,
  );
  const download = page.nextDownload();
  await next.getByRole("button", { name: "加入行事曆" }).click();
  const { name, text } = await download;
  expect(name).toBe(`appointment-${pending}.ics`);
  const start = at(salon.free, 10)
    .toISOString()
    .replace(/[-:]|\.\d+/g, "");
  for (const line of [`DTSTART:${start}`, "SUMMARY:町家沙龍: 剪髮", "STATUS:TENTATIVE"])
    expect(text.split("\r\n")).toContain(line);
  expect(await page.getByRole("main").getByRole("region").first().getAttribute("aria-label")).toBe(
    "下一次預約",
  );
});

it("shows how much of each day is free, to customers who may book", async () => {
  const day = (date: string, words: string) =>
    calendar(page).getByRole("button", { name: new RegExp(`${dayPattern(date).source}.* ${words}$`) });
  await day(salon.full, "額滿").waitFor();
  await day(salon.other, "可預約").waitFor();
  expect(await calendar(page).locator(`[data-day="${salon.closed}"]`).innerText()).not.toMatch(/[○△✕]/);
  await chosenDay(page).getByText("可預約").waitFor();
  await chosenDay(page).getByRole("link", { name: "預約服務" }).waitFor();
  await page.goto(address(salon.closed));
  await chosenDay(page).getByText("這一天沒有預約。").waitFor();
  expect(await chosenDay(page).getByRole("link").count()).toBe(0);
});

it("moves by arrow keys from day to day, and into another month", async () => {
  await page.goto(address(salon.free));
  await card(page, "10:00–11:00").waitFor();
  await chosenDay(page).getByText("可預約").waitFor();
  await calendar(page)
    .getByRole("button", { name: dayPattern(salon.free), pressed: true })
    .focus();
  await page.keyboard.press("ArrowRight");
  await chosenDay(page)
    .getByRole("heading", { name: dayPattern(salon.other) })
    .waitFor();
  const focused = (day: string) =>
    expect.poll(() => document.activeElement?.getAttribute("data-day")).toBe(day);
  await focused(salon.other);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  const before = shiftDay(salon.other, -14);
  await chosenDay(page)
    .getByRole("heading", { name: dayPattern(before) })
    .waitFor();
  await focused(before);
});

it("shows a week and keeps the day", async () => {
  await page.goto(address(salon.free));
  await page.getByRole("button", { name: "週", exact: true }).click();
  await calendar(page)
    .getByRole("button", { name: /10:00 剪髮（等待店家確認） 美咲$/ })
    .waitFor();
  await expect
    .poll(() =>
      calendar(page)
        .getByRole("button", { name: /^\d+月\d+日星期.( 可預約| 名額不多| 額滿)?$/ })
        .count(),
    )
    .toBe(7);
  const first = calendar(page)
    .getByRole("button", { name: /^\d+月\d+日星期./ })
    .first();
  expect(await first.innerText()).toContain("日");
  await card(page, "10:00–11:00").waitFor();
  await page.getByRole("button", { name: "月", exact: true }).click();
});

it("shows a new state without a reload and announces it", async () => {
  await shop.prisma.appointment.update({ where: { id: pending }, data: { state: "CONFIRMED" } });
  await card(page, "10:00–11:00").getByText("已確認").waitFor();
  await page
    .getByRole("status")
    .filter({ hasText: `預約 #${pending} 的狀態已更新為「已確認」` })
    .waitFor();
  for (const hour of [10, 14, 18]) {
    for (const staffMemberId of [salon.misaki, salon.koyuki])
      await book(shop.prisma, salon, { day: soldOut, hour, staffMemberId });
  }
  await calendar(page).locator(`[data-day="${soldOut}"]`).getByText("✕").waitFor();
});

it("moves the customer's own appointment to another free time and sets it to pending again", async () => {
  await card(page, "10:00–11:00").click();
  const details = page.getByRole("dialog", { name: "預約內容" });
  await details.getByText("$800").first().waitFor();
  await details.getByText(/前可自行取消或改期/).waitFor();
  await details.getByRole("button", { name: "改期" }).click();
  const move = page.getByRole("dialog", { name: "改到其他時間" });
  await move.getByRole("button", { name: dayPattern(salon.full), disabled: true }).waitFor();
  await chooseDay(move, salon.other);
  // 14:00 is the customer's other appointment with the same staff member.
  await move.getByRole("radio", { name: "14:00 已額滿" }).waitFor();
  await move.getByRole("radio", { name: "18:00 可預約" }).check();
  await move.getByRole("button", { name: /^改到 .*18:00$/ }).click();
  await card(page, "18:00–19:00").getByText("剪髮（等待店家確認）").waitFor();
  const moved = await shop.prisma.appointment.findUniqueOrThrow({ where: { id: pending } });
  expect([moved.startsAt, moved.state]).toEqual([at(salon.other, 18), "PENDING"]);
});

it("shows alternatives when the new time was taken in the meantime", async () => {
  await page.goto(address(salon.other));
  await card(page, "18:00–19:00").click();
  await page.getByRole("dialog").getByRole("button", { name: "改期" }).click();
  const move = page.getByRole("dialog", { name: "改到其他時間" });
  await chooseDay(move, salon.free);
  await move.getByRole("radio", { name: "10:00 可預約" }).check();
  // The time is taken between the tap and its request, so the page cannot know it.
  const end = network.intercept((request) => {
    if (!JSON.stringify(request.body).includes('"startsAt"')) return null;
    end();
    return book(shop.prisma, salon, { day: salon.free, hour: 10, staffMemberId: salon.misaki }).then(() =>
      request.send(),
    );
  });
  await move.getByRole("button", { name: /^改到 .*10:00$/ }).click();
  const others = page.getByRole("region", { name: "最近的空檔" }).getByRole("button");
  await others.first().waitFor();
  expect(await move.getByRole("button", { name: "改到這個時間" }).isDisabled()).toBe(true);
  await others.first().click();
  await move.getByRole("button", { name: /^改到 / }).waitFor();
  await page.getByRole("button", { name: "返回" }).click();
  await page.getByRole("dialog", { name: "預約內容" }).getByRole("button", { name: "關閉" }).click();
});

it("offers to sign in again when the session ended before the move, and returns to it", async () => {
  await page.goto(address(salon.other));
  await card(page, "14:00–15:00").click();
  await page.getByRole("dialog", { name: "預約內容" }).getByRole("button", { name: "改期" }).click();
  const move = page.getByRole("dialog", { name: "改到其他時間" });
  await chooseDay(move, salon.free);
  await move.getByRole("radio", { name: "18:00 可預約" }).check();
  await shop.prisma.session.deleteMany();
  await move.getByRole("button", { name: /^改到 .*18:00$/ }).click();
  await page.getByRole("button", { name: "以 LINE 登入" }).waitFor();
  expect(await move.count()).toBe(0);
  await shop.signIn("林小茶");
  await page.reload();
  await move.getByRole("button", { name: "返回" }).click();
  await page.getByRole("dialog", { name: "預約內容" }).getByRole("button", { name: "關閉" }).click();
});

it("cancels the customer's own appointment after a confirmation and keeps it in the list", async () => {
  await page.goto(address(salon.other));
  await card(page, "14:00–15:00").click();
  await page.getByRole("dialog", { name: "預約內容" }).getByRole("button", { name: "取消預約" }).click();
  const question = page.getByRole("dialog", { name: "要取消這個預約嗎？" });
  await page.goBack();
  await question.waitFor({ state: "detached" });
  await page.getByRole("dialog", { name: "預約內容" }).getByRole("button", { name: "取消預約" }).click();
  await question.getByRole("button", { name: "保留預約" }).click();
  await page.getByRole("dialog", { name: "預約內容" }).getByRole("button", { name: "取消預約" }).click();
  await question.getByRole("button", { name: "確定取消" }).click();
  await question.waitFor({ state: "detached" });
  await card(page, "14:00–15:00").waitFor({ state: "detached" });
  // The sheets left the history with the appointment.
  expect(new URL(page.url()).search).toBe(`?day=${salon.other}`);
  const past = page
    .getByRole("region", { name: "過去與已取消的預約" })
    .getByRole("button", { name: /14:00–15:00/ });
  await past.getByText("已取消").waitFor();
  await past.click();
  await page.getByRole("dialog", { name: "預約內容" }).getByText("已取消").waitFor();
  expect(await stateOf(confirmed)).toBe("CANCELLED");
});

it("offers the phone instead of changes after the deadline", async () => {
  // Midnight is always ahead and less than 24 hours away, so the deadline has passed at any time of day.
  const day = shiftDay(dayOf(new Date(), ZONE), 1);
  await book(shop.prisma, salon, { day, hour: 0, staffMemberId: salon.koyuki, customerId });
  await page.goto(address(day));
  const next = page.getByRole("region", { name: "下一次預約" });
  await next.getByText("00:00–01:00").waitFor();
  await next.getByText(/已超過可自行取消或改期的時間/).waitFor();
  expect(await next.getByRole("button", { name: /改期|取消/ }).count()).toBe(0);
  await card(page, "00:00–01:00").click();
  const details = page.getByRole("dialog", { name: "預約內容" });
  await details.getByText(/已超過可自行取消或改期的時間/).waitFor();
  expect(await details.getByRole("link", { name: "撥打 02-2555-1234" }).getAttribute("href")).toBe(
    "tel:0225551234",
  );
  expect(await details.getByRole("button", { name: /改期|取消/ }).count()).toBe(0);
});

it("is linked from the storefront beside the orders and leads to booking", async () => {
  await page.goto("/bot-order/");
  const menu = page.getByRole("navigation");
  await menu.getByRole("link", { name: "我的預約" }).click();
  await page.getByRole("heading", { name: "我的預約" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "預約", exact: true }).click();
  await page.getByRole("heading", { name: "線上預約" }).waitFor();
  await menu.getByRole("link", { name: "我的訂單" }).click();
  await page.getByRole("heading", { name: "我的訂單" }).waitFor();
});

it("shows strangers nothing of other people's days, and their own after they sign in", async () => {
  const stranger = await shop.phone();
  await stranger.goto(address(salon.free));
  await chosenDay(stranger).getByText("這一天沒有預約。").waitFor();
  await stranger.getByRole("button", { name: "以 LINE 登入" }).waitFor();
  for (const text of ["剪髮", "14:00", "小雪"])
    expect(await stranger.getByRole("main").getByText(text).count()).toBe(0);
  expect(await calendar(stranger).getByText(/[○△✕]/).count()).toBe(0);
  await stranger.getByRole("button", { name: "以 LINE 登入" }).click();
  await completeSignIn(stranger, "陌生人");
  await stranger.getByRole("region", { name: "登入後即可查看您的預約" }).waitFor({ state: "detached" });
  expect(new URL(stranger.url()).search).toBe(`?day=${salon.free}`);
});

it("shows the store's days and hours in a browser in Kiritimati", async () => {
  const far = await shop.phone({ timeZone: "Pacific/Kiritimati" });
  expect(new Date().getTimezoneOffset()).toBe(-14 * 60);
  const id = await shop.signIn("遠方客");
  const day = salon.full.replace(/\d\d$/, "24");
  await book(shop.prisma, salon, { day, hour: 18, staffMemberId: salon.misaki, customerId: id });
  await far.goto(address(day));
  await card(far, "18:00–19:00").waitFor();
  await calendar(far)
    .getByRole("button", { name: new RegExp(`${dayPattern(day).source}.* 18:00 剪髮`) })
    .waitFor();
  await far.getByRole("button", { name: "週", exact: true }).click();
  await calendar(far)
    .getByRole("button", { name: new RegExp(`${dayPattern(day).source}.* 18:00 剪髮`) })
    .waitFor();
  await expect.poll(() => calendar(far).locator("time").filter({ hasText: "18:00" }).count()).toBe(1);
});

it("does not show blocked customers which days are free", async () => {
  const blocked = await shop.phone();
  const id = await shop.signIn("黑名單");
  await shop.prisma.customerBlock.create({ data: { customerId: id } });
  await blocked.goto(address(salon.full));
  await blocked.getByText("目前沒有即將到來的預約。").waitFor();
  expect(await blocked.getByRole("main").getByText("額滿").count()).toBe(1);
});

describe("the link of a card", () => {
  /** Numbers of an appointment of the customer who is signed in, and of one without a customer. */
  let mine: number;
  let foreign: number;
  beforeAll(async () => {
    await shop.phone();
    await shop.signIn("林小茶");
    const { misaki: staffMemberId } = salon;
    const day = salon.full.replace(/\d\d$/, "25");
    mine = await book(shop.prisma, salon, { day, hour: 10, staffMemberId, customerId });
    foreign = await book(shop.prisma, salon, { day, hour: 14, staffMemberId });
  });

  const sheet = (on: Page) => on.getByRole("dialog", { name: "預約內容" });

  it("opens its appointment, and closing it leaves the list", async () => {
    await page.goto(recordPath("appointments", mine));
    await sheet(page).getByText(`預約 #${mine}`).waitFor();
    await sheet(page).getByText("剪髮").waitFor();
    await sheet(page).getByRole("button", { name: "關閉" }).click();
    await sheet(page).waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("");
  });

  it("of another person's appointment shows nothing of it", async () => {
    await page.goto(recordPath("appointments", foreign));
    await sheet(page).getByText("找不到這個預約。").waitFor();
    expect(await sheet(page).getByText("剪髮").count()).toBe(0);
    await sheet(page).getByRole("button", { name: "關閉" }).click();
    await page.getByRole("heading", { level: 1, name: "我的預約" }).waitFor();
  });

  it("opens the appointment after signing in", async () => {
    const phone = await shop.phone();
    await phone.goto(recordPath("appointments", mine));
    await phone.getByRole("button", { name: "以 LINE 登入" }).click();
    await completeSignIn(phone, "路人");
    await sheet(phone).getByText("找不到這個預約。").waitFor();
    const customer = await shop.prisma.customer.findFirstOrThrow({ where: { name: "路人" } });
    await shop.prisma.appointment.update({ where: { id: mine }, data: { customerId: customer.id } });
    await phone.reload();
    await sheet(phone).getByText(`預約 #${mine}`).waitFor();
  });
});
