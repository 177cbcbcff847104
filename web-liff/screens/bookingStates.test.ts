import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { seriousViolations } from "../../testing/screens/accessibility.ts";
import { network, type PageRequest } from "../../testing/screens/network.ts";
import type { Page } from "../../testing/screens/page.ts";
import { at, book, dayPattern, fillSalon, type Salon } from "../e2e/salon.ts";
import { chooseDay, fillContact, newestBooking, radio, reviewGeneral, service } from "./bookingForm.ts";
import { openShop, type Shop } from "./shop.ts";

let shop: Shop;
let salon: Salon;
let page: Page;

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    salon = await fillSalon(prisma);
  });
});
afterAll(() => shop?.close());

beforeEach(async () => {
  page = await shop.phone();
  network.release();
});

const dayOfMonth = (number: number) => salon.free.replace(/\d\d$/, String(number).padStart(2, "0"));
const days = (on: Page) => on.getByRole("group", { name: "日期" });
const isAbout = ({ body }: PageRequest, field: string) => JSON.stringify(body).includes(field);

/** Holds the requests about services back until the returned function is called. */
function holdSlots(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  network.intercept((request) =>
    isAbout(request, '"serviceIds"') ? promise.then(() => request.send()) : null,
  );
  return resolve;
}

/** Makes requests about a field fail until the returned function is called. */
function failRequests(field: string): () => void {
  network.mayFail = true;
  return network.intercept((request) =>
    isAbout(request, field) ? Promise.reject(new TypeError("Failed to fetch")) : null,
  );
}

it("shows that times are loading, and offers none of an earlier selection", async () => {
  await page.goto("/appointment-customer?mode=general");
  await service(page, /剪髮/).check();
  await chooseDay(page, salon.free);
  await radio(page, "10:00 可預約").waitFor();
  const release = holdSlots();
  await service(page, /深層護髮/).check();
  await page.getByText("查詢空檔中…").first().waitFor();
  const starts = page.getByRole("group", { name: "開始時間" });
  expect(await page.locator("[inert]").filter({ has: starts }).count()).toBe(1);
  release();
  await expect.poll(() => page.locator("[inert]").count()).toBe(0);
  await expect.poll(() => page.getByText("查詢空檔中…").count()).toBe(0);
});

it("offers no times after an error, and loads them again", async () => {
  await page.goto("/appointment-customer?mode=general");
  await service(page, /剪髮/).check();
  await days(page).waitFor();
  const recover = failRequests('"serviceIds"');
  await service(page, /修眉/).check();
  const again = page.getByRole("button", { name: "再試一次" });
  await again.waitFor();
  expect(await days(page).count()).toBe(0);
  // The staff members can still be chosen, without their next times.
  expect(await radio(page, /美咲/).isEnabled()).toBe(true);
  expect(await page.getByText(/^最快/).count()).toBe(0);
  recover();
  await again.click();
  await days(page).waitFor();
});

it("takes the next free time by one tap", async () => {
  await page.goto("/appointment-customer?mode=general");
  await service(page, /剪髮/).check();
  const month = Number(salon.free.slice(5, 7));
  await days(page).waitFor();
  const previous = page.getByRole("button", { name: "上個月" });
  if (await previous.isEnabled()) await previous.click();
  await page.getByRole("button", { name: new RegExp(`^最快 ${month}/1（.*） 10:00`) }).click();
  // The calendar turns to the month of the day.
  await days(page)
    .getByRole("button", { name: dayPattern(dayOfMonth(1)), pressed: true })
    .waitFor();
  await page.getByRole("region", { name: "已選擇的時間" }).getByText("10:00–11:00").waitFor();
  expect(await radio(page, /^10:00/).isChecked()).toBe(true);
});

it("works by keyboard alone", async () => {
  await page.goto("/appointment-customer?mode=general");
  await service(page, /剪髮/).focus();
  await page.keyboard.press("Space");
  expect(await service(page, /剪髮/).isChecked()).toBe(true);
  await radio(page, /^不指定/).focus();
  await page.keyboard.press("ArrowDown");
  expect(await radio(page, /美咲/).isChecked()).toBe(true);
  await page.getByRole("button", { name: /^最快/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "已選擇的時間" }).waitFor();
  expect(
    await page.getByRole("button", { name: /^最快/ }).evaluate((one) => one === document.activeElement),
  ).toBe(true);
});

const bookings = () => shop.prisma.appointment.count();

