import { afterAll, beforeAll, expect, it } from "vitest";
import { type AppointmentSalon, enter, review } from "../e2e/appointmentDay.ts";
import { newOrder, refillTea, TEA } from "../e2e/newOrder.ts";
import { at, openTuesday } from "../e2e/tuesday.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openTuesday(shop.admin);
});
afterAll(() => shop?.close());

// Exactly this name, because the names of rows contain it too.
const undo = () => shop.page.getByRole("button", { name: "復原", exact: true }).last();
const dialog = () => shop.page.getByRole("dialog");
const toasts = () => shop.page.getByRole("list", { name: "通知" }).getByRole("listitem");
const refusal = (text: RegExp) => shop.page.getByRole("list", { name: "通知" }).getByText(text).first();
/** Returns the button of an appointment, whose name contains customer, service, hours, state, and day. */
const event = (...parts: string[]) =>
  shop.page
    .getByRole("region", { name: "預約行事曆" })
    .getByRole("button", { name: new RegExp(parts.join(".*")) });

it("moves a visit back, and says why when its time was taken", async () => {
  const { page } = shop;
  const book = (customer: string, time: string) =>
    enter(shop.admin, salon, { customer, startsAt: at(time, "2031-05-07"), lines: [["美甲", "林小美"]] });
  await book("許小姐", "10:00");
  await shop.openScreen("/appointmentlog?view=week&day=2031-05-06");
  const move = async () => {
    await event("許小姐", "10:00–11:00").click();
    await dialog()
      .getByRole("button", { name: /^改期：預約/ })
      .click();
    await dialog().getByLabel("時間").fill("12:00");
    await dialog().getByRole("button", { name: "改期", exact: true }).click();
    await event("許小姐", "12:00–13:00").waitFor();
  };
  await move();
  await undo().click();
  await hasText(page, "已復原");
  await event("許小姐", "10:00–11:00").waitFor();
  await move();
  await book("搶先的客人", "10:00");
  await undo().click();
  await page
    .getByRole("list", { name: "通知" })
    .getByText(/已被預約|時段/)
    .first()
    .waitFor();
  expect(await event("許小姐", "12:00–13:00").count()).toBe(1);
});

it("restores a deleted order and a deleted appointment", async () => {
  const { page } = shop;
  const { number } = await newOrder(shop.admin, { buyerName: "可復原的訂購人" });
  await enter(shop.admin, salon, {
    customer: "可復原的預約人",
    startsAt: at("15:00", "2031-05-07"),
    lines: [["美甲", "林小美"]],
  });
  for (const [path, row] of [
    [`/product-order?buyer=${encodeURIComponent("可復原的訂購人")}`, `#${number}`],
    [`/appointment?customer=${encodeURIComponent("可復原的預約人")}`, "可復原的預約人"],
  ] as const) {
    await shop.openScreen(`${path}`);
    await page.getByText(row, { exact: true }).first().waitFor();
    await page.getByRole("checkbox", { name: "選取本頁全部" }).check();
    await page.getByRole("button", { name: /^刪除所選/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).click();
    await page.getByText(row, { exact: true }).first().waitFor({ state: "detached" });
    await undo().click();
    await hasText(page, "已復原 1 筆");
    await page.getByText(row, { exact: true }).first().waitFor();
  }
});

it("moves an appointment back that was moved in its edit dialog", async () => {
  const { page } = shop;
  const number = await enter(shop.admin, salon, {
    customer: "鄭小姐",
    startsAt: at("10:00", "2031-05-08"),
    lines: [["美甲", "林小美"]],
  });
  await shop.openScreen(`/appointment?customer=${encodeURIComponent("鄭小姐")}&edit=${number}`);
  const form = page.getByRole("dialog");
  const row = page.getByRole("row").filter({ hasText: "鄭小姐" });
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
  await shop.openScreen(`/product-order?buyer=${encodeURIComponent(buyer)}`);
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
/** Returns the name of the staff member of an appointment; null if it is not specified. */
async function staffOf(number: number): Promise<string | null | undefined> {
  const { data } = await shop.admin.graphql<{ node: { items: { staffMember: { name: string } | null }[] } }>(
    "query ($id: ID!) { node(id: $id) { ... on Appointment { items { staffMember { name } } } } }",
    { id: btoa(`Appointment:${number}`) },
  );
  return data?.node.items.map(({ staffMember }) => staffMember?.name ?? null)[0];
}

/** Dismisses 林小美 in spite of her appointments. */
async function dismiss(): Promise<void> {
  const { page } = shop;
  await shop.openScreen(`/employer?name=${encodeURIComponent("林小美")}`);
  await page.getByRole("button", { name: "將「林小美」設為離職" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "離職" }).click();
  await question.getByText("邱小姐").first().waitFor();
  await question.getByRole("button").last().click();
  await hasText(page, "「林小美」已離職");
  await page.getByRole("button", { name: "讓「林小美」復職" }).waitFor();
}

it("returns a dismissed person to service with the appointments, except those that were changed since", async () => {
  const { page } = shop;
  const number = await enter(shop.admin, salon, {
    customer: "邱小姐",
    startsAt: at("10:00", "2031-05-13"),
    lines: [["美甲", "林小美"]],
  });
  await review(shop.admin, number, "CONFIRMED");
  await dismiss();
  expect(await staffOf(number)).toBeNull();
  await undo().click();
  await hasText(page, "已復原");
  await page.getByRole("button", { name: "將「林小美」設為離職" }).waitFor();
  expect(await staffOf(number)).toBe("林小美");

  await dismiss();
  const { code } = await shop.admin.graphql(
    "mutation ($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { id } }",
    { input: { id: btoa(`Appointment:${number}`), details: { note: "同事改的" } } },
  );
  expect(code).toBeNull();
  await undo().click();
  await refusal(/已復原，但有 1 筆預約未恢復/).waitFor();
  await refusal(new RegExp(`#${number} .*(已被|更新)`)).waitFor();
  await page.getByRole("button", { name: "將「林小美」設為離職" }).waitFor();
  expect(await staffOf(number)).toBeNull();
});

it("says why a deleted order is not restored when its product sold out", async () => {
  const { page } = shop;
  await refillTea(shop.admin);
  const buyer = "賣完的訂購人";
  const { number } = await newOrder(shop.admin, { buyerName: buyer });
  await shop.openScreen(`/product-order?buyer=${encodeURIComponent(buyer)}`);
  const row = page.getByText(`#${number}`, { exact: true }).first();
  await row.waitFor();
  await page.getByRole("checkbox", { name: "選取本頁全部" }).check();
  await page.getByRole("button", { name: /^刪除所選/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "刪除" }).click();
  await row.waitFor({ state: "detached" });
  const { code } = await shop.admin.graphql(
    "mutation ($input: UpdateProductsInput!) { updateProducts(input: $input) { done } }",
    { input: { products: { filter: { name: TEA } }, stock: "0" } },
  );
  expect(code).toBeNull();
  await undo().click();
  await refusal(/庫存不足/).waitFor();
  expect(await row.count()).toBe(0);
});
