import { afterAll, beforeAll, describe, expect, it } from "vitest";
import documents from "../persisted_queries.json" with { type: "json" };
import { type Console, chooseRowAction, expectAccessible, openConsole } from "./console.ts";
import { newOrder } from "./newOrder.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "訂單列表" });
const row = (number: number) =>
  table()
    .getByRole("row")
    .filter({ hasText: `#${number}` });
const drawer = (number: number) => shop.page.getByRole("dialog", { name: `訂單 #${number}` });
const dialog = () => shop.page.getByRole("alertdialog");
const hasText = (text: string) => shop.page.getByText(text).first().waitFor();

async function goTo(search = ""): Promise<void> {
  await shop.page.goto(`${shop.origin}/product-order${search}`);
  // An open drawer hides the table from roles, but not visually.
  await shop.page.getByRole("table", { name: "訂單列表", includeHidden: true }).waitFor();
}

it("has every documented filter in the address and exports the filtered orders", async () => {
  await goTo("?state=WAITING&paymentState=PAID&page=1");
  const link = shop.page.getByRole("link", { name: "匯出 CSV" });
  expect(await link.getAttribute("href")).toBe("/exports/orders.csv?state=WAITING&paymentState=PAID&page=1");
  for (const label of ["付款方式", "付款狀態", "訂單來源", "備註"]) {
    await shop.page.getByLabel(label, { exact: true }).waitFor();
  }
  await expectAccessible(shop.page);
  await shop.page.getByLabel("訂單狀態").selectOption("OPEN");
  await shop.page.waitForURL(/state=OPEN/);
  await table().waitFor();
});

it("keeps its tabs in place when their counts arrive", async () => {
  const [hash = ""] =
    Object.entries(documents).find(([, text]) => text.startsWith("query OrderTabsQuery")) ?? [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await shop.page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes(hash)) await released;
    await route.fallback();
  });
  await goTo();
  const tabs = shop.page.getByRole("navigation", { name: "訂單分類" }).getByRole("link");
  const places = () =>
    tabs.evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().x)));
  const before = await places();
  expect(await tabs.allTextContents()).not.toContainEqual(expect.stringMatching(/\d$/));
  release();
  await tabs.filter({ hasText: /\d$/ }).first().waitFor();
  expect(await places()).toEqual(before);
  await shop.page.unroute("**/graphql");
});

describe("deleting", () => {
  it("is offered only where the order's state allows it", async () => {
    await goTo("?state=COMPLETE");
    const first = table().getByRole("row").nth(1);
    await first.getByRole("checkbox").check();
    expect(await shop.page.getByRole("button", { name: "刪除所選" }).isDisabled()).toBe(true);
    await first.getByRole("button", { name: /^更多操作/ }).click();
    await shop.page.getByRole("menuitem", { name: /^查看訂單/ }).waitFor();
    expect(await shop.page.getByRole("menuitem", { name: /^(刪除|取消)訂單/ }).count()).toBe(0);
    await shop.page.keyboard.press("Escape");
  });

  it("asks for confirmation, for one order and for many", async () => {
    const one = await newOrder(shop.admin, { buyerName: "甲" });
    const two = await newOrder(shop.admin, { buyerName: "乙" });
    const three = await newOrder(shop.admin, { buyerName: "丙" });
    await goTo();
    await chooseRowAction(row(one.number), `刪除訂單 ${one.number}`);
    await dialog().getByText(`確定要刪除「訂單 #${one.number}」嗎？`).waitFor();
    await expectAccessible(shop.page);
    await dialog().getByRole("button", { name: "刪除" }).click();
    await row(one.number).waitFor({ state: "detached" });
    for (const { number } of [two, three]) {
      await table()
        .getByRole("checkbox", { name: `選取 訂單 #${number}`, exact: true })
        .check();
    }
    await shop.page.getByRole("button", { name: "刪除所選（2）" }).click();
    await dialog().getByRole("button", { name: "刪除" }).click();
    await row(three.number).waitFor({ state: "detached" });
    await row(two.number).waitFor({ state: "detached" });
  });
});

describe("an open order", () => {
  it("accepts another payment state even when final and shows it in its history", async () => {
    const { number, id } = await newOrder(shop.admin, { buyerName: "丁", note: "第一版" });
    await shop.admin.graphql("mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }", {
      input: { id, details: { note: "第二版" } },
    });
    await shop.admin.graphql("mutation ($id: ID!) { cancelOrder(input: { id: $id }) { id } }", { id });
    await goTo(`?order=${number}`);
    await drawer(number).getByLabel("付款狀態").selectOption("REFUNDED");
    await hasText("付款狀態已更新");
    const history = drawer(number).locator("section").filter({ hasText: "變更紀錄" });
    await history.getByText("已退款").waitFor();
    expect(await history.textContent()).toMatch(/未付款.*已退款/);
    expect(await history.textContent()).toMatch(/訂單狀態.*已成立.*已取消/);
    expect(await history.textContent()).toMatch(/備註.*第一版.*第二版/);
    await expectAccessible(shop.page);
    await shop.page.reload();
    expect(await drawer(number).getByLabel("付款狀態").inputValue()).toBe("REFUNDED");
  });
});

it("shows a requested day without a time, in the list, on a card, and in the order", async () => {
  const { number } = await newOrder(shop.admin, {
    buyerName: "指定日期的人",
    buyerPhone: "0900-000-555",
    expectedDeliveryDate: "2031-05-06T00:00:00+08:00",
  });
  const search = `/product-order?buyer=${encodeURIComponent("指定日期的人")}`;
  await shop.page.goto(shop.origin + search);
  expect(await row(number).textContent()).toContain("2031/05/06");
  expect(await row(number).textContent()).not.toContain("00:00");
  await shop.page.goto(`${shop.origin}/product-order?order=${number}`);
  const panel = shop.page.getByRole("dialog");
  // The history below writes it in the same way.
  await panel
    .getByRole("definition")
    .filter({ hasText: /^2031\/05\/06$/ })
    .waitFor();
  const phone = await shop.open({ width: 390 });
  await phone.goto(shop.origin + search);
  const card = phone.getByRole("list", { name: "訂單列表" }).getByRole("listitem").first();
  await card.getByText("2031/05/06", { exact: true }).waitFor();
  // Without a link to a customer, name and phone number are apart, too.
  const [name, tel] = await Promise.all(
    ["指定日期的人", "0900-000-555"].map((text) => card.getByText(text, { exact: true }).boundingBox()),
  );
  expect((tel?.x ?? 0) - ((name?.x ?? 0) + (name?.width ?? 0))).toBeGreaterThan(4);
  await phone.context().close();
});

it("fits a phone", async () => {
  const phone = await shop.open({ width: 390 });
  await phone.goto(`${shop.origin}/product-order`);
  await phone.getByRole("list", { name: "訂單列表" }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(phone);
});
