import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workbook } from "../../schema/src/testing/workbooks.ts";
import { longSheet } from "../../testing/hostileFiles.ts";
import { type Console, chooseFile, expectAccessible, hasText, openConsole } from "./console.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
  await shop.page.goto(`${shop.origin}/product?import=file`);
});
afterAll(() => shop?.close());

const row = (name: string) =>
  shop.page.getByRole("table", { name: "商品列表" }).getByRole("row").filter({ hasText: name });

describe("importing products", () => {
  const file = (text: string, name = "products.csv") => ({ name, bytes: Buffer.from(text) });
  const panel = () => shop.page.getByRole("dialog", { name: "匯入商品" });
  const choose = () => panel().getByRole("button", { name: /^選擇(其他)?檔案$/ });

  it("rejects files that are not tables and reports invalid rows", async () => {
    await chooseFile(shop.page, choose(), file("x", "products.txt"));
    await panel().getByText("請選擇 CSV 或 .xlsx 檔案。").waitFor();
    await chooseFile(shop.page, choose(), file("colour\nred\n"));
    await panel().getByText("無法讀取這個檔案。").waitFor();
    await chooseFile(shop.page, choose(), file("name,code,price,types\n新茶,shincha,-1,不存在\n"));
    await panel().getByText("新增 0、修改 0、不變 0、錯誤 1").waitFor();
    const refused = panel().getByRole("table", { name: "每一列會做什麼" }).getByRole("row").nth(1);
    expect(await refused.textContent()).toMatch(/2錯誤新茶.*price/);
    expect(await panel().getByRole("button", { name: "匯入", exact: true }).isDisabled()).toBe(true);
    await expectAccessible(shop.page);
  });

  it("checks the file that was chosen last, also when the previous answer comes later", async () => {
    const { page } = shop;
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    let held = false;
    const answered: Promise<void>[] = [];
    await page.route("**/graphql", async (route) => {
      const isFirst = !held && (route.request().postData() ?? "").includes('"dryRun":true');
      if (!isFirst) return route.fallback();
      held = true;
      const response = await route.fetch();
      await isReleased;
      const answer = route.fulfill({ response });
      answered.push(answer);
      await answer;
    });
    await chooseFile(page, choose(), file("name,price\n先選的茶,1\n第二列,2\n", "first.csv"));
    await expect.poll(() => held).toBe(true);
    await chooseFile(page, choose(), file("name,price\n後選的茶,1\n", "second.csv"));
    await panel().getByText("新增 1、修改 0、不變 0、錯誤 0").waitFor();
    release();
    await expect.poll(() => answered.length).toBe(1);
    await answered[0];
    await page.waitForTimeout(300);
    expect(await panel().getByText("second.csv").isVisible()).toBe(true);
    expect(await panel().getByRole("row").filter({ hasText: "先選的茶" }).count()).toBe(0);
    await page.unroute("**/graphql");
  });

  it("shows how many files are before this one while the server reads others", async () => {
    const long = longSheet();
    const others = Array.from({ length: 2 }, () =>
      shop.admin.graphql(
        "mutation ($input: ImportAppointmentsInput!) { importAppointments(input: $input) { applied } }",
        { input: { file: long, fileName: "long.xlsx", dryRun: true } },
      ),
    );
    const bytes = Buffer.from(
      workbook([
        ["name", "price"],
        ["排隊的茶", "1"],
      ]),
    );
    await chooseFile(shop.page, choose(), { name: "last.xlsx", bytes });
    await panel()
      .getByText(/^等待中：前面還有 [12] 個檔案。$/)
      .first()
      .waitFor();
    await Promise.all(others);
    await panel().getByText("新增 1、修改 0、不變 0、錯誤 0").waitFor();
  });

  it("writes nothing before the confirmation, and then all rows", async () => {
    const rows = "name,code,price\n新茶,shincha,300\n,brush,150\n,daifuku,\n";
    await chooseFile(shop.page, choose(), file(rows));
    await panel().getByText("新增 1、修改 1、不變 1、錯誤 0").waitFor();
    const changed = panel().getByRole("row").filter({ hasText: "brush" });
    expect(await changed.textContent()).toMatch(/3修改豬鬃氣墊梳.*price/);
    await panel().getByRole("button", { name: "匯入", exact: true }).click();
    await shop.page.getByText("確定要新增 1 項、修改 1 項商品嗎？").waitFor();
    const now = await shop.page.request.get(`${shop.origin}/exports/products.csv?code=shincha`);
    expect((await now.text()).split("\r\n")).toEqual([expect.stringContaining("name,code"), ""]);
    await shop.page.getByRole("alertdialog").getByRole("button", { name: "匯入" }).click();
    await hasText(shop.page, "已新增 1 項、修改 1 項商品");
    await row("新茶").waitFor();
    expect(await row("豬鬃氣墊梳 Paddle Brush").textContent()).toContain("$150");
  });
});

it("exports the filtered products", async () => {
  await shop.page.goto(`${shop.origin}/product?code=shincha`);
  const downloading = shop.page.waitForEvent("download");
  await shop.page.getByRole("link", { name: "匯出" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const chunks = await (await download.createReadStream()).toArray();
  const text = Buffer.concat(chunks).toString();
  expect(text.split("\r\n")).toHaveLength(3);
  expect(text).toContain("新茶,shincha,,300,0,false,ENABLED,");
});
