import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { book } from "../e2e/booked.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
  await shop.openScreen("/service");
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "服務項目列表" });
const row = (name: string) => table().getByRole("row").filter({ hasText: name });
const dialog = () => shop.page.getByRole("dialog");
const question = () => shop.page.getByRole("alertdialog");
const button = (name: string) => shop.page.getByRole("button", { name, exact: true });
const save = () => dialog().getByRole("button", { name: "儲存" }).click();

describe("adding a service", () => {
  it("requires a name and a duration from 1 to 720 minutes", async () => {
    await button("新增").click();
    await dialog().getByLabel("時間長度").fill("");
    await save();
    await dialog().getByText("請填寫這個欄位。").nth(1).waitFor();
    for (const wrong of ["0", "721", "1.5"]) {
      await dialog().getByLabel("時間長度").fill(wrong);
      await dialog().getByText("請輸入 1 到 720 的整數。").waitFor();
    }
    await dialog().getByLabel("時間長度").fill("720");
    await dialog().getByText("請輸入 1 到 720 的整數。").waitFor({ state: "detached" });
  });

  it("accepts an abbreviation of at most two characters and shows the default", async () => {
    await dialog().getByLabel("名稱").fill("足部深層護理");
    await dialog().getByText("顯示為「足」").waitFor();
    await dialog().getByLabel("代號").fill("足護深");
    await dialog().getByText("最多 2 個字。", { exact: true }).waitFor();
    await dialog().getByLabel("代號").fill("足護");
    await dialog().getByText("顯示為「足護」").waitFor();
  });

  it("accepts a price of 0 or more and shows it in the list", async () => {
    await dialog().getByLabel("價格").fill("-1");
    await dialog().getByText("請輸入 0 以上的數字，最多 5 位小數。").waitFor();
    await dialog().getByLabel("價格").fill("1200.5");
    await dialog().getByLabel("時間長度").fill("90");
    await dialog().getByLabel("備註").fill("需赤腳");
    await save();
    await hasText(shop.page, "新增成功");
    await row("足部深層護理").waitFor();
    expect(await row("足部深層護理").textContent()).toMatch(/足護90 分鐘\$1,200\.50需赤腳/);
  });
});

it("filters by number and name in the address", async () => {
  await shop.page.getByLabel("名稱", { exact: true }).fill("深層");
  await shop.page.waitForURL(/name=/);
  await table().getByRole("row").nth(2).waitFor({ state: "detached" });
  await shop.page.reload();
  await row("足部深層護理").waitFor();
  await button("清除篩選（1）").click();
  await shop.page.getByLabel("編號", { exact: true }).fill("999999");
  await shop.page.getByText("沒有符合的服務項目").waitFor();
  await button("清除篩選（1）").click();
  await row("足部深層護理").waitFor();
});

it("edits a service and shows another user's change", async () => {
  await row("足部深層護理").getByRole("button", { name: "編輯「足部深層護理」" }).click();
  await dialog().getByLabel("時間長度").fill("75");
  const id = btoa(`Service:${new URL(shop.page.url()).searchParams.get("edit")}`);
  const other = await shop.admin.graphql(
    "mutation ($input: UpdateServiceInput!) { updateService(input: $input) { id } }",
    { input: { id, details: { price: "1300" } } },
  );
  expect(other.code).toBeNull();
  await save();
  const conflict = dialog().getByRole("alert");
  await conflict.getByText("1300").waitFor();
  await conflict.getByRole("button").last().click();
  await hasText(shop.page, "修改成功");
  await row("足部深層護理").getByText("75 分鐘").waitFor();
  await row("足部深層護理").getByText("$1,300").waitFor();
});

it("keeps a booked service and deletes the other selected ones after a confirmation", async () => {
  await book(shop.admin, {
    staff: "預約中的人",
    template: "預約的班",
    service: "已被預約",
    customer: "林先生",
  });
  await button("重新整理").click();
  await row("已被預約").getByRole("button", { name: "刪除「已被預約」" }).click();
  await question().getByText("還有未結束的預約時不能刪除").waitFor();
  await question().getByRole("button", { name: "刪除" }).click();
  await hasText(shop.page, "服務項目正在使用中，無法刪除。");
  await row("已被預約").waitFor();
  await row("足部深層護理").getByRole("checkbox").check();
  await button("刪除所選（1）").click();
  await question().getByRole("button", { name: "刪除" }).click();
  await row("足部深層護理").waitFor({ state: "detached" });
});

it("shows cards on a phone", async () => {
  const page = await shop.openScreen("/service", { width: 390 });
  await page.getByRole("list", { name: "服務項目列表" }).waitFor();
});
