// Needs a browser for: layout, scrolling
import { connectPrisma } from "@machiya/prisma/client";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enter, openAppointmentSalon, review } from "./appointmentDay.ts";
import { brokenWords, headsOf, shownParts, titleOf } from "./calendarText.ts";
import { type Console, expectAccessible, openConsole } from "./console.ts";
import { closeStore, giveShifts } from "./salon.ts";
import { address, at, dayButton, event } from "./tuesday.ts";

const LANGUAGES = { cn: "zh-TW", jp: "ja", th: "th", en: "en" } as const;
const WIDTHS = [1280, 390] as const;
const DAY = "2031-05-06";
/** The week's days on which the store is open. */
const DATES = ["2031-05-06", "2031-05-07", "2031-05-08", "2031-05-09", "2031-05-10"];
/** A day without shifts and appointments, on which all staff in service have a column. */
const EMPTY_DAY = "2031-05-20";
/** Together with the demo's, there are twelve people. */
const STAFF = ["Alexandra Montgomery", "陳怡君", "สุภาพร"] as const;
/** A name of one word that is wider than a column of a phone. */
const LONG = "Wolfeschlegelstein";
/** Names of one word and of several words, in every script of the customers. */
const CUSTOMERS = ["Hayashi Haruka", LONG, "สมชาย ใจดี", "林小美", "小林キャサリン"];

let shop: Console;
/** The window of each width, which keeps the scripts that it has loaded. */
const windows = new Map<number, Page>();

beforeAll(async () => {
  shop = await openConsole();
  const salon = await openAppointmentSalon(shop.admin, STAFF);
  for (const [index, customer] of CUSTOMERS.entries()) {
    const date = DATES[index] ?? DAY;
    for (const name of STAFF)
      await giveShifts(shop.admin, salon, name, [{ date, template: "早班", state: "CONFIRMED" }]);
    for (const [time, service] of [
      ["11:00", "美甲"],
      ["13:00", "除毛"],
    ] as const) {
      const startsAt = at(time, date);
      const number = await enter(shop.admin, salon, { customer, startsAt, lines: [[service, STAFF[0]]] });
      await review(shop.admin, number, "CONFIRMED");
    }
  }
  await closeStore(
    shop.admin,
    at("14:00", "2031-05-08"),
    at("18:00", "2031-05-08"),
    "Extraordinary maintenance",
  );
});
afterAll(() => shop?.close());

/** Returns the window of a width, whose next pages are in one language. */
async function windowOf(width: number, language: string): Promise<Page> {
  const page = windows.get(width) ?? (await shop.open({ width }));
  windows.set(width, page);
  await page.context().addCookies([{ name: "language", value: language, url: shop.origin }]);
  return page;
}

