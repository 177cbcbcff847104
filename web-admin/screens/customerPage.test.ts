import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { network } from "../../testing/screens/network.ts";
import { newOrder } from "../e2e/newOrder.ts";
import { countClicks, maxClicks } from "./clicks.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

const NAME = "Grace Lim";

let shop: ConsoleShop;
let customerId: string;
let number: number;

beforeAll(async () => {
  shop = await openConsole();
  const { data } = await shop.admin.graphql<{ customers: { edges: { node: { id: string } }[] } }>(
    "query ($name: String!) { customers(filter: { name: $name }, first: 1) { edges { node { id } } } }",
    { name: NAME },
  );
  customerId = data?.customers.edges[0]?.node.id ?? "";
  number = Number(atob(customerId).split(":")[1]);
  await shop.openScreen("/");
});
afterAll(() => shop?.close());

const region = (name: string) => shop.page.getByRole("region", { name, exact: true });
const figure = (label: string) =>
  shop.page.locator("dl > div").filter({ has: shop.page.locator("dt").filter({ hasText: label }) });
const events = () => shop.page.getByRole("list", { name: "往來紀錄" }).getByRole("listitem");
const dialog = () => shop.page.getByRole("dialog");

/** Opens the page by its address. */
async function goTo(): Promise<void> {
  await shop.page.goto(`/line-user/customer?customer=${number}`);
  await shop.page.getByRole("heading", { level: 1, name: `${NAME} #${number}` }).waitFor();
}

/** Reads the figures over GraphQL. */
async function figures(): Promise<Record<string, string | number>> {
  const { data } = await shop.admin.graphql<{ node: { figures: Record<string, string | number> } }>(
    "query ($id: ID!) { node(id: $id) { ... on Customer { figures { spent orders visits } } } }",
    { id: customerId },
  );
  return data?.node.figures ?? {};
}

