import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Locator } from "../../testing/screens/locator.ts";
import { type ConsoleShop, chooseRowAction, hasText, openConsole } from "./console.ts";

/** One more than a page of choices holds, so that the first one created is on the second page. */
const MANY = 101;

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
  const name = (row: number) => (row === 0 ? "Kept apart" : `Filling ${row}`);
  const rows = <Row>(make: (row: number) => Row) => Array.from({ length: MANY }, (_, row) => make(row));
  await send("createProductTypes", "CreateProductTypesInput", {
    productTypes: rows((row) => ({ name: name(row) })),
  });
  for (const audience of ["PRODUCT", "CUSTOMER"]) {
    await send("createDiscounts", "CreateDiscountsInput", {
      discounts: rows((row) => ({ name: name(row), kind: "PER_PRODUCT", audience, amount: "-10" })),
    });
  }
  await send("createServices", "CreateServicesInput", {
    services: rows((row) => ({ name: name(row), durationMinutes: 60, price: "800" })),
  });
  await send("createShiftTemplates", "CreateShiftTemplatesInput", {
    shiftTemplates: rows((row) => ({ name: name(row), startMinute: 600, endMinute: 960 })),
  });
  for (const row of rows((one) => one)) {
    await send(
      "createStaffMember",
      "CreateStaffMemberInput",
      {
        details: { name: name(row), englishName: `Staff ${row}`, positionName: "設計師", role: "STAFF" },
      },
      "staffMember { id }",
    );
  }
});
afterAll(() => shop?.close());

