import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workbook } from "../../schema/src/testing/workbooks.ts";
import { longSheet } from "../../testing/hostileFiles.ts";
import { network } from "../../testing/screens/network.ts";
import { type ConsoleShop, chooseFile, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
  await shop.openScreen("/product?import=file");
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
    await chooseFile(shop.page, choose(), file('name,price\n茶,"1\n'));
    await panel().getByText("第 2 列的引號沒有成對，請修正後再試。").waitFor();
    await chooseFile(shop.page, choose(), file("name,code,price,types\n新茶,shincha,-1,不存在\n"));
    await panel().getByText("新增 0、修改 0、不變 0、錯誤 1").waitFor();
    const refused = panel().getByRole("table", { name: "每一列會做什麼" }).getByRole("row").nth(1);
    expect(await refused.textContent()).toMatch(/2錯誤新茶.*價格/);
    expect(await panel().getByRole("button", { name: "匯入", exact: true }).isDisabled()).toBe(true);
  });

  it("checks the file that was chosen last, also when the previous answer comes later", async () => {
    const { page } = shop;
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    let held = false;
    let isAnswered = false;
    const stop = network.intercept(({ body, send }) => {
      if (held || !JSON.stringify(body).includes('"dryRun":true')) return null;
      held = true;
      return send().then(async (response) => {
        const answer: unknown = await response.json();
        await isReleased;
        isAnswered = true;
        return Response.json(answer);
      });
    });
    await chooseFile(page, choose(), file("name,price\n先選的茶,1\n第二列,2\n", "first.csv"));
    await expect.poll(() => held).toBe(true);
    await chooseFile(page, choose(), file("name,price\n後選的茶,1\n", "second.csv"));
    await panel().getByText("新增 1、修改 0、不變 0、錯誤 0").waitFor();
    release();
    await expect.poll(() => isAnswered).toBe(true);
    // The page reads the late answer.
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(await panel().getByText("second.csv").isVisible()).toBe(true);
    expect(await panel().getByRole("row").filter({ hasText: "先選的茶" }).count()).toBe(0);
    stop();
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
    const planned = "新增 1、修改 0、不變 0、錯誤 0";
    const waiting = panel().getByText(/^等待中：前面還有 [12] 個檔案。$/);
    let attempt = 0;
    const isQueued = async () => {
      attempt += 1;
      const name = `last-${attempt}.xlsx`;
      await chooseFile(shop.page, choose(), { name, bytes });
      await panel().getByText(name).waitFor();
      await waiting.or(panel().getByText(planned)).first().waitFor();
      return waiting.count();
    };
    // The server may receive this small file before the large ones, which were sent first.
    await expect.poll(isQueued).toBeGreaterThan(0);
    await Promise.all(others);
    await panel().getByText("新增 1、修改 0、不變 0、錯誤 0").waitFor();
  });

  it("writes nothing before the confirmation, and then all rows", async () => {
    const rows = "name,code,price\n新茶,shincha,300\n,brush,150\n,daifuku,\n";
    await chooseFile(shop.page, choose(), file(rows));
    await panel().getByText("新增 1、修改 1、不變 1、錯誤 0").waitFor();
    const changed = panel().getByRole("row").filter({ hasText: "brush" });
    expect(await changed.textContent()).toMatch(/3修改豬鬃氣墊梳.*價格/);
    await panel().getByRole("button", { name: "匯入", exact: true }).click();
    await shop.page.getByText("確定要新增 1 項、修改 1 項商品嗎？").waitFor();
    const now = await shop.admin.fetch("/exports/products.csv?code=shincha");
    expect((await now.text()).split("\r\n")).toEqual([expect.stringContaining("名稱,代碼"), ""]);
    await shop.page.getByRole("alertdialog").getByRole("button", { name: "匯入" }).click();
    await hasText(shop.page, "已新增 1 項、修改 1 項商品");
    await row("新茶").waitFor();
    expect(await row("豬鬃氣墊梳 Paddle Brush").textContent()).toContain("$150");
  });
});

it("imports the rows without errors alone when the user says so, and keeps the others in view", async () => {
  await shop.page.goto("/product?import=file");
  const panel = shop.page.getByRole("dialog", { name: "匯入商品" });
  const choose = panel.getByRole("button", { name: /^選擇(其他)?檔案$/ });
  const bytes = Buffer.from("名稱,價格\n好茶,10\n壞茶,-1\n");
  await chooseFile(shop.page, choose, { name: "products.csv", bytes });
  await panel.getByText("只要有一列有錯誤，就不會匯入任何一列。").waitFor();
  const apply = panel.getByRole("button", { name: "匯入", exact: true });
  expect(await apply.isDisabled()).toBe(true);
  await panel.getByRole("checkbox", { name: "只匯入沒有錯誤的列" }).click();
  await apply.click();
  await shop.page.getByText("略過 1 列有錯誤的資料。").waitFor();
  await shop.page.getByRole("alertdialog").getByRole("button", { name: "匯入" }).click();
  await panel.getByText("沒有錯誤的列已經匯入。").waitFor();
  expect(await panel.getByRole("row").filter({ hasText: "壞茶" }).textContent()).toContain("錯誤");
  expect(await apply.isDisabled()).toBe(true);
  // The open panel hides the list from roles.
  const list = shop.page.getByRole("table", { name: "商品列表", includeHidden: true });
  await list.getByText("好茶").waitFor();
  expect(await list.getByText("壞茶").count()).toBe(0);
});

it("exports the filtered products", async () => {
  await shop.page.goto("/product?code=shincha");
  const link = shop.page.getByRole("link", { name: "匯出" });
  const file = await shop.admin.fetch((await link.getAttribute("href")) ?? "");
  expect(file.headers.get("content-disposition")).toMatch(
    /^attachment; filename="?products-\d{4}-\d\d-\d\d\.csv"?$/,
  );
  const text = await file.text();
  expect(text.split("\r\n")).toHaveLength(3);
  expect(text).toContain("新茶,shincha,,300,0,false,ENABLED,");
});
