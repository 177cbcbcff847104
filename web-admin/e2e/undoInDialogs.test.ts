import { afterAll, beforeAll, expect, it } from "vitest";
import { enter } from "./appointmentDay.ts";
import { type Console, hasText, openConsole } from "./console.ts";
import { newOrder } from "./newOrder.ts";
import { at, openTuesday } from "./tuesday.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const toasts = () => shop.page.getByRole("list", { name: "通知" }).getByRole("listitem");

it("moves an appointment back that was moved in its edit dialog", async () => {
  const { page } = shop;
  const salon = await openTuesday(shop.admin);
  const number = await enter(shop.admin, salon, {
    ...{ customer: "許小姐", startsAt: at("10:00", "2031-05-07") },
    lines: [["美甲", "林小美"]],
  });
  await page.goto(`${shop.origin}/appointment?customer=${encodeURIComponent("許小姐")}&edit=${number}`);
  const form = page.getByRole("dialog");
  const row = page.getByRole("row").filter({ hasText: "許小姐" });
  await expect.poll(() => form.getByLabel("開始時間").inputValue()).toBe("10:00");
  await form.getByLabel("開始時間").selectOption("12:00");
  await form.getByRole("button", { name: "儲存", exact: true }).click();
  await form.waitFor({ state: "detached" });
  await row.getByText("12:00–13:00").waitFor();
  await toasts().getByRole("button", { name: "復原", exact: true }).click();
  await hasText(page, "已復原");
  await row.getByText("10:00–11:00").waitFor();
});

it("undoes the part of a deletion of two orders that was not refused", async () => {
  const { page } = shop;
  const buyer = "刪除一半";
  const first = await newOrder(shop.admin, { buyerName: buyer });
  const second = await newOrder(shop.admin, { buyerName: buyer });
  await page.goto(`${shop.origin}/product-order?buyer=${encodeURIComponent(buyer)}`);
  const row = ({ number }: typeof first) => page.getByText(`#${number}`, { exact: true }).first();
  await row(first).waitFor();
  await page.getByRole("checkbox", { name: "選取本頁全部" }).check();
  await page.getByRole("button", { name: "刪除所選（2）" }).click();
  const question = page.getByRole("alertdialog");
  await question.waitFor();
  const { code } = await shop.admin.graphql(
    "mutation ($input: DeleteOrdersInput!) { deleteOrders(input: $input) }",
    { input: { ids: [first.id] } },
  );
  expect(code).toBeNull();
  await question.getByRole("button", { name: "刪除" }).click();
  const report = toasts().filter({ hasText: "1 筆" });
  await row(second).waitFor({ state: "detached" });
  await report.getByRole("button", { name: "復原", exact: true }).click();
  await hasText(page, "已復原 1 筆");
  await row(second).waitFor();
  expect(await row(first).count()).toBe(0);
});
