import type { PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "../../testing/screens/page.ts";
import { picture } from "../e2e/shop.ts";
import { openShop, type Shop } from "./shop.ts";

let shop: Shop;
let page: Page;
const COLORS = ["#883322", "#228833", "#333388", "#888822", "#228888"];

let paths: { bowl: string; cup: string };

async function fill(prisma: PrismaClient): Promise<void> {
  await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [], timeZone: "Asia/Taipei" } });
  const hashes: string[] = [];
  for (const color of COLORS) hashes.push(await picture(prisma, color));
  const [imageHash = "", ...further] = hashes;
  const furtherImages = {
    create: further.map((hash, index) => ({ position: index + 2, imageHash: hash, altText: "" })),
  };
  const bowl = await prisma.product.create({
    data: { name: "茶碗", price: 600, stock: 3, imageHash, furtherImages },
  });
  const cup = await prisma.product.create({ data: { name: "杯子", price: 90, stock: 3, imageHash } });
  const pathOf = ({ id }: { id: number }) =>
    `/product-show?product=${encodeURIComponent(globalId("Product", id))}`;
  paths = { bowl: pathOf(bowl), cup: pathOf(cup) };
}

beforeAll(async () => {
  shop = await openShop(fill);
  page = await shop.phone();
});
afterAll(() => shop?.close());

it("is a picture alone for a product with one image", async () => {
  await page.goto(paths.cup);
  await page.getByRole("dialog").getByRole("img", { name: "杯子" }).waitFor();
  expect(await page.getByRole("region", { name: /圖片$/ }).count()).toBe(0);
});

it.each([
  ["en-US", "1 of 5", "Images of 茶碗"],
  ["ja-JP", "1 / 5", "茶碗の画像"],
  ["th-TH", "1 จาก 5", "รูปภาพของ 茶碗"],
])("speaks %s", async (locale, place, label) => {
  const phone = await shop.phone({ locale });
  await phone.goto(paths.bowl);
  await phone.getByRole("region", { name: label }).waitFor();
  await phone.getByRole("dialog").getByText(place, { exact: true }).waitFor();
});
