import { connectPrisma } from "@machiya/prisma/client";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enter, openAppointmentSalon } from "./appointmentDay.ts";
import { type Console, openConsole } from "./console.ts";
import { giveShifts } from "./salon.ts";
import { address, at, dayButton, event } from "./tuesday.ts";

const NAMES = ["林小美", "陳怡君", "王大明", "周美玲", "Hayashi Haruka"];
/** A Thursday at the end of a month far from today. */
const DAY = "2031-05-29";
/** A week, Sunday to Saturday, of which every day has five appointments at the same time. */
const BUSY_WEEK = ["15", "16", "17", "18", "19", "20", "21"].map((day) => `2031-06-${day}`);

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
  const prisma = connectPrisma(shop.databaseUrl);
  await prisma.store.updateMany({ data: { openWeekdays: [] } });
  await prisma.$disconnect();
  const salon = await openAppointmentSalon(shop.admin, NAMES);
  for (const name of NAMES) {
    const days = [DAY, ...BUSY_WEEK];
    const shifts = days.map((date) => ({ date, template: "早班", state: "CONFIRMED" }));
    await giveShifts(shop.admin, salon, name, shifts);
    for (const day of days)
      await enter(shop.admin, salon, { customer: name, startsAt: at("11:00", day), lines: [["美甲", name]] });
  }
});
afterAll(() => shop?.close());

const appointment = (page: Page, name: string) => event(page, `^${name}`, "11:00–12:00");

it("opens the month on its day, also in a low window", async () => {
  const { page } = shop;
  await page.setViewportSize({ width: 1280, height: 520 });
  await page.goto(address(shop.origin, "month", DAY));
  await expect
    .poll(async () => {
      const box = await dayButton(page, "2031年5月29日").boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 520;
    })
    .toBe(true);
});

it("shows every day of a busy week in a wide window", async () => {
  const { page } = shop;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address(shop.origin, "week", DAY));
  await appointment(page, NAMES[0] ?? "").waitFor();
  const main = await page.locator(".ec-main").boundingBox();
  const hours = await page.locator(".ec-sidebar").first().boundingBox();
  for (const day of ["2031-05-25", DAY, "2031-05-31"]) {
    const head = await page.locator(`.ec-col-head:has([data-day="${day}"])`).boundingBox();
    if (main === null || hours === null || head === null) throw new Error("the grid is not shown");
    expect([day, head.x >= hours.x + hours.width - 1]).toEqual([day, true]);
    expect([day, head.x + head.width <= main.x + main.width + 1]).toEqual([day, true]);
  }
});

it("five appointments at the same time can be read in the week", async () => {
  const { page } = shop;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address(shop.origin, "week", DAY));
  for (const name of NAMES) {
    const title = appointment(page, name).locator(".cal-title");
    await title.waitFor();
    const { lines, isCut } = await title.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return { lines: new Set(tops).size, isCut: element.scrollWidth > element.clientWidth };
    });
    // A name breaks only between its words.
    expect([name, isCut, lines <= name.split(" ").length]).toEqual([name, false, true]);
  }
});

it.each([
  ["with", false],
  ["without", true],
])(
  "shows every day of a week of which all days are busy, %s the names in the side bar",
  async (_, isCollapsed) => {
    const { page } = shop;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address(shop.origin, "week", BUSY_WEEK[0] ?? ""));
    await appointment(page, NAMES[0] ?? "")
      .first()
      .waitFor();
    const toggle = page.getByRole("button", { name: /^(開啟|關閉)選單$/ });
    if ((await toggle.getAttribute("aria-expanded")) !== String(!isCollapsed)) await toggle.click();
    await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe(String(!isCollapsed));
    for (const day of BUSY_WEEK) {
      const head = await page.locator(`.ec-col-head:has([data-day="${day}"])`).boundingBox();
      expect([day, head !== null && head.x >= 0 && head.x + head.width <= 1280]).toEqual([day, true]);
    }
    for (const frame of [
      page.locator("html"),
      page.locator("main .ec").locator(".."),
      page.locator(".ec-main"),
    ])
      expect(await frame.evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
  },
);
