// Needs a browser for: sessions and cookies, history
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  FAKE_CHANNEL,
  FAKE_LINE_USER,
  FAKE_SECRET,
  type FakeLine,
  startFakeLine,
} from "../../api/src/standIns/line/fakeLine.ts";
import { openShop, type Shop } from "./shop.ts";

/** A page whose parameters must survive LINE's login. */
const THERE = "/bot-order/orders?recipient=%E7%8E%8B";

let line: FakeLine;
let shop: Shop;
beforeAll(async () => {
  line = await startFakeLine();
  shop = await openShop(
    async (prisma) => {
      await prisma.store.create({
        data: { id: 1, name: "町家", openWeekdays: [], timeZone: "Asia/Taipei" },
      });
    },
    {
      LINE_ALLOW_UNVERIFIED_LOGIN: "false",
      LINE_CHANNEL_ID: FAKE_CHANNEL,
      LINE_CHANNEL_SECRET: FAKE_SECRET,
      LINE_API_BASE: line.url,
      LINE_ACCESS_BASE: line.url,
    },
  );
});
afterAll(async () => {
  await shop?.close();
  await line.close();
});
beforeEach(async () => {
  line.misbehave(null);
  line.visitorsAgree(true);
  await shop.prisma.customer.deleteMany();
});

const signInButton = (page: Page) => page.getByRole("button", { name: "以 LINE 登入" });
const signedOut = (page: Page) => page.getByRole("heading", { name: "請先登入" });
const noOrders = (page: Page) => page.getByRole("heading", { name: "沒有符合條件的訂單" });
const failed = (page: Page) => page.getByRole("status").getByText("無法以 LINE 登入，請稍後再試。");
const address = (page: Page) => page.url().slice(shop.server.origin.length);

it("a browser outside LINE goes to LINE and returns to the same page as LINE's user", async () => {
  const page = await shop.phone();
  await page.goto(THERE);
  await signInButton(page).click();
  await noOrders(page).waitFor();
  expect(address(page)).toBe(THERE);
  expect(await shop.prisma.customer.findMany({ select: { lineUserId: true, name: true } })).toEqual([
    { lineUserId: FAKE_LINE_USER, name: "Mei" },
  ]);

  await page.reload();
  await noOrders(page).waitFor();
  expect(await shop.prisma.session.count()).toBe(1);
  expect(shop.faults).toEqual([]);
});

it("a customer who cancels at LINE returns to the same page without signing in", async () => {
  const page = await shop.phone();
  line.visitorsAgree(false);
  await page.goto(THERE);
  const back = page.waitForRequest((request) => request.url().includes("error=access_denied"));
  await signInButton(page).click();
  await back;
  await page.waitForURL((url) => url.href.endsWith(THERE));
  await signedOut(page).waitFor();
  expect(await failed(page).count()).toBe(0);
});

it("a failure of LINE is reported, and the next attempt succeeds", async () => {
  const page = await shop.phone();
  await page.goto(THERE);
  line.misbehave(500);
  await signInButton(page).click();
  await failed(page).waitFor();
  expect(address(page)).toBe(THERE);
  line.misbehave(null);
  await signInButton(page).click();
  await noOrders(page).waitFor();
  expect(address(page)).toBe(THERE);
});

it("an unrequested LINE callback signs in no customer and is removed from the address", async () => {
  const page = await shop.phone();
  await page.goto("/bot-order/?code=somebody&state=elses&type=all");
  await failed(page).waitFor();
  expect(address(page)).toBe("/bot-order/?type=all");
  expect(await shop.prisma.session.count()).toBe(0);
});

it("the production pages load none of the demo's code", async () => {
  const page = await shop.phone();
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await page.goto(THERE);
  await signedOut(page).waitFor();
  // The server renders this page, so that it can be shown before the scripts are loaded.
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(2);
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.filter((text) => /liff-?mock|machiya\.demoProfile/i.test(text))).toEqual([]);
});
