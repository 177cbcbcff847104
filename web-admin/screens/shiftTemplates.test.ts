import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Booked, book } from "../e2e/booked.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;
let booked: Booked;

beforeAll(async () => {
  shop = await openConsole();
  booked = await book(shop.admin, {
    staff: "何小姐",
    template: "有預約的班",
    service: "保養",
    customer: "王太太",
  });
  await shop.openScreen("/shift");
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "班別列表" });
const row = (name: string) => table().getByRole("row").filter({ hasText: name });
const dialog = () => shop.page.getByRole("dialog");
const question = () => shop.page.getByRole("alertdialog");
const button = (name: string) => shop.page.getByRole("button", { name, exact: true });
const save = () => dialog().getByRole("button", { name: "儲存" }).click();

/** Returns the appointment's current staff member; null when not specified. */
async function server(): Promise<string | null> {
  const { data } = await shop.admin.graphql<{
    appointmentCalendar: { items: { staffMember: { name: string } | null }[] }[];
  }>(
    "query ($input: AppointmentCalendarInput!) { appointmentCalendar(input: $input) { items { staffMember { name } } } }",
    { input: { from: booked.date, to: booked.date, customerName: "王太太" } },
  );
  const [appointment] = data?.appointmentCalendar ?? [];
  if (appointment === undefined) throw new Error("The appointment is missing");
  return appointment.items[0]?.staffMember?.name ?? null;
}

describe("adding a shift template", () => {
  it("requires a name, and an end after its start", async () => {
    await row("有預約的班").waitFor();
    await button("新增").click();
    await dialog().getByLabel("結束時間").fill("10:00");
    await dialog().getByText("結束時間必須晚於開始時間。").waitFor();
    await save();
    await dialog().getByText("請填寫這個欄位。").waitFor();
  });

  it("accepts 00:00 as the end of the day", async () => {
    await dialog().getByLabel("名稱").fill("深夜班");
    await dialog().getByLabel("開始時間").fill("18:30");
    await dialog().getByLabel("結束時間").fill("00:00");
    await dialog().getByLabel("備註").fill("打烊");
    await save();
    await hasText(shop.page, "新增成功");
    await row("深夜班").waitFor();
    expect(await row("深夜班").textContent()).toMatch(/18:3024:00打烊/);
  });
});

it("filters by number and name in the address", async () => {
  await shop.page.getByLabel("名稱", { exact: true }).fill("深夜");
  await table().getByRole("row").nth(2).waitFor({ state: "detached" });
  expect(new URL(shop.page.url()).search).toContain("name=");
  await button("清除篩選（1）").click();
  await row("有預約的班").waitFor();
});

it("shows other users' changes without a reload", async () => {
  const { data } = await shop.admin.graphql<{ shiftTemplates: { edges: { node: { id: string } }[] } }>(
    'query { shiftTemplates(filter: { name: "深夜班" }, first: 1) { edges { node { id } } } }',
  );
  const id = data?.shiftTemplates.edges[0]?.node.id;
  const { code } = await shop.admin.graphql(
    "mutation ($input: UpdateShiftTemplateInput!) { updateShiftTemplate(input: $input) { id } }",
    { input: { id, details: { name: "別人改名的深夜班" } } },
  );
  expect(code).toBeNull();
  await row("別人改名的深夜班").waitFor();
});

it("shows the appointments that conflict with new hours and lets the user proceed", async () => {
  await row("有預約的班").getByRole("button", { name: "編輯「有預約的班」" }).click();
  await dialog().getByLabel("開始時間").fill("13:00");
  await save();
  const list = dialog().getByRole("list", { name: "受影響的預約" });
  await list.getByText("王太太").waitFor();
  // The next input may not conflict with any appointment.
  await dialog().getByLabel("開始時間").fill("09:00");
  await list.waitFor({ state: "detached" });
  await save();
  await hasText(shop.page, "修改成功");
  await row("有預約的班").getByText("09:00").waitFor();
  expect(await server()).toBe("何小姐");
});

it("is deleted after two confirmations when appointments lose their staff member", async () => {
  await row("有預約的班").getByRole("button", { name: "刪除「有預約的班」" }).click();
  await question().getByText("今天起的排班會一併移除").waitFor();
  await question().getByRole("button", { name: "刪除" }).click();
  await question().getByRole("list", { name: "受影響的預約" }).getByText("王太太").waitFor();
  await question().getByRole("button", { name: "取消" }).click();
  await row("有預約的班").getByRole("checkbox").check();
  await row("深夜班").getByRole("checkbox").check();
  await button("刪除所選（2）").click();
  await question().getByRole("button", { name: "刪除" }).click();
  await question().getByRole("button", { name: "仍要繼續" }).click();
  await hasText(shop.page, "刪除成功");
  await row("有預約的班").waitFor({ state: "detached" });
  expect(await server()).toBeNull();
});

it("shows cards on a phone", async () => {
  const page = await shop.openScreen("/shift", { width: 390 });
  await page.getByRole("list", { name: "班別列表" }).waitFor();
});
