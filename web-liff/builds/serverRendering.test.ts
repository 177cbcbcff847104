import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "../../testing/servers/database.ts";
import { picture } from "../e2e/shop.ts";
import { openPages, type Pages } from "./pages.ts";

const TEA = "高山烏龍 </script>";

let pages: Pages;

beforeAll(async () => {
  pages = await openPages(await createTestDatabase());
  const { prisma } = pages;
  await prisma.store.create({ data: { id: 1, name: "町家 <茶>", openWeekdays: [] } });
  const imageHash = await picture(prisma, "#aa7733");
  await prisma.product.create({ data: { name: TEA, price: 120, stock: 5, imageHash } });
});
afterAll(() => pages?.close());

it("contains products with pictures in the visitor's language before any script is loaded", async () => {
  const page = await pages.get("/bot-order/", "en");
  expect(page.attribute("html", "lang")).toBe("en");
  expect(page.title).toBe("Products · 町家 <茶>");
  expect(page.text("h1")).toBe("Products");
  expect(page.text("article")).toContain(TEA);
  expect(page.text("article")).toContain("$120");
  const image = await fetch(new URL(page.attribute("article img", "src") ?? "", pages.origin));
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/webp"]);
});
