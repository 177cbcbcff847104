// Needs a browser for: layout, print and PDF
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openAppointmentSalon } from "./appointmentDay.ts";
import { type Console, openConsole } from "./console.ts";
import { readPdf } from "./pdf.ts";
import { giveShifts } from "./salon.ts";
import { TIMETABLE_DAY as DAY, openTimetable } from "./timetableDay.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
  await openTimetable(shop.admin);
});
afterAll(() => shop?.close());

const address = () => `${shop.origin}/appointmentlog/timetable?day=${DAY}`;
const row = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const box = (page: Page, name: RegExp) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name }) });

async function place(what: Locator, within: Locator): Promise<{ x: number; width: number }> {
  const [inner, outer] = [await what.boundingBox(), await within.boundingBox()];
  if (inner === null || outer === null) throw new Error("The element is not visible.");
  return { x: Math.round(inner.x - outer.x), width: Math.round(inner.width) };
}

it("has a row per staff member, 250 px for the name and 50 px per half-hour", async () => {
  const { page } = shop;
  await page.goto(address());
  await row(page, "林小美").waitFor();
  expect((await row(page, "林小美").boundingBox())?.width).toBe(1250);
  for (const [name, person, expected] of [
    [/^美甲.*高小姐/, "林小美", { x: 350, width: 100 }],
    [/^除毛.*高小姐/, "林小美", { x: 450, width: 50 }],
    [/^美甲.*無指定/, "不指定", { x: 550, width: 100 }],
    [/吳太太/, "陳怡君", { x: 250, width: 100 }],
    [/鄭晚晚/, "陳怡君", { x: 1200, width: 50 }],
  ] as const)
    expect([name, await place(box(page, name), row(page, person))]).toEqual([name, expected]);
});

it("shows all hours in every window from 1280 px on", async () => {
  for (const width of [1280, 1340, 1366, 1440, 1510, 1536, 1600, 1920]) {
    const page = await shop.open({ width });
    await page.goto(address());
    await row(page, "林小美").waitFor();
    // The side bar is loaded after the frame; its place is there from the start.
    const last = await row(page, "林小美").boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? width)).toBeLessThanOrEqual(width);
    const sheet = page.getByRole("region", { name: /日程表/ });
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.context().close();
  }
});

it("has the side bar's icons beside it in a window of 1366 px, and its texts in the drawer", async () => {
  const page = await shop.open({ width: 1366 });
  await page.addInitScript(() => localStorage.setItem("machiya.sideBar", "expanded"));
  await page.goto(address());
  await row(page, "林小美").waitFor();
  const bar = page.getByRole("navigation", { name: "主選單" });
  await bar.waitFor();
  expect((await bar.boundingBox())?.width).toBe(56);
  expect(await bar.getByRole("link", { name: "訂單" }).count()).toBe(1);
  await page.getByRole("button", { name: "開啟選單" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "訂單", exact: true }).click();
  // Other screens have room for the whole side bar, which this person chose.
  await expect.poll(async () => (await bar.boundingBox())?.width).toBe(220);
  await page.context().close();
});

it("prints completely on one landscape A4 page, without the rest of the console", async () => {
  const { page } = shop;
  await page.goto(address());
  await box(page, /鄭晚晚/).waitFor();
  const printed = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(printed.pages).toBe(1);
  expect(printed.sizes).toEqual([{ width: 297, height: 210 }]);
  const wanted = "町家林小美早班陳怡君全日高小姐吳太太鄭晚晚周早早不指定無✓?←→AL除睫毛星期二";
  expect([...wanted].filter((character) => !printed.characters.has(character))).toEqual([]);
  // 回 occurs only in the link back to the calendar, so the surrounding console is not printed.
  expect(printed.characters.has("回")).toBe(false);
});

it("prints on one page even with many staff members", async () => {
  const { page } = shop;
  const names = Array.from({ length: 24 }, (_, index) => `美容師${index + 1}`);
  const many = await openAppointmentSalon(shop.admin, names);
  for (const name of names)
    await giveShifts(shop.admin, many, name, [{ date: DAY, template: "早班", state: "CONFIRMED" }]);
  await page.goto(address());
  await row(page, "美容師24").waitFor();
  const { pages, characters } = readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBe(1);
  expect(characters.has("師")).toBe(true);
});
