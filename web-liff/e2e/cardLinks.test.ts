import { recordPath } from "@machiya/schema/domain/messaging/customerPages";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { book, fillSalon, type Salon } from "./salon.ts";
import { completeSignIn, openShop, type Shop, signIn } from "./shop.ts";

let shop: Shop;
let salon: Salon;
let page: Page;
/** Numbers of an appointment of the customer who is signed in, and of one without a customer. */
let mine: number;
let foreign: number;

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    salon = await fillSalon(prisma);
  });
  page = await shop.phone();
  const customerId = await signIn(page, shop.prisma, "林小茶");
  const { free: day, misaki: staffMemberId } = salon;
  mine = await book(shop.prisma, salon, { day, hour: 10, staffMemberId, customerId });
  foreign = await book(shop.prisma, salon, { day, hour: 14, staffMemberId });
});
afterAll(() => shop?.close());

const sheet = (on: Page) => on.getByRole("dialog", { name: "預約內容" });

it("a card's link opens its appointment, and closing it leaves the list", async () => {
  await page.goto(recordPath("appointments", mine));
  await sheet(page).getByText(`預約 #${mine}`).waitFor();
  await sheet(page).getByText("剪髮").waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await sheet(page).getByRole("button", { name: "關閉" }).click();
  await sheet(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
});

it("the link of another person's appointment shows nothing of it", async () => {
  await page.goto(recordPath("appointments", foreign));
  await sheet(page).getByText("找不到這個預約。").waitFor();
  expect(await sheet(page).getByText("剪髮").count()).toBe(0);
  await sheet(page).getByRole("button", { name: "關閉" }).click();
  await page.getByRole("heading", { level: 1, name: "我的預約" }).waitFor();
});

it("the link opens the appointment after signing in", async () => {
  const phone = await shop.phone();
  await phone.goto(recordPath("appointments", mine));
  await phone.getByRole("button", { name: "以 LINE 登入" }).click();
  await completeSignIn(phone, "陌生人");
  await sheet(phone).getByText("找不到這個預約。").waitFor();
  const customer = await shop.prisma.customer.findFirstOrThrow({ where: { name: "陌生人" } });
  await shop.prisma.appointment.update({ where: { id: mine }, data: { customerId: customer.id } });
  await phone.reload();
  await sheet(phone).getByText(`預約 #${mine}`).waitFor();
  await phone.context().close();
});

it("runs without script errors and content security policy violations", () => {
  expect(shop.faults).toEqual([]);
});
