import { afterAll, beforeAll, expect, it } from "vitest";
import type { Locator } from "../../testing/screens/locator.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

const NAME = "茶碗";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
  const { code } = await shop.admin.graphql(
    "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
    { input: { products: [{ details: { name: NAME, price: "100" } }] } },
  );
  expect(code).toBeNull();
});
afterAll(() => shop?.close());

const toasts = () => shop.page.locator(".fui-ToastContainer");
/** The part of a toast that measures its time by a CSS animation. */
const timer = (toast: Locator) => toast.locator("[data-timer-status]");

/** Expects that a toast is removed at the end of an animation of this length. */
async function expectToExpire(toast: Locator, milliseconds: number): Promise<void> {
  expect(await timer(toast).evaluate(({ style }) => style.animationDuration)).toBe(`${milliseconds}ms`);
  await timer(toast).dispatchEvent(new Event("animationend", { bubbles: true }));
  await toast.waitFor({ state: "detached" });
}

it("removes the report of a success after three seconds", async () => {
  const page = await shop.openScreen("/product-type");
  await page.getByRole("button", { name: "新增", exact: true }).click();
  await page.getByRole("dialog").getByLabel("名稱").fill("茶具");
  await page.getByRole("dialog").getByRole("button", { name: "儲存" }).click();
  await expectToExpire(toasts().filter({ hasText: "新增成功" }), 3000);
});

it("removes a toast with Undo after eight seconds", async () => {
  const page = await shop.openScreen(`/product?name=${encodeURIComponent(NAME)}`);
  await page.getByRole("button", { name: `暫停販售「${NAME}」` }).click();
  const undo = page.getByRole("button", { name: "復原", exact: true });
  await expectToExpire(toasts().filter({ has: undo }), 8000);
});

it("keeps an error until it is closed", async () => {
  const page = await shop.openScreen("/employer?number=1");
  await page.getByRole("button", { name: /設為離職$/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "離職" }).click();
  const toast = toasts().filter({ hasText: "警告訊息" });
  await toast.waitFor();
  page.clock.install();
  try {
    await page.clock.fastForward(24 * 3_600_000);
  } finally {
    page.clock.uninstall();
  }
  expect(await timer(toast).count()).toBe(0);
  expect(await toast.count()).toBe(1);
  await toast.getByRole("button", { name: "關閉" }).click();
  await toast.waitFor({ state: "detached" });
});