async function send(mutation: string, type: string, input: object, answer = "id"): Promise<void> {
  const { code } = await shop.admin.graphql(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${answer} } }`,
    { input },
  );
  expect([mutation, code]).toEqual([mutation, null]);
}

const dialog = () => shop.page.getByRole("dialog");
const search = (within: Locator, label: string) => within.getByRole("combobox", { name: `搜尋更多${label}` });
const options = () => shop.page.getByRole("listbox").getByRole("option");

/** Searches for the entry that is not on the first page, and chooses it by keyboard. */
async function find(within: Locator, label: string): Promise<void> {
  const box = search(within, label);
  await box.fill("kept apart");
  await options().filter({ hasText: "Kept apart" }).waitFor();
  await box.press("ArrowDown");
  await box.press("Enter");
  await options().first().waitFor({ state: "detached" });
  expect(await box.inputValue()).toBe("");
}

describe("a picker with more choices than one page", () => {
  it("searches on the server, shows the number of results, and works by keyboard and screen reader", async () => {
    await shop.openScreen("/product");
    await shop.page.getByRole("button", { name: "新增" }).click();
    expect(await dialog().getByRole("button", { name: "Kept apart" }).count()).toBe(0);
    const box = search(dialog(), "商品類別");
    await dialog().getByText("還有更多項目，請輸入部分名稱搜尋。").waitFor();
    await dialog()
      .getByRole("button", { name: /^顯示「商品類別」的選項/ })
      .waitFor();
    await box.fill("nothing is called so");
    await dialog().getByRole("status").getByText("沒有符合的結果。").waitFor();
    await box.fill("filling");
    await dialog().getByRole("status").getByText("顯示前 20 筆，輸入更多文字可縮小範圍。").waitFor();
    await expect.poll(() => options().count()).toBe(20);
    await box.press("Escape");
    await expect.poll(() => box.getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => dialog().count()).toBe(1);
    await find(dialog(), "商品類別");
    await dialog().getByRole("button", { name: "Kept apart", pressed: true }).waitFor();
  });

  it("keeps the chosen entry when the form is saved", async () => {
    await dialog().getByLabel("名稱").fill("蕨餅");
    await dialog().getByLabel("價格").fill("120");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await hasText(shop.page, "新增成功");
    const row = shop.page.getByRole("row").filter({ hasText: "蕨餅" });
    await row.getByText("Kept apart").waitFor();
    // When opened again, the entry is among the tags although it is not on the first page.
    await row.getByRole("button", { name: "編輯「蕨餅」", exact: true }).click();
    const form = shop.page.getByRole("form", { name: "商品" });
    await form.getByRole("button", { name: "Kept apart", pressed: true }).waitFor();
    await shop.page.getByRole("link", { name: "返回商品列表" }).click();
  });

  it("adds a discount to a product", async () => {
    const row = shop.page.getByRole("row").filter({ hasText: "蕨餅" });
    await chooseRowAction(shop.page, row, "編輯「蕨餅」的折扣");
    await find(dialog(), "加入折扣");
    await dialog().getByRole("group", { name: "Kept apart" }).waitFor();
    await dialog().getByRole("button", { name: "儲存" }).click();
    await row.getByText("Kept apart").nth(1).waitFor();
  });

  it("gives a discount to a customer", async () => {
    await shop.openScreen("/line-user");
    await shop.page
      .getByRole("button", { name: /^編輯「/ })
      .first()
      .click();
    await find(dialog(), "顧客折扣");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await hasText(shop.page, "修改成功");
    await shop.page.getByRole("row").getByText("Kept apart").waitFor();
  });

  it("gives a service to a new staff member", async () => {
    await shop.openScreen("/employer");
    await shop.page.getByRole("button", { name: "新增" }).click();
    await find(dialog(), "服務項目");
    await dialog().getByRole("button", { name: "Kept apart", pressed: true }).waitFor();
    await dialog().getByRole("button", { name: "取消" }).click();
  });

  it("gives a shift to a staff member, for many days and for one", async () => {
    await shop.openScreen("/employer-shift?view=month&day=2031-05-01");
    await shop.page.getByRole("button", { name: "快速排班" }).click();
    await find(dialog(), "員工");
    await dialog().getByRole("button", { name: "Kept apart", exact: true, pressed: true }).waitFor();
    await find(dialog(), "班別");
    await dialog().getByRole("button", { name: "Kept apart 10:00–16:00", pressed: true }).waitFor();
    await dialog().getByRole("button", { name: "2031年5月6日 星期二" }).click();
    await dialog().getByRole("button", { name: "套用" }).click();
    await hasText(shop.page, "排班已更新");
    const calendar = shop.page.getByRole("region", { name: "員工班表" });
    await calendar.getByRole("button", { name: /Kept apart.*5月6日/ }).waitFor();
    // The name of someone chosen for the calendar is still shown after a reload.
    await shop.page.getByRole("button", { name: "選擇員工" }).click();
    const chooser = shop.page.getByRole("dialog", { name: "選擇員工" });
    await chooser.getByRole("textbox", { name: "名稱" }).fill("Kept apart");
    await chooser.getByRole("button", { name: "選擇「Kept apart」" }).click();
    await shop.page.waitForURL(/staff=\d+/);
    await shop.page.keyboard.press("Escape");
    await shop.page.reload();
    await shop.page.getByRole("button", { name: "取消選擇「Kept apart」" }).click();

    await calendar.getByRole("button", { name: /^2031年5月7日 / }).click();
    await find(dialog(), "員工");
    await find(dialog(), "班別");
    await dialog().getByRole("button", { name: "新增" }).click();
    await dialog().getByRole("listitem").filter({ hasText: "Kept apart" }).waitFor();
  });

  it("books a service", async () => {
    await shop.openScreen("/appointment?add=new");
    await find(dialog(), "服務項目");
    await dialog()
      .getByRole("list", { name: "預約內容" })
      .getByRole("listitem")
      .filter({ hasText: "Kept apart（60 分鐘）" })
      .waitFor();
  });

  it("filters appointments by a staff member", async () => {
    await shop.openScreen("/appointment");
    const filters = shop.page.getByRole("search");
    await find(filters, "服務人員");
    const who = filters.getByRole("combobox", { name: "服務人員", exact: true });
    await who.getByRole("option", { name: "Kept apart", selected: true }).waitFor({ state: "attached" });
    expect(new URL(shop.page.url()).searchParams.get("staff")).toBe(await who.inputValue());
  });
});
