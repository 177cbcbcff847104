import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enter, openAppointmentSalon, review } from "./appointmentDay.ts";
import { type Console, openConsole } from "./console.ts";
import { closeStore, giveShifts } from "./salon.ts";
import { address, at } from "./tuesday.ts";

const LANGUAGES = { cn: "zh-TW", jp: "ja", th: "th", en: "en" } as const;
const WIDTHS = [1280, 390] as const;
const DAY = "2031-05-06";
/** The week's days on which the store is open. */
const DATES = ["2031-05-06", "2031-05-07", "2031-05-08", "2031-05-09", "2031-05-10"];
const STAFF = ["Alexandra Montgomery", "陳怡君", "สุภาพร"] as const;
/** A name of one word that is wider than a column of a phone. */
const LONG = "Wolfeschlegelstein";
/** Names of one word and of several words, in every script of the customers. */
const CUSTOMERS = ["Hayashi Haruka", LONG, "สมชาย ใจดี", "林小美", "小林キャサリン"];

let shop: Console;

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

/** Opens a calendar in one language, and waits for its events. */
async function openWeek(width: number, language: string, address: string): Promise<Page> {
  const page = await shop.open({ width });
  await page.context().addCookies([{ name: "language", value: language, url: shop.origin }]);
  await page.goto(address);
  await page.locator(".ec-event .cal-title").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Returns the visible words of the grid of which one letter is on another line than the letter before. */
function brokenWords(page: Page, locale: string): Promise<string[]> {
  return page.locator(".ec").evaluate((grid, language) => {
    const broken: string[] = [];
    const segmenter = new Intl.Segmenter(language, { granularity: "word" });
    const texts = document.createTreeWalker(grid, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.closest(".cal-name") !== null) continue;
      for (const { segment, index, isWordLike } of segmenter.segment(text.textContent ?? "")) {
        // Lines of Chinese and Japanese may end after any of their characters.
        if (isWordLike !== true || !/^[\p{Script=Latin}\p{Script=Thai}\p{M}\d]+$/u.test(segment)) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + segment.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(segment);
      }
    }
    return broken;
  }, locale);
}

describe.each(WIDTHS)("a week %d px wide", (width) => {
  it.each(Object.entries(LANGUAGES))("breaks no word between letters in %s", async (language, locale) => {
    for (const place of [
      address(shop.origin, "week", DAY),
      `${shop.origin}/employer-shift?view=week&day=${DAY}`,
    ]) {
      const page = await openWeek(width, language, place);
      expect([place, await brokenWords(page, locale)]).toEqual([place, []]);
      await page.context().close();
    }
  });
});

it.each(Object.keys(LANGUAGES))("each day of a week is named on one line in %s", async (language) => {
  for (const width of WIDTHS) {
    const page = await openWeek(width, language, address(shop.origin, "week", DAY));
    // These days have long names, and their columns are as narrow as those of a busy week, because they are empty.
    await page.goto(address(shop.origin, "week", "2031-12-24"));
    await page.locator('[data-day="2031-12-27"]').first().waitFor();
    const heads = await page.locator(".ec-col-head .cal-day").evaluateAll((days) =>
      days.map((day) => {
        const range = document.createRange();
        range.selectNodeContents(day);
        const frame = day.closest(".ec-col-head")?.getBoundingClientRect();
        const rects = [...range.getClientRects()];
        const isInside = rects.every(
          ({ left, right }) => frame !== undefined && left >= frame.left && right <= frame.right,
        );
        return { lines: new Set(rects.map(({ top }) => Math.round(top))).size, isInside };
      }),
    );
    expect([width, heads]).toEqual([width, Array.from({ length: 7 }, () => ({ lines: 1, isInside: true }))]);
    await page.context().close();
  }
});

it("a week on a phone opens on the start of its day", async () => {
  const page = await openWeek(390, "cn", address(shop.origin, "week", DAY));
  await expect
    .poll(async () => {
      const head = await page.locator(`.ec-col-head:has([data-day="${DAY}"])`).boundingBox();
      const hours = await page.locator(".ec-sidebar").first().boundingBox();
      if (head === null || hours === null) return null;
      return Math.abs(Math.round(head.x - hours.x - hours.width)) <= 1;
    })
    .toBe(true);
  await page.context().close();
});

describe.each(["day", "week"])("a visit of 30 minutes in the %s", (view) => {
  it.each(WIDTHS)("shows its customer and its time, %d px wide", async (width) => {
    const page = await openWeek(width, "cn", address(shop.origin, view, DAY));
    const short = page.locator(".ec-event").filter({ hasText: "13:00–13:30" });
    expect(await short.count()).toBeGreaterThan(0);
    for (const event of await short.all()) {
      const [name, shown] = await event.evaluate((box) => {
        const frame = box.getBoundingClientRect();
        /** Returns whether all of a text is inside of the event and of its own line. */
        const isShown = (node: Node | null | undefined, length: number) => {
          if (node == null) return false;
          const range = document.createRange();
          range.setStart(node, 0);
          range.setEnd(node, length);
          const line = node.parentElement?.getBoundingClientRect() ?? frame;
          return [...range.getClientRects()].every(
            ({ top, bottom, left, right }) =>
              top >= frame.top - 1 &&
              bottom <= frame.bottom + 1 &&
              left >= Math.max(frame.left, line.left) - 1 &&
              right <= Math.min(frame.right, line.right) + 1,
          );
        };
        const title = box.querySelector(".cal-title")?.firstChild;
        const detail = box.querySelector(".cal-detail")?.firstChild;
        return [
          title?.textContent,
          {
            title: isShown(title, title?.textContent?.length ?? 0),
            time: isShown(detail, "13:00–13:30".length),
          },
        ] as const;
      });
      // A word that is too long for a column of a phone ends with an ellipsis.
      const title = width > 390 || name !== LONG ? true : shown.title;
      expect([name, shown]).toEqual([name, { title, time: true }]);
    }
    await page.context().close();
  });
});