it("shows the nearest alternatives as buttons when the time was taken in the meantime", async () => {
  await shop.signIn("陳先生");
  await reviewGeneral(page, salon.free, 18);
  for (const staffMemberId of [salon.misaki, salon.koyuki])
    await book(shop.prisma, salon, { day: salon.free, hour: 18, staffMemberId });
  const before = await bookings();
  await page.getByRole("button", { name: "送出預約" }).click();
  const other = page.getByRole("region", { name: "最近的空檔" }).getByRole("button");
  await other.first().waitFor();
  expect(await seriousViolations()).toEqual([]);
  await expect.poll(() => other.count()).toBe(3);
  // The times are in the buttons alone, not also in the reason above them.
  const refusal = await page.getByRole("dialog", { name: "確認預約" }).getByRole("alert").innerText();
  expect(refusal).not.toMatch(/\d{4}-\d\d-\d\d/);
  expect(refusal.match(/\d\d:00/g)).toHaveLength(3);
  expect(await bookings()).toBe(before);
  // The lost time cannot be sent again.
  expect(await page.getByRole("button", { name: "送出預約" }).isDisabled()).toBe(true);
  const chosen = (await other.first().innerText()).match(/\d\d:00/)?.[0] ?? "";
  await other.first().click();
  await page
    .getByRole("dialog", { name: "確認預約" })
    .getByText(new RegExp(`^${chosen}–`))
    .first()
    .waitFor();
  await page.getByRole("button", { name: "送出預約" }).click();
  await page.getByRole("heading", { name: "預約已送出" }).waitFor();
  const booked = await newestBooking(shop);
  expect(booked.startsAt.getTime()).not.toBe(at(salon.free, 18).getTime());
});

it("names the lost time with another staff member among the alternatives, and books it", async () => {
  const day = salon.closed.replace(/\d\d$/, "19");
  await shop.signIn("陳先生");
  await page.goto("/appointment-customer?mode=named");
  await radio(page, /美咲/).check();
  await service(page, /剪髮/).check();
  await chooseDay(page, day);
  await radio(page, /^14:00/).check();
  await fillContact(page);
  await page.getByRole("button", { name: "確認預約" }).click();
  await page.getByRole("dialog", { name: "確認預約" }).waitFor();
  await book(shop.prisma, salon, { day, hour: 14, staffMemberId: salon.misaki });
  await page.getByRole("button", { name: "送出預約" }).click();
  const others = page.getByRole("region", { name: "最近的空檔" });
  await others.getByRole("button", { name: /14:00 · 不指定/ }).click();
  await page.getByRole("button", { name: "送出預約" }).click();
  await page.getByRole("heading", { name: "預約已送出" }).waitFor();
  const { startsAt, items } = await newestBooking(shop);
  expect([startsAt, items.map(({ staffMemberId }) => staffMemberId)]).toEqual([at(day, 14), [null]]);
});

it("shows without a reload that another customer has taken the chosen time", async () => {
  const day = salon.closed.replace(/\d\d$/, "20");
  await page.goto("/appointment-customer?mode=general");
  await service(page, /剪髮/).check();
  await chooseDay(page, day);
  await radio(page, "14:00 可預約").check();
  for (const staffMemberId of [salon.misaki, salon.koyuki])
    await book(shop.prisma, salon, { day, hour: 14, staffMemberId });
  await page.getByText(/^您選的 .* 14:00 無法預約（已額滿）/).waitFor();
  await radio(page, "14:00 已額滿").waitFor();
});

it("books once when the response was lost and the booking is sent again", async () => {
  await shop.signIn("重送客");
  await reviewGeneral(page, salon.closed.replace(/\d\d$/, "21"), 10);
  const before = await bookings();
  const arrive = network.intercept((request) => {
    if (!isAbout(request, "idempotencyKey")) return null;
    return request.send().then(() => Promise.reject(new TypeError("Failed to fetch")));
  });
  await page.getByRole("button", { name: "送出預約" }).click();
  await page.getByText("沒有收到回覆").waitFor();
  arrive();
  await page.getByRole("button", { name: "送出預約" }).click();
  await page.getByRole("heading", { name: "預約已送出" }).waitFor();
  expect(await bookings()).toBe(before + 1);
});