/** Shows a calendar, and waits for its events. */
async function show(page: Page, place: string): Promise<void> {
  await page.goto(place);
  await page.locator(".ec-event .cal-title").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

describe("a day of twelve people", () => {
  const people = () => shop.page.getByRole("region", { name: "人員" });
  const hint = () => shop.page.getByText("左右捲動可看到其他人員");

  it("is shown without scrolling at 1280 px", async () => {
    const { page } = shop;
    await page.goto(address(shop.origin, "day", EMPTY_DAY));
    const heads = page.locator(".ec-main .ec-col-head");
    // Twelve people, and the column of unassigned items.
    await expect.poll(() => heads.count()).toBe(13);
    for (const name of STAFF) await heads.filter({ hasText: name }).waitFor();
    const frame = page.locator(".ec-main");
    await expect.poll(() => frame.evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
    expect(await hint().count()).toBe(0);
  });

  it("keeps the names in view while the hours scroll, and opens at the hour before now", async () => {
    const { page } = shop;
    await page.setViewportSize({ width: 1280, height: 600 });
    const name = page.locator(".ec-main .ec-col-head").last();
    const scrolled = () => page.locator(".ec-main").evaluate((main) => main.scrollTop);
    await page.clock.setFixedTime(`${EMPTY_DAY}T15:00:00+08:00`);
    await page.goto(address(shop.origin, "day", EMPTY_DAY));
    await expect.poll(scrolled).toBeGreaterThan(200);
    const frame = await people().boundingBox();
    const head = await name.boundingBox();
    expect(head?.y).toBeLessThan((frame?.y ?? 0) + 5);
    await page.goto(address(shop.origin, "day", "2031-05-21"));
    await name.waitFor();
    expect(await scrolled()).toBe(0);
    await page.clock.setFixedTime(new Date());
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it("scrolls sideways by keyboard in a narrower window, with the hours and the names in view", async () => {
    const { page } = shop;
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.goto(address(shop.origin, "day", EMPTY_DAY));
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
});

it.each(Object.entries(LANGUAGES))(
  "a week breaks no word between letters, and names each day on one line, in %s",
  async (language, locale) => {
    for (const width of WIDTHS) {
      const page = await windowOf(width, language);
      for (const place of [
        `${shop.origin}/employer-shift?view=week&day=${DAY}`,
        address(shop.origin, "week", DAY),
      ]) {
        await show(page, place);
        expect([place, width, await brokenWords(page, locale)]).toEqual([place, width, []]);
      }
      // These days have long names, and their columns are as narrow as those of a busy week, because they are empty.
      await page.goto(address(shop.origin, "week", "2031-12-24"));
      await page.locator('[data-day="2031-12-27"]').first().waitFor();
      const named = Array.from({ length: 7 }, () => ({ lines: 1, isInside: true }));
      expect([width, await headsOf(page)]).toEqual([width, named]);
    }
  },
);

it("a week on a phone opens on the start of its day", async () => {
  const page = await windowOf(390, "cn");
  await show(page, address(shop.origin, "week", DAY));
  await expect
    .poll(async () => {
      const head = await page.locator(`.ec-col-head:has([data-day="${DAY}"])`).boundingBox();
      const hours = await page.locator(".ec-sidebar").first().boundingBox();
      if (head === null || hours === null) return null;
      return Math.abs(Math.round(head.x - hours.x - hours.width)) <= 1;
    })
    .toBe(true);
});

it.each(WIDTHS)("a visit of 30 minutes shows its customer and its time, %d px wide", async (width) => {
  const page = await windowOf(width, "cn");
  for (const view of ["day", "week"]) {
    await show(page, address(shop.origin, view, DAY));
    const short = page.locator(".ec-event").filter({ hasText: "13:00–13:30" });
    expect(await short.count()).toBeGreaterThan(0);
    for (const one of await short.all()) {
      const [name, shown] = await shownParts(one, "13:00–13:30");
      // A word that is too long for a column of a phone ends with an ellipsis.
      const title = width > 390 || name !== LONG ? true : shown.title;
      expect([view, name, shown]).toEqual([view, name, { title, time: true }]);
    }
  }
});

it("the card of an appointment on a phone separates its customer from the phone number", async () => {
  const page = await windowOf(390, "cn");
  await page.goto(`${shop.origin}/appointment?customer=${CUSTOMERS[0]}`);
  const card = page.getByRole("list", { name: "預約列表" }).getByRole("listitem").first();
  const gap = await card.getByText(/^Hayashi Haruka/).evaluate((contact) => {
    const name = document.createRange();
    if (contact.firstChild !== null) name.selectNodeContents(contact.firstChild);
    const phone = contact.querySelector("span")?.getBoundingClientRect();
    return (phone?.left ?? 0) - name.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThanOrEqual(8);
});

describe("a busy calendar", () => {
  const NAMES = ["林小美", "陳怡君", "王大明", "周美玲", "Hayashi Haruka"];
  /** A Thursday at the end of a month far from today. */
  const BUSY_DAY = "2031-05-29";
  /** A week, Sunday to Saturday, of which every day has five appointments at the same time. */
  const BUSY_WEEK = ["15", "16", "17", "18", "19", "20", "21"].map((day) => `2031-06-${day}`);

  beforeAll(async () => {
    const prisma = connectPrisma(shop.databaseUrl);
    await prisma.store.updateMany({ data: { openWeekdays: [] } });
    await prisma.$disconnect();
    const salon = await openAppointmentSalon(shop.admin, NAMES);
    const days = [BUSY_DAY, ...BUSY_WEEK];
    for (const name of NAMES) {
      const shifts = days.map((date) => ({ date, template: "早班", state: "CONFIRMED" }));
      await giveShifts(shop.admin, salon, name, shifts);
      for (const day of days)
        await enter(shop.admin, salon, {
          customer: name,
          startsAt: at("11:00", day),
          lines: [["美甲", name]],
        });
    }
  });

  const appointment = (name: string) => event(shop.page, `^${name}`, "11:00–12:00");

  it("opens the month on its day, also in a low window", async () => {
    const { page } = shop;
    await page.setViewportSize({ width: 1280, height: 520 });
    await page.goto(address(shop.origin, "month", BUSY_DAY));
    await expect
      .poll(async () => {
        const box = await dayButton(page, "2031年5月29日").boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 520;
      })
      .toBe(true);
  });

  it("shows every day of its week, in which five appointments at the same time can be read", async () => {
    const { page } = shop;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address(shop.origin, "week", BUSY_DAY));
    for (const name of NAMES) {
      const title = appointment(name).locator(".cal-title");
      await title.waitFor();
      const { lines, isCut } = await titleOf(title);
      // A name breaks only between its words.
      expect([name, isCut, lines <= name.split(" ").length]).toEqual([name, false, true]);
    }
    const main = await page.locator(".ec-main").boundingBox();
    const hours = await page.locator(".ec-sidebar").first().boundingBox();
    for (const day of ["2031-05-25", BUSY_DAY, "2031-05-31"]) {
      const head = await page.locator(`.ec-col-head:has([data-day="${day}"])`).boundingBox();
      if (main === null || hours === null || head === null) throw new Error("the grid is not shown");
      expect([day, head.x >= hours.x + hours.width - 1]).toEqual([day, true]);
      expect([day, head.x + head.width <= main.x + main.width + 1]).toEqual([day, true]);
    }
  });

  it("shows every day of a week of which all are busy, with and without the names in the side bar", async () => {
    const { page } = shop;
    for (const isCollapsed of [false, true]) {
      await page.goto(address(shop.origin, "week", BUSY_WEEK[0] ?? ""));
      await appointment(NAMES[0] ?? "")
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
    }
  });

  it("has staff whose list grows while it is scrolled", async () => {
    const { page } = shop;
    const { data } = await shop.admin.graphql<{ staffMembers: { edges: unknown[] } }>(
      "{ staffMembers(first: 100) { edges { cursor } } }",
    );
    const all = data?.staffMembers.edges.length ?? 0;
    expect(all).toBeGreaterThan(16);
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(`${shop.origin}/employer`);
    const cards = page.getByRole("list", { name: "員工列表" }).getByRole("listitem");
    await cards.nth(7).waitFor();
    await expect
      .poll(async () => {
        // The page may grow after a scroll, as it does for a person, who scrolls again.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        return cards.count();
      })
      .toBe(all);
  });
});
