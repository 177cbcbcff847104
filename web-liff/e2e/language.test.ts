// Needs a browser for: hydration, lost chunks, layout
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/accessibility.ts";
import { openShop, type Shop } from "./shop.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [] } });
    await prisma.product.create({ data: { name: "高山烏龍", price: 120, stock: 5 } });
  });
});
afterAll(async () => {
  expect(shop?.faults).toEqual([]);
  await shop?.close();
});

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");

/** Returns the file names of the catalogs that a page has loaded. */
const catalogs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/(zhHant|en|ja|th)-[^/]+\.js$/.exec(name)?.[1] ?? []),
  );

it("renders in Thai on the server for a browser that prefers Thai and loads no other catalog", async () => {
  const phone = await shop.phone({ locale: "th-TH" });
  const response = await phone.goto("/bot-order/");
  const html = (await response?.text()) ?? "";
  expect(html).toContain('<html lang="th-TH">');
  expect(html).toMatch(/<h1[^>]*>สินค้า<\/h1>/);
  expect(html).toMatch(/<link data-rel="modulepreload"[^>]*\/th-[^/"]+\.js">/);
  await phone.getByRole("button", { name: "เพิ่ม 高山烏龍 ลงตะกร้า" }).click();
  await phone.getByRole("button", { name: /^ดูตะกร้า 1/ }).waitFor();
  expect(new Set(await catalogs(phone))).toEqual(new Set(["th"]));
  expect(await seriousViolations(phone)).toEqual([]);
  await phone.context().close();
});

it("keeps its language and shows a notice when the other catalog fails to load", async () => {
  const phone = await shop.phone();
  await phone.goto("/bot-order/");
  await phone.getByRole("button", { name: "加入購物車：高山烏龍" }).waitFor();
  await phone.route("**/assets-liff/ja-*.js", (route) => route.abort());
  const language = phone.getByRole("combobox", { name: "語言" });
  await language.selectOption("jp");
  await phone.getByText("目前無法連線，請檢查網路後再試一次。").first().waitFor();
  expect(await language.inputValue()).toBe("cn");
  expect(await languageOf(phone)).toBe("zh-Hant-TW");
  await phone.context().close();
  shop.faults.splice(0, shop.faults.length, ...shop.faults.filter((text) => !text.includes("ERR_FAILED")));
});

it("fits a narrow phone in Thai on every page", async () => {
  const phone = await shop.phone({ locale: "th-TH", viewport: { width: 360, height: 780 } });
  for (const path of [
    "/bot-order/",
    "/bot-order/store",
    "/appointment-customer",
    "/appointmentlog-customer",
  ]) {
    await phone.goto(path);
    await phone.getByRole("heading").first().waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
  }
  await phone.context().close();
});
