import type { Route } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { newestBooking, radio, reviewGeneral, service } from "./bookingForm.ts";
import { at, book, chooseDay, fillSalon, type Salon } from "./salon.ts";
import { changePages, openShop, type Shop, signIn, speak } from "./shop.ts";

let shop: Shop;
let salon: Salon;

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    salon = await fillSalon(prisma);
  });
});
afterAll(() => shop?.close());

const bookings = () => shop.prisma.appointment.count();

it("shows the nearest alternatives as buttons when the time was taken in the meantime", async () => {
  const phone = await shop.phone();
  await signIn(phone, shop.prisma, "陳先生");
  await reviewGeneral(phone, salon.free, 18);
  for (const staffMemberId of [salon.misaki, salon.koyuki])
    await book(shop.prisma, salon, { day: salon.free, hour: 18, staffMemberId });
  const before = await bookings();
  await phone.getByRole("button", { name: "送出預約" }).click();
  const other = phone.getByRole("region", { name: "最近的空檔" }).getByRole("button");
  await other.first().waitFor();
  await expect.poll(() => other.count()).toBe(3);
  // The times are in the buttons alone, not also in the reason above them.
  const refusal = await phone.getByRole("dialog", { name: "確認預約" }).getByRole("alert").innerText();
  expect(refusal).not.toMatch(/\d{4}-\d\d-\d\d/);
  expect(refusal.match(/\d\d:00/g)).toHaveLength(3);
  expect(await bookings()).toBe(before);
  expect(await seriousViolations(phone)).toEqual([]);
  const chosen = (await other.first().innerText()).match(/\d\d:00/)?.[0] ?? "";
  await other.first().click();
  await phone
    .getByRole("dialog", { name: "確認預約" })
    .getByText(new RegExp(`^${chosen}–`))
    .first()
    .waitFor();
  await phone.getByRole("button", { name: "送出預約" }).click();
  await phone.getByRole("heading", { name: "預約已送出" }).waitFor();
  const booked = await newestBooking(shop);
  expect(booked.startsAt.getTime()).not.toBe(at(salon.free, 18).getTime());
});

it("shows without a reload that another customer has taken the chosen time", async () => {
  const day = salon.closed.replace(/\d\d$/, "20");
  const phone = await shop.phone();
  await phone.goto("/appointment-customer?mode=general");
  await service(phone, /剪髮/).check();
  await chooseDay(phone, day);
  await radio(phone, "14:00 可預約").check();
  for (const staffMemberId of [salon.misaki, salon.koyuki])
    await book(shop.prisma, salon, { day, hour: 14, staffMemberId });
  await phone.getByText(/^您選的 .* 14:00 無法預約（已額滿）/).waitFor();
  await radio(phone, "14:00 已額滿").waitFor();
});

it("books once when the response was lost and the booking is sent again", async () => {
  const phone = await shop.phone();
  await signIn(phone, shop.prisma, "重送客");
  await reviewGeneral(phone, salon.closed.replace(/\d\d$/, "21"), 10);
  const before = await bookings();
  const lose = async (route: Route) => {
    if (!route.request().postData()?.includes("idempotencyKey")) return route.continue();
    await route.fetch();
    await route.abort();
  };
  await phone.route("**/graphql", lose);
  await phone.getByRole("button", { name: "送出預約" }).click();
  await phone.getByText("沒有收到回覆").waitFor();
  await phone.unroute("**/graphql", lose);
  await phone.getByRole("button", { name: "送出預約" }).click();
  await phone.getByRole("heading", { name: "預約已送出" }).waitFor();
  expect(await bookings()).toBe(before + 1);
  shop.faults.splice(0, shop.faults.length, ...shop.faults.filter((fault) => !/Failed to load/.test(fault)));
});

it("shows blocked customers a notice with the phone instead of the form", async () => {
  const phone = await shop.phone();
  const customerId = await signIn(phone, shop.prisma, "被封鎖");
  await reviewGeneral(phone, salon.closed.replace(/\d\d$/, "22"), 10);
  await shop.prisma.customerBlock.create({ data: { customerId, note: "" } });
  // The customer was blocked while the form was open, so the server refuses.
  await phone.getByRole("button", { name: "送出預約" }).click();
  await phone.getByRole("heading", { name: "目前無法預約" }).waitFor();
  // The form is not shown any more either.
  await phone.goto("/appointment-customer?mode=general");
  await phone.getByRole("heading", { name: "目前無法預約" }).waitFor();
  expect(await phone.getByRole("textbox").count()).toBe(0);
  expect(await phone.getByRole("link", { name: "撥打 02-2555-1234" }).getAttribute("href")).toBe(
    "tel:0225551234",
  );
  expect(await seriousViolations(phone)).toEqual([]);
});

it.each([
  ["cn", "預約異常，請聯繫客服"],
  ["en", "We couldn't complete this booking. Please contact the salon."],
  ["jp", "予約に問題が発生しました。店舗までお問い合わせください"],
] as const)("refers to customer service in %s when an internal error occurs", async (language, words) => {
  const phone = await shop.phone();
  await speak(phone.context(), language);
  // The embedded response is removed, so that the page sends its query itself.
  await changePages(phone, (html) => html.replace(/"query":\{.*\}<\/script>/s, '"query":null}</script>'));
  await phone.route("**/graphql", (route) =>
    route.fulfill({ json: { errors: [{ message: "x", extensions: { code: "INTERNAL" } }] } }),
  );
  await phone.goto("/appointment-customer");
  await phone.getByRole("heading", { name: words }).waitFor();
  expect(await seriousViolations(phone)).toEqual([]);
  // React reports the provoked error, and (#520) when its second attempt to render sends the query again.
  const provoked = /INTERNAL|React error #520/;
  shop.faults.splice(0, shop.faults.length, ...shop.faults.filter((fault) => !provoked.test(fault)));
});

it("books from Kiritimati at the store's hour on the store's day", async () => {
  const far = await shop.phone({ timezoneId: "Pacific/Kiritimati" });
  await signIn(far, shop.prisma, "遠方客");
  const day = salon.closed.replace(/\d\d$/, "23");
  await reviewGeneral(far, day, 18);
  await far.getByRole("dialog", { name: "確認預約" }).getByText("18:00–19:00").first().waitFor();
  await far.getByRole("button", { name: "送出預約" }).click();
  await far.getByRole("heading", { name: "預約已送出" }).waitFor();
  expect((await newestBooking(shop)).startsAt).toEqual(at(day, 18));
});

it("runs without script errors and content security policy violations", () => {
  expect(shop.faults).toEqual([]);
});
