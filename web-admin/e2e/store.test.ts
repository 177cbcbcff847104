import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Console, expectAccessible, openConsole, says } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
  await shop.page.goto(`${shop.origin}/store-info`);
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "商店資訊" });
const dialog = () => shop.page.getByRole("dialog");
const button = (name: string) => shop.page.getByRole("button", { name, exact: true });
const edit = () =>
  table()
    .getByRole("button", { name: /^編輯「/ })
    .click();
const save = () => dialog().getByRole("button", { name: "儲存" }).click();

interface Store {
  orderingOpensAt: string | null;
  orderingClosesAt: string | null;
  openWeekdays: number[];
  timeZone: string;
  delivers: boolean;
}

async function stored(): Promise<Store | null> {
  const { data } = await shop.admin.graphql<{ store: Store | null }>(
    "{ store { orderingOpensAt orderingClosesAt openWeekdays timeZone delivers } }",
  );
  return data?.store ?? null;
}

it("shows the one record, and cannot add a second", async () => {
  await table().getByRole("row").nth(1).waitFor();
  expect(await table().getByRole("row").count()).toBe(2);
  expect(await table().textContent()).toContain("Asia/Taipei");
  expect(await button("新增").isDisabled()).toBe(true);
  await expectAccessible(shop.page);
});

it("finds it by number and by part of the name", async () => {
  await shop.page.getByLabel("編號", { exact: true }).fill("2");
  await shop.page.getByText("沒有符合的商店資訊").waitFor();
  await button("清除篩選（1）").click();
  await shop.page.getByLabel("名稱", { exact: true }).fill("MACHIYA");
  await shop.page.waitForURL(/name=MACHIYA/);
  expect(await table().getByRole("row").count()).toBe(2);
  await button("清除篩選（1）").click();
});

describe("editing", () => {
  it("wants digits as bank account, and what is required", async () => {
    await edit();
    await dialog().getByLabel("銀行帳號").fill("12-34");
    await dialog().getByText("請只填數字。").waitFor();
    await dialog().getByLabel("地址").fill("");
    await save();
    await dialog().getByText("請填寫這個欄位。").waitFor();
    await expectAccessible(shop.page);
    await dialog().getByLabel("銀行帳號").fill("123456789");
    await dialog().getByLabel("地址").fill("臺北市大同區");
  });

  it("keeps the ordering window in the store's zone, closing after it opens", async () => {
    await dialog().getByLabel("開始接單").fill("2030-05-02T09:30");
    await dialog().getByLabel("結束接單").fill("2030-05-02T09:30");
    await dialog().getByText("結束時間必須晚於開始時間。").waitFor();
    await dialog().getByLabel("結束接單").fill("2030-05-02T18:00");
    await dialog().getByRole("button", { name: "星期一" }).click();
    await dialog().getByRole("button", { name: "星期日" }).click();
    await dialog().getByRole("switch", { name: "提供外送，接受貨到付款" }).click();
    const was = await stored();
    await save();
    await says(shop.page, "修改成功");
    expect(await stored()).toEqual({
      orderingOpensAt: "2030-05-02T01:30:00.000Z",
      orderingClosesAt: "2030-05-02T10:00:00.000Z",
      openWeekdays: [1, 2, 3, 4, 5, 6],
      timeZone: "Asia/Taipei",
      delivers: !was?.delivers,
    });
    expect(await table().textContent()).toContain("2030/05/02 09:30");
  });

  it("keeps its clock times when the zone changes", async () => {
    await edit();
    await dialog().getByLabel("時區").selectOption("Asia/Tokyo");
    await save();
    await table().getByText("Asia/Tokyo").waitFor();
    expect(await table().textContent()).toContain("2030/05/02 09:30");
    expect(await stored()).toMatchObject({ orderingOpensAt: "2030-05-02T00:30:00.000Z" });
  });

  it("takes a limit away", async () => {
    await edit();
    await dialog().getByLabel("開始接單").fill("");
    await save();
    await table().getByText("不限").waitFor();
    expect(await stored()).toMatchObject({ orderingOpensAt: null });
  });
});

it("can be used on a narrow screen", async () => {
  const page = await shop.open({ width: 390 });
  await page.goto(`${shop.origin}/store-info?edit=1`);
  await page.getByRole("dialog").getByLabel("名稱").waitFor();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "取消" }).click();
  await page.getByRole("list", { name: "商店資訊" }).waitFor();
  await expectAccessible(page);
  await page.context().close();
});

it("is deleted after asking, and can be added again", async () => {
  await table().getByRole("checkbox", { name: "選取本頁全部" }).check();
  await button("刪除所選（1）").click();
  const question = shop.page.getByRole("alertdialog");
  await question.getByText("時區會回到台北時間").waitFor();
  await question.getByRole("button", { name: "刪除" }).click();
  await shop.page.getByText("還沒有商店資訊").waitFor();
  await expectAccessible(shop.page);

  await button("新增").click();
  await dialog().getByLabel("名稱").fill("新店");
  await dialog().getByLabel("銀行代碼").fill("822");
  await dialog().getByLabel("地址").fill("臺南市");
  await save();
  await says(shop.page, "新增成功");
  await table().getByText("新店").first().waitFor();
  expect(await button("新增").isDisabled()).toBe(true);
  expect(await stored()).toMatchObject({ openWeekdays: [], timeZone: "Asia/Taipei", delivers: false });
});
