import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole } from "./console.ts";

/** A day without shifts and appointments, on which all staff in service have a column. */
const EMPTY_DAY = "/appointmentlog?view=day&day=2031-05-06";
const ADDED = ["林佳蓉", "王大明", "陳雅婷"];

let shop: Console;
beforeAll(async () => {
  shop = await openConsole();
  for (const name of ADDED) {
    const { code } = await shop.admin.graphql(
      "mutation ($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { staffMember { id } } }",
      { input: { details: { name, englishName: "Team", positionName: "設計師", role: "STAFF" } } },
    );
    expect(code).toBeNull();
  }
});
afterAll(() => shop?.close());

const people = () => shop.page.getByRole("region", { name: "人員" });
const hint = () => shop.page.getByText("左右捲動可看到其他人員");

it("shows a day of twelve people without scrolling at 1280 px", async () => {
  const { page } = shop;
  await page.goto(shop.origin + EMPTY_DAY);
  const heads = page.locator(".ec-main .ec-col-head");
  // Twelve people, and the column of unassigned items.
  await expect.poll(() => heads.count()).toBe(13);
  for (const name of ADDED) await heads.filter({ hasText: name }).waitFor();
  const frame = page.locator(".ec-main");
  await expect.poll(() => frame.evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
  expect(await hint().count()).toBe(0);
});

it("scrolls sideways by keyboard in a narrower window, with the hours and the names in view", async () => {
  const { page } = shop;
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.goto(shop.origin + EMPTY_DAY);
  await hint().waitFor();
  await expectAccessible(page);
  const hours = page.locator(".ec-main .ec-sidebar").last();
  const last = page.locator(".ec-main .ec-col-head").last();
  const before = await hours.boundingBox();
  await people().focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => people().evaluate((main) => main.scrollLeft)).toBeGreaterThan(0);
  await people().evaluate((main) => main.scrollTo(main.scrollWidth, main.scrollHeight));
  await expect.poll(() => people().evaluate((main) => main.scrollTop)).toBeGreaterThan(0);
  expect((await hours.boundingBox())?.x).toBe(before?.x);
  // The name of the last person is at the upper edge of the frame.
  const frame = await people().boundingBox();
  const head = await last.boundingBox();
  expect(head?.y).toBeGreaterThanOrEqual(frame?.y ?? 0);
  expect(head?.y).toBeLessThan((frame?.y ?? 0) + 100);
  await page.setViewportSize({ width: 1800, height: 900 });
  await hint().waitFor({ state: "detached" });
});
