import { afterAll, beforeAll, expect, it } from "vitest";
import { type AppointmentSalon, enter, review } from "./appointmentDay.ts";
import { type Console, hasText, openConsole } from "./console.ts";
import { newOrder, refillTea, TEA } from "./newOrder.ts";
import { at, openTuesday } from "./tuesday.ts";

let shop: Console;
let salon: AppointmentSalon;

beforeAll(async () => {
  shop = await openConsole();
  salon = await openTuesday(shop.admin);
});
afterAll(() => shop?.close());

// Exactly this name, because the names of rows contain it too.
const undo = () => shop.page.getByRole("button", { name: "復原", exact: true }).last();
const refusal = (text: RegExp) => shop.page.getByRole("list", { name: "通知" }).getByText(text).first();

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
  await page.goto(`${shop.origin}/employer?name=${encodeURIComponent("林小美")}`);
  await page.getByRole("button", { name: "將「林小美」設為離職" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "離職" }).click();
  await question.getByText("許小姐").first().waitFor();
  await question.getByRole("button").last().click();
  await hasText(page, "「林小美」已離職");
  await page.getByRole("button", { name: "讓「林小美」復職" }).waitFor();
}

it("returns a dismissed person to service with the appointments, except those that were changed since", async () => {
  const { page } = shop;
  const number = await enter(shop.admin, salon, {
    ...{ customer: "許小姐", startsAt: at("10:00", "2031-05-07") },
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
  await page.goto(`${shop.origin}/product-order?buyer=${encodeURIComponent(buyer)}`);
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
