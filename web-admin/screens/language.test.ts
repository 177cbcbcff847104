import { afterAll, beforeAll, expect, it } from "vitest";
import { seriousViolations } from "../../testing/screens/accessibility.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

it("shows the orders in Thai, with Buddhist years", async () => {
  const page = await shop.openScreen("/product-order", { language: "th" });
  await page.getByRole("heading", { level: 1, name: "คำสั่งซื้อ" }).waitFor();
  await page.getByRole("columnheader", { name: "ผู้สั่งซื้อ" }).first().waitFor();
  await page
    .getByRole("table")
    .getByText(/\d{2}\/\d{2}\/25\d{2}/)
    .first()
    .waitFor();
  expect(await seriousViolations()).toEqual([]);
});

it("reports a server error in Thai", async () => {
  const page = await shop.openScreen("/", { viewer: null, language: "th" });
  await page.getByRole("textbox", { name: "ชื่อผู้ใช้" }).fill("nobody");
  await page.getByLabel("รหัสผ่าน", { exact: true }).fill("wrong-password");
  await page.getByRole("button", { name: "เข้าสู่ระบบ" }).click();
  await page.getByText("ข้อมูลเข้าสู่ระบบไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง").waitFor();
});