describe("the page of a customer", () => {
  it("is one click away from an order, and shows its figures", async () => {
    const { page, admin } = shop;
    const order = await newOrder(admin, { buyerName: NAME }, customerId);
    const clicks = countClicks();
    await page.goto(`/product-order?order=${order.number}`);
    await dialog().getByRole("link", { name: NAME }).waitFor();
    clicks.restart();
    await dialog().getByRole("link", { name: NAME }).click();
    await page.getByRole("heading", { level: 1, name: `${NAME} #${number}` }).waitFor();
    await events()
      .filter({ hasText: `訂單 #${order.number}` })
      .first()
      .waitFor();
    clicks.stop();
    expect(clicks.count()).toBe(maxClicks("see a customer's history from one of their orders"));
    const expected = await figures();
    await figure("訂單數").getByText(String(expected.orders), { exact: true }).waitFor();
    await figure("到店次數").getByText(String(expected.visits), { exact: true }).waitFor();
    const spent = Number(expected.spent).toLocaleString("en", { maximumFractionDigits: 2 });
    expect(await figure("消費金額").textContent()).toContain(spent);
    await region("最近訂單")
      .getByRole("link", { name: `查看訂單 ${order.number}` })
      .waitFor();
  });

  it("saves the note in place, shows the change in the timeline, and asks before it is lost", async () => {
    const { page } = shop;
    await goTo();
    const note = page.getByRole("textbox", { name: "員工備註" });
    await note.fill("對乳膠過敏");
    await region("最近訂單").getByRole("link").first().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "繼續編輯" }).click();
    await region("員工備註").getByRole("button", { name: "儲存" }).click();
    await events().filter({ hasText: "資料已修改" }).filter({ hasText: "對乳膠過敏" }).waitFor();
    await page.reload();
    expect(await note.inputValue()).toBe("對乳膠過敏");
  });

  it("books for the customer, and enters an order for them", async () => {
    const { page } = shop;
    await goTo();
    await page.getByRole("button", { name: "預約", exact: true }).click();
    await dialog()
      .getByRole("button", { name: `移除顧客「${NAME}」` })
      .waitFor();
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
    await page.getByRole("button", { name: "新增訂單" }).click();
    await page.getByRole("button", { name: `移除顧客「${NAME}」` }).waitFor();
    expect(await page.getByLabel("訂購人", { exact: true }).inputValue()).toBe(NAME);
    await page.getByRole("button", { name: "取消" }).click();
  });

  it("blocks and unblocks, and the timeline says why", async () => {
    const { page } = shop;
    await goTo();
    await page.getByRole("button", { name: `封鎖 ${NAME}`, exact: true }).click();
    await dialog().getByLabel("封鎖原因").fill("多次未到");
    await dialog().getByRole("button", { name: "封鎖", exact: true }).click();
    await events().filter({ hasText: "已封鎖" }).filter({ hasText: "多次未到" }).waitFor();
    await page.getByRole("button", { name: `解除封鎖 ${NAME}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "解除封鎖" }).click();
    await events().filter({ hasText: "已解除封鎖" }).waitFor();
  });

  it("gets and loses tags, which filter the list and are written to many", async () => {
    const { page } = shop;
    await goTo();
    const input = page.getByRole("combobox", { name: "新標籤" });
    await input.fill("染髮、燙髮");
    await page.getByRole("button", { name: "加上標籤" }).click();
    await page.getByRole("alert").getByText("不可包含逗號或頓號").waitFor();
    expect(await input.inputValue()).toBe("染髮、燙髮");
    await input.fill("VIP");
    await page.getByRole("button", { name: "加上標籤" }).click();
    await page.getByRole("button", { name: "移除標籤「VIP」" }).waitFor();
    await events().filter({ hasText: "資料已修改" }).filter({ hasText: "VIP" }).first().waitFor();
    await page.goto("/line-user?tag=VIP");
    const table = page.getByRole("table", { name: "顧客列表" });
    await table.getByRole("link", { name: NAME, exact: true }).waitFor();
    await expect.poll(() => table.locator("tbody tr").count()).toBe(1);
    expect(await page.getByLabel("標籤", { exact: true }).inputValue()).toBe("VIP");
    await page.getByRole("checkbox", { name: "選取本頁全部" }).click();
    await page.getByRole("toolbar", { name: "批次操作" }).getByRole("button", { name: "標籤" }).click();
    await dialog().getByRole("combobox").fill("常客");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await page.getByRole("list", { name: "通知" }).getByText("已更新 1 筆").waitFor();
    await goTo();
    await page.getByRole("button", { name: "移除標籤「常客」" }).waitFor();
    await page.getByRole("button", { name: "移除標籤「VIP」" }).click();
    await page.getByRole("button", { name: "移除標籤「VIP」" }).waitFor({ state: "detached" });
  });

  it("shows changes by others at once", async () => {
    const { page, admin } = shop;
    await goTo();
    const order = await newOrder(admin, { buyerName: NAME }, customerId);
    await events()
      .filter({ hasText: `訂單 #${order.number}` })
      .first()
      .waitFor();
    await admin.graphql("mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }", {
      input: { id: customerId, addTags: ["老主顧"] },
    });
    await page.getByRole("button", { name: "移除標籤「老主顧」" }).waitFor();
  });

  it("loads older events at the end of the timeline", async () => {
    const { page, admin } = shop;
    for (let index = 0; index < 22; index += 1) {
      const { code } = await admin.graphql(
        "mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }",
        { input: { id: customerId, details: { note: `第 ${index} 次` } } },
      );
      expect(code).toBeNull();
    }
    await goTo();
    await events().first().waitFor();
    // A page has 20 events.
    const more = page.getByRole("button", { name: "載入更多" });
    await expect
      .poll(async () => {
        if (await more.isVisible()) await more.click();
        return more.count();
      })
      .toBe(0);
    await events().filter({ hasText: "成為顧客" }).waitFor();
    expect(await events().count()).toBeGreaterThan(22);
  });

  it("opens for a customer without LINE, who is added while an order is entered", async () => {
    const { page } = shop;
    await page.goto("/product-order/add");
    await page.getByLabel("顧客（姓名或電話）").fill("路過的周太太");
    await page.getByRole("button", { name: "新增顧客" }).click();
    await dialog().getByLabel("電話").fill("0955-000-111");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await page.getByRole("button", { name: "移除顧客「路過的周太太」" }).waitFor();
    expect(await page.getByLabel("訂購人", { exact: true }).inputValue()).toBe("路過的周太太");
    await page.getByRole("button", { name: "取消", exact: true }).click();
    await page.goto("/line-user?name=路過的周太太");
    await page.getByRole("table", { name: "顧客列表" }).getByRole("link", { name: "路過的周太太" }).click();
    await page.getByRole("heading", { level: 1, name: /^路過的周太太 #/ }).waitFor();
    await page.getByText("沒有 LINE", { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "LINE 傳訊" }).count()).toBe(0);
    await page.goto("/line-user");
    await page.getByRole("button", { name: "新增", exact: true }).click();
    await dialog().getByLabel("名稱").fill("電話預約的李先生");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await page.getByRole("table", { name: "顧客列表" }).getByText("電話預約的李先生").waitFor();
  });

  it("is merged with the LINE account, to which old links lead, and which can be undone", async () => {
    const { page, admin } = shop;
    const { data } = await admin.graphql<{ createCustomer: { id: string } }>(
      "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }",
      { input: { name: "林太太", phone: "0900-555-666", note: "對堅果過敏" } },
    );
    const id = data?.createCustomer.id ?? "";
    const order = await newOrder(admin, { buyerName: "林太太" }, id);
    const address = `/line-user/customer?customer=${Number(atob(id).split(":")[1])}`;
    await page.goto(address);
    await page.getByRole("button", { name: "合併…" }).click();
    const submit = dialog().getByRole("button", { name: "合併", exact: true });
    await submit.click();
    await dialog().getByText("請選擇另一位顧客。").waitFor();
    await dialog().getByLabel("顧客（姓名或電話）").fill(NAME);
    await dialog().getByRole("list", { name: "找到的顧客" }).getByRole("button").first().click();
    await dialog().getByText("1 筆訂單").waitFor();
    await dialog().getByRole("radio", { name: NAME }).click();
    // What is empty is a dash.
    expect(await dialog().getByRole("definition").allTextContents()).not.toContain("");
    await submit.click();
    await page.getByRole("heading", { level: 1, name: `${NAME} #${number}` }).waitFor();
    await events().filter({ hasText: "已與另一筆顧客資料合併" }).first().waitFor();
    await events()
      .filter({ hasText: `訂單 #${order.number}` })
      .first()
      .waitFor();
    await page.getByRole("button", { name: "復原", exact: true }).click();
    await page.getByText("已復原").first().waitFor();
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: /^林太太 #/ }).waitFor();
    const { code } = await admin.graphql(
      "mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { id } }",
      { input: { customerIds: [id, customerId] } },
    );
    expect(code).toBeNull();
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: `${NAME} #${number}` }).waitFor();
  });

  it("erases a person after saying what that does and that it is final, and leads to the list", async () => {
    const { page, admin } = shop;
    const { data } = await admin.graphql<{ createCustomer: { id: string } }>(
      "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }",
      { input: { name: "要清除的人", phone: "0900-777-888" } },
    );
    const id = data?.createCustomer.id ?? "";
    const address = `/line-user/customer?customer=${Number(atob(id).split(":")[1])}`;
    const order = await newOrder(admin, { buyerName: "要清除的人" }, id);
    await page.goto(address);
    await page.getByRole("button", { name: "清除個資…" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByText("要永久清除「要清除的人」的個資嗎？").waitFor();
    await question.getByText(/訂單、預約與付款會保留時間與金額/).waitFor();
    await question.getByText(/此動作無法復原/).waitFor();
    await question.getByRole("button", { name: "清除", exact: true }).click();
    await page.getByText("已清除顧客的個資").first().waitFor();
    await page.getByRole("table", { name: "顧客列表" }).waitFor();
    expect(await page.getByRole("table", { name: "顧客列表" }).getByText("要清除的人").count()).toBe(0);
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: /^（資料已清除的顧客） #/ }).waitFor();
    expect(await page.getByRole("button", { name: "清除個資…" }).count()).toBe(0);
    await page.getByText("沒有電話").waitFor();
    expect(await page.getByText(/要清除的人|0900-777-888/).count()).toBe(0);
    await page.goto(`/product-order?order=${order.number}`);
    const panel = page.getByRole("dialog", { name: `訂單 #${order.number}` });
    await panel.getByText("（資料已清除的顧客）").first().waitFor();
    await page.getByRole("table", { name: "訂單列表" }).getByText("（資料已清除的顧客）").waitFor();
  });

  it("says at once why two customers cannot be merged", async () => {
    const { page } = shop;
    // The refusal of the second customer's data is caught and shown, which React reports.
    network.mayFail = true;
    await goTo();
    await page.getByRole("button", { name: "合併…" }).click();
    const merging = page.getByRole("dialog");
    await merging.getByLabel("顧客（姓名或電話）").fill("林芷涵");
    await merging.getByRole("list", { name: "找到的顧客" }).getByRole("button").first().click();
    await merging.getByRole("alert").filter({ hasText: "兩位顧客都使用 LINE，不能合併。" }).waitFor();
    expect(await merging.getByText("您的角色不能使用這個頁面").count()).toBe(0);
    expect(await merging.getByRole("button", { name: "再試一次" }).count()).toBe(0);
  });

  it("says that there is no such customer, and is closed to other staff", async () => {
    const { page } = shop;
    await page.goto("/line-user/customer?customer=999999");
    await page.getByText("找不到這位顧客").waitFor();
    await page.goto("/line-user/customer");
    await page.getByText("找不到這位顧客").waitFor();
    const staff = await shop.openScreen(`/line-user/customer?customer=${number}`, { viewer: "staff" });
    await staff.getByRole("alert").waitFor();
    expect(await staff.getByText(NAME).count()).toBe(0);
  });
});
