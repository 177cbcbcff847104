import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { radio, service } from "./bookingForm.ts";
import { at, chooseDay, dayPattern, fillSalon, type Salon } from "./salon.ts";
import { openShop, type Shop, speak } from "./shop.ts";

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
  return () => page.context().close();
});

const dayOfMonth = (number: number) => salon.free.replace(/\d\d$/, String(number).padStart(2, "0"));
const days = (on: Page) => on.getByRole("group", { name: "日期" });
const isAbout = (route: Route, field: string) => route.request().postData()?.includes(field) === true;

/** Removes the errors that the browser and React report about requests that a test made fail. */
function ignoreFailedRequests(): void {
  const others = shop.faults.filter((fault) => !/Failed to load|^Refusal: UNREACHABLE/.test(fault));
  shop.faults.splice(0, shop.faults.length, ...others);
}

/** Holds the requests about services back until the returned function is called. */
async function holdSlots(on: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await on.route("**/graphql", async (route) => {
    if (isAbout(route, '"serviceIds"')) await released;
    await route.continue();
  });
  return () => release();
}

it("shows that times are loading, and offers none of an earlier selection", async () => {
  await page.goto("/appointment-customer?mode=general");
  await service(page, /剪髮/).check();
  await chooseDay(page, salon.free);
  await radio(page, "10:00 可預約").waitFor();
  const release = await holdSlots(page);
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
  const fail = (route: Route) => (isAbout(route, '"serviceIds"') ? route.abort() : route.continue());
  await page.route("**/graphql", fail);
  await service(page, /修眉/).check();
  const again = page.getByRole("button", { name: "再試一次" });
  await again.waitFor();
  expect(await days(page).count()).toBe(0);
  // The staff members can still be chosen, without their next times.
  expect(await radio(page, /美咲/).isEnabled()).toBe(true);
  expect(await page.getByText(/^最快/).count()).toBe(0);
  expect(await seriousViolations(page)).toEqual([]);
  await page.unroute("**/graphql", fail);
  await again.click();
  await days(page).waitFor();
  ignoreFailedRequests();
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
      ...{ staffMemberId: salon.misaki, note: "" },
      startsAt: at(dayOfMonth(20), 0),
      endsAt: at(dayOfMonth(28), 24),
    },
  });
  await page.goto("/appointment-customer?mode=named");
  await radio(page, /美咲.*到下個月底都沒有空檔/).check();
  await service(page, /剪髮/).check();
  await page.getByText(/為止沒有符合的空檔/).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole("button", { name: /^改為不指定人員：最快 .* 10:00/ }).click();
  expect(await radio(page, /^不指定/).isChecked()).toBe(true);
  await page.getByRole("region", { name: "已選擇的時間" }).getByText("10:00–11:00").waitFor();
  await service(page, /深層護髮/).check();
  await page.getByText(/為止沒有符合的空檔/).waitFor();
  await page.getByRole("link", { name: "撥打 02-2555-1234" }).waitFor();
});

it("has no overflow on small phones, and with text at 200 %", async () => {
  for (const language of ["cn", "en", "jp", "th"] as const) {
    await speak(page.context(), language);
    await page.goto("/appointment-customer?mode=general");
    await service(page, /剪髮/).check();
    await service(page, /修眉/).check();
    await page.locator(`button[data-day="${salon.free}"]`).click();
    await radio(page, /^10:00/).check();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      for (const size of ["", "200%"]) {
        const found = await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          document.body.style.fontSize = fontSize === "" ? "" : "1rem";
          const wide = [...document.querySelectorAll("main *")].filter(
            ({ scrollWidth, clientWidth, className }) =>
              clientWidth > 0 && scrollWidth > clientWidth + 1 && className !== "visuallyHidden",
          );
          const { scrollWidth, clientWidth } = document.documentElement;
          const whole = scrollWidth > clientWidth ? [`page ${scrollWidth}`] : [];
          return [...whole, ...wide.map((one) => one.outerHTML.slice(0, 120))];
        }, size);
        expect(found, `${language} at ${width} ${size}`).toEqual([]);
      }
    }
    await page.evaluate(() => localStorage.clear());
  }
});

it("offers all services of a salon that has more than a hundred", async () => {
  for (let number = 1; number <= 100; number += 1) {
    const data = { name: `療程 ${number}`, durationMinutes: 60, price: 900 };
    await shop.prisma.service.create({
      data: { ...data, skills: { create: { staffMemberId: salon.misaki } } },
    });
  }
  const fail = (route: Route) => (isAbout(route, '"serviceCursor"') ? route.abort() : route.continue());
  await page.route("**/graphql", fail);
  await page.goto("/appointment-customer?mode=general");
  const again = page.getByRole("button", { name: "再試一次" });
  await again.waitFor();
  await page.unroute("**/graphql", fail);
  await again.click();
  // The oldest services are in the last page, and are shown first.
  await service(page, /剪髮/).check();
  expect(await page.getByRole("checkbox").count()).toBe(103);
  ignoreFailedRequests();
});

it("runs without script errors and content security policy violations", () => {
  expect(shop.faults).toEqual([]);
});
