// Needs a browser for: layout, lost chunks
import type { PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, picture, type Shop } from "./shop.ts";

let shop: Shop;
let product: string;

async function fill(prisma: PrismaClient): Promise<void> {
  const { id } = await prisma.product.create({
    data: { name: "高山烏龍", price: 120, stock: 5, imageHash: await picture(prisma, "#aa7733") },
  });
  product = btoa(`Product:${id}`);
}

beforeAll(async () => {
  shop = await openShop(fill);
});
afterAll(async () => {
  expect(shop?.faults).toEqual([]);
  await shop?.close();
});

it("shows a card's picture at 1.75:3", async () => {
  const page = await shop.phone();
  await page.goto(`/share?product=${product}`);
  const box = await page.getByRole("article", { name: "高山烏龍" }).locator("img").boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.75 / 3, 2);
});

it("reports that sharing failed to load and retries at the next tap", async () => {
  const phone = await shop.phone();
  await phone.goto("/product-show");
  const share = phone.getByRole("button", { name: "分享：高山烏龍" });
  await share.waitFor();
  await phone.route("**/ShareProduct-*.js", (route) => route.abort());
  await share.click();
  await phone.getByRole("status").filter({ hasText: "無法開啟分享功能" }).waitFor();
  // The browser itself reports the file that this test has blocked.
  expect(new Set(shop.faults.splice(0))).toEqual(new Set(["Failed to load resource: net::ERR_FAILED"]));
  await phone.unroute("**/ShareProduct-*.js");
  await share.click();
  await phone.getByRole("dialog", { name: "選擇好友（示範）" }).waitFor();
});