it("shows blocked customers a notice with the phone instead of the form", async () => {
  const customerId = await shop.signIn("被封鎖");
  await reviewGeneral(page, salon.closed.replace(/\d\d$/, "22"), 10);
  await shop.prisma.customerBlock.create({ data: { customerId, note: "" } });
  // The customer was blocked while the form was open, so the server refuses.
  await page.getByRole("button", { name: "送出預約" }).click();
  await page.getByRole("heading", { name: "目前無法預約" }).waitFor();
  // The form is not shown any more either.
  await page.goto("/appointment-customer?mode=general");
  await page.getByRole("heading", { name: "目前無法預約" }).waitFor();
  expect(await page.getByRole("textbox").count()).toBe(0);
  expect(await page.getByRole("link", { name: "撥打 02-2555-1234" }).getAttribute("href")).toBe(
    "tel:0225551234",
  );
});

it.each([
  ["cn", "預約異常，請聯繫客服"],
  ["en", "Booking abnormal, please contact customer service"],
  ["jp", "予約に問題が発生しました。店舗までお問い合わせください"],
] as const)("refers to customer service in %s when an internal error occurs", async (language, words) => {
  await shop.phone({ language });
  network.mayFail = true;
  network.intercept(({ path }) =>
    path === "/graphql"
      ? Response.json({ errors: [{ message: "x", extensions: { code: "INTERNAL" } }] })
      : null,
  );
  await page.goto("/appointment-customer");
  await page.getByRole("heading", { name: words }).waitFor();
  network.release();
});

it("books from Kiritimati at the store's hour on the store's day", async () => {
  await shop.phone({ timeZone: "Pacific/Kiritimati" });
  expect(new Date().getTimezoneOffset()).toBe(-14 * 60);
  await shop.signIn("遠方客");
  const day = salon.closed.replace(/\d\d$/, "23");
  await reviewGeneral(page, day, 18);
  await page.getByRole("dialog", { name: "確認預約" }).getByText("18:00–19:00").first().waitFor();
  await page.getByRole("button", { name: "送出預約" }).click();
  await page.getByRole("heading", { name: "預約已送出" }).waitFor();
  expect((await newestBooking(shop)).startsAt).toEqual(at(day, 18));
});

it("says that no time is free soon, and when the next one is", async () => {
  const misaki = { staffMemberId: salon.misaki, note: "" };
  await shop.prisma.staffTimeOff.create({
    data: { ...misaki, startsAt: at(dayOfMonth(1), 0), endsAt: at(dayOfMonth(20), 0) },
  });
  await page.goto("/appointment-customer?mode=general");
  await service(page, /深層護髮/).check();
  await page.getByText("近 7 天沒有空檔。").waitFor();
  const next = new RegExp(`^最快 ${Number(salon.free.slice(5, 7))}/20（.*） 10:00`);
  await page.getByRole("button", { name: next }).click();
  await page.getByRole("region", { name: "已選擇的時間" }).getByText("10:00–11:30").waitFor();
});

it("without any free time offers anyone instead of the staff member, or the shop's contact", async () => {
  await shop.prisma.staffTimeOff.create({
    data: {
      staffMemberId: salon.misaki,
      note: "",
      startsAt: at(dayOfMonth(20), 0),
      endsAt: at(dayOfMonth(28), 24),
    },
  });
  await page.goto("/appointment-customer?mode=named");
  await radio(page, /美咲.*到下個月底都沒有空檔/).check();
  await service(page, /剪髮/).check();
  await page.getByText(/為止沒有符合的空檔/).waitFor();
  // Named booking is with a certain person; anyone is offered as the other form.
  expect(await radio(page, /^不指定/).count()).toBe(0);
  await page.getByRole("button", { name: /^改為不指定人員：最快 .* 10:00/ }).click();
  expect(await radio(page, /^不指定/).isChecked()).toBe(true);
  await page.getByRole("region", { name: "已選擇的時間" }).getByText("10:00–11:00").waitFor();
  await service(page, /深層護髮/).check();
  await page.getByText(/為止沒有符合的空檔/).waitFor();
  await page.getByRole("link", { name: "撥打 02-2555-1234" }).waitFor();
});

it("offers all services of a salon that has more than a hundred", async () => {
  for (let number = 1; number <= 100; number += 1) {
    const data = { name: `療程 ${number}`, durationMinutes: 60, price: 900 };
    await shop.prisma.service.create({
      data: { ...data, skills: { create: { staffMemberId: salon.misaki } } },
    });
  }
  const recover = failRequests('"serviceCursor"');
  await page.goto("/appointment-customer?mode=general");
  const again = page.getByRole("button", { name: "再試一次" });
  await again.waitFor();
  recover();
  await again.click();
  // The oldest services are in the last page, and are shown first.
  await service(page, /剪髮/).check();
  expect(await page.getByRole("checkbox").count()).toBe(103);
});
