import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { network } from "../../testing/screens/network.ts";
import { enter, openAppointmentSalon } from "../e2e/appointmentDay.ts";
import { type NewOrder, newOrder, refillTea } from "../e2e/newOrder.ts";
import { giveShifts } from "../e2e/salon.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole({}, { columns: "default" });
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "訂單列表" });
const header = (name: string) => table().getByRole("columnheader").filter({ hasText: name });
const tool = (name: string) =>
  shop.page.getByRole("toolbar", { name: "表格工具" }).getByRole("button", { name, exact: true });
const dialog = () => shop.page.getByRole("dialog");

async function openOrders(search = ""): Promise<void> {
  await shop.openScreen(`/product-order${search}`);
  await table().waitFor();
}

/** Opens the orders in another browser, which knows nothing but what the server has stored. */
async function openElsewhere(search = ""): Promise<void> {
  shop.page.leave();
  shop.changeBrowser();
  await openOrders(search);
}

const panel = () => shop.page.getByRole("dialog", { name: "欄位" });
const choice = (name: string) => panel().getByRole("checkbox", { name, exact: true });

async function openColumns(): Promise<void> {
  await tool("欄位").click();
  await panel().waitFor();
}

async function resetColumns(): Promise<void> {
  await openColumns();
  await panel().getByRole("button", { name: "重設欄位與欄寬" }).click();
  await shop.page.keyboard.press("Escape");
  await panel().waitFor({ state: "detached" });
}

/** Waits until the server has stored the settings that an action changes. */
async function stored(action: () => Promise<void>): Promise<void> {
  await action();
  const unsaved = () => JSON.parse(localStorage.getItem("machiya.preferences.v1") ?? "{}").unsaved;
  await expect.poll(unsaved).toEqual([]);
}

it("a new browser without preferences requests the data of its first screen once", async () => {
  const repeatedRequests = async () => {
    await openElsewhere();
    const enteredUser = () => JSON.parse(localStorage.getItem("machiya.preferences.v1") ?? "{}").userId;
    await expect.poll(enteredUser).toBeTruthy();
    // What another reading of the preferences loads again is requested before another list is.
    await shop.page
      .getByRole("navigation", { name: "訂單分類" })
      .getByRole("link", { name: /處理中/ })
      .click();
    await shop.page.getByText(/^共 \d+ 筆，合計 \$/).waitFor();
    const sent = network.requests
      .filter(({ path }) => path === "/graphql")
      .map(({ body }) => JSON.stringify(body));
    expect(sent.length).toBeGreaterThan(3);
    return sent.filter((body, index) => sent.indexOf(body) !== index);
  };
  // A list is also loaded again when the server's jobs change a record before the event stream is open.
  await expect.poll(repeatedRequests).toEqual([]);
});

describe("the column chooser", () => {
  it("hides, shows and moves columns by keyboard, remembers them in every browser, and resets them", async () => {
    await openOrders();
    await header("商品").waitFor();
    await tool("欄位").press("Enter");
    await choice("商品").waitFor();
    expect(await choice("商品").isChecked()).toBe(true);
    // Columns that identify a row or contain its actions cannot be hidden.
    expect(await choice("下一步").isDisabled()).toBe(true);
    await stored(async () => {
      await choice("商品").press("Space");
      await panel().getByRole("button", { name: "將「結算金額」往前移" }).press("Enter");
    });
    await header("商品").waitFor({ state: "detached" });
    await shop.page.keyboard.press("Escape");
    await openElsewhere();
    await expect.poll(() => header("商品").count()).toBe(0);
    const headers = async () => (await table().getByRole("columnheader").allTextContents()).slice(1, 5);
    await expect.poll(headers).toEqual(["編號", "下單時間", "訂購人", "結算金額"]);

    await stored(resetColumns);
    await header("商品").waitFor();
  });

  it("also chooses the contents of cards on a narrow screen", async () => {
    await shop.openScreen("/product-order", { width: 390 });
    const card = shop.page.getByRole("list", { name: "訂單列表" }).getByRole("listitem").first();
    await card.getByText("付款方式").waitFor();
    await openColumns();
    await stored(() => choice("付款方式").click());
    await shop.page.keyboard.press("Escape");
    await card.getByText("付款方式").waitFor({ state: "detached" });
    await stored(resetColumns);
  });
});

describe("the columns by default", () => {
  const shownOn = async (path: string, width: number) => {
    await shop.openScreen(path, { width });
    await shop.page.getByRole("table").first().waitFor();
    return shop.page.getByRole("table").first().getByRole("columnheader").allTextContents();
  };

  it.each([
    ["/product-order", ["收件人／地址", "實際送達", "數量", "折扣", "付款方式", "訂單來源", "備註"], []],
    ["/product", ["說明"], ["商品代碼"]],
    ["/store-info", [], ["銀行代碼", "開始接單", "結束接單"]],
    ["/line-user?blocked=yes", [], ["封鎖原因"]],
    ["/line-user", ["封鎖原因"], []],
  ])(
    "of %s are all documented ones at 1600 px, and at 1280 px those of daily work",
    async (path, wide, both) => {
      const [at1600, at1280] = [await shownOn(path, 1600), await shownOn(path, 1280)];
      expect([path, at1600, at1280]).toEqual([
        path,
        expect.arrayContaining([...wide, ...both]),
        expect.arrayContaining(both),
      ]);
      for (const name of wide) expect(at1280).not.toContain(name);
      expect([...at1600, ...at1280]).not.toContain("外送");
    },
  );
});

describe("sorting", () => {
  it("by a header is in the address, starts with the largest, and ends with the default order", async () => {
    await openOrders();
    const sortBy = () => header("結算金額").getByRole("button").click();
    await sortBy();
    await shop.page.waitForURL(/sort=-total/);
    expect(await header("結算金額").getAttribute("aria-sort")).toBe("descending");
    await sortBy();
    await shop.page.waitForURL(/sort=total/);
    await sortBy();
    await shop.page.waitForURL((url) => !url.searchParams.has("sort"));
  });
});

describe("the number of rows", () => {
  it("is remembered", async () => {
    await openOrders();
    const rows = () => table().locator("tbody tr").count();
    expect(await rows()).toBe(10);
    await stored(() => shop.page.getByLabel("每頁筆數").selectOption("25"));
    await expect.poll(rows).toBe(25);
    await openElsewhere();
    await expect.poll(rows).toBe(25);
    await stored(() => shop.page.getByLabel("每頁筆數").selectOption("10"));
    await expect.poll(rows).toBe(10);
  });
});

describe("saved views", () => {
  it("restore filters, sort and columns by name and address, are shared, and can be deleted", async () => {
    await openOrders("?state=WAITING&sort=-total&page=1");
    await openColumns();
    await choice("商品").click();
    await shop.page.keyboard.press("Escape");
    await tool("已存檢視").click();
    await shop.page.getByRole("menuitem", { name: "儲存目前的檢視…" }).click();
    const naming = shop.page.getByRole("dialog", { name: "儲存檢視" });
    await naming.getByRole("button", { name: "儲存" }).click();
    await naming.getByText("請填寫這個欄位。").waitFor();
    await naming.getByLabel("檢視名稱").fill("等待中");
    await naming.getByLabel("與其他管理員共用").check();
    await stored(() => naming.getByRole("button", { name: "儲存" }).click());
    await naming.waitFor({ state: "detached" });

    await stored(resetColumns);
    await openOrders();
    await header("商品").waitFor();
    await tool("已存檢視").click();
    await shop.page.getByRole("menuitemradio", { name: /等待中/ }).click();
    await shop.page.waitForURL(/\?state=WAITING&sort=-total&view=/);
    await header("商品").waitFor({ state: "detached" });
    const address = shop.page.url();

    await openElsewhere(new URL(address).search);
    await expect.poll(() => header("商品").count()).toBe(0);

    await tool("已存檢視").click();
    const view = shop.page.getByRole("menuitemradio", { name: /等待中/ });
    await view.waitFor();
    expect(await view.getAttribute("aria-checked")).toBe("true");
    await shop.page.getByRole("menuitem", { name: "刪除「等待中」" }).click();
    await tool("已存檢視").click();
    await shop.page.getByText("還沒有儲存的檢視").waitFor();
  });
});

describe("the tabs of the orders", () => {
  it("count live, are addresses, and the toolbar shows the sum of what is listed", async () => {
    await openOrders();
    const tabs = shop.page.getByRole("navigation", { name: "訂單分類" });
    await tabs.getByRole("link", { name: /未付匯款\s*\d+/ }).waitFor();
    const all = tabs.getByRole("link", { name: /全部\s*\d+/ });
    const count = async () => Number(/\d+/.exec((await all.textContent()) ?? "")?.[0]);
    const before = await count();
    await newOrder(shop.admin, { buyerName: "分頁" });
    await expect.poll(count).toBe(before + 1);
    await tabs.getByRole("link", { name: /處理中/ }).click();
    await shop.page.waitForURL(/state=IN_ACTION/);
    await shop.page.getByText(/^共 \d+ 筆，合計 \$/).waitFor();
    expect(await tabs.getByRole("link", { name: /處理中/ }).getAttribute("aria-current")).toBe("page");
  });
});

it("opens a record by a click on its row, and not by a click on a control in it", async () => {
  await openOrders();
  const row = table().getByRole("row").nth(1);
  await row.getByRole("checkbox").check();
  expect(new URL(shop.page.url()).search).toBe("");
  await row.getByRole("cell").nth(1).click();
  await shop.page.waitForURL(/order=\d+/);
});

describe("the bulk bar", () => {
  const bar = () => shop.page.getByRole("toolbar", { name: "批次操作" });

  /** Opens a list, selects the rows of its page, and waits for this number of them. */
  async function select(path: string, count: number): Promise<void> {
    await shop.openScreen(path);
    await shop.page.getByRole("checkbox", { name: "選取本頁全部" }).check();
    await bar().getByText(`已選 ${count} 筆`).waitFor();
  }

  async function press(name: string): Promise<void> {
    await bar().getByRole("button", { name, exact: true }).click();
  }

  /** Returns the file that a link of the bulk bar leads to. */
  async function exported(): Promise<string[]> {
    const link = bar().getByRole("link", { name: "匯出", exact: true });
    const response = await shop.admin.fetch((await link.getAttribute("href")) ?? "");
    return (await response.text()).trim().split("\r\n");
  }

  it("marks all orders of a filter as paid, beyond those of the page", async () => {
    await refillTea(shop.admin);
    const orders: NewOrder[] = [];
    for (let index = 0; index < 12; index += 1)
      orders.push(await newOrder(shop.admin, { buyerName: "全部付款" }));
    await select("/product-order?buyer=全部付款", 10);
    await bar().getByRole("button", { name: "選取篩選出的全部 12 筆" }).click();
    await bar().getByText("已選 12 筆").waitFor();
    expect(await exported()).toHaveLength(13);
    await press("標示為已付款");
    await hasText(shop.page, "已更新 12 筆");
    const { data } = await shop.admin.graphql<{ orders: { edges: { node: { paymentState: string } }[] } }>(
      "query ($numbers: [Int!]) { orders(first: 20, filter: { numbers: $numbers }) { edges { node { paymentState } } } }",
      { numbers: orders.map(({ number }) => number) },
    );
    expect(data?.orders.edges.map(({ node }) => node.paymentState)).toEqual(orders.map(() => "PAID"));
  });

  interface ProductValues {
    price: string;
    stock: string;
    state: string;
    types: { name: string }[];
    discounts: { discount: { name: string } }[];
  }

  /** Returns the values of the products that a test has created. */
  async function products(ids: readonly string[]): Promise<ProductValues[]> {
    const { data } = await shop.admin.graphql<{ nodes: ProductValues[] }>(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { price stock state types { name } discounts { discount { name } } } } }",
      { ids },
    );
    return data?.nodes ?? [];
  }

  it("changes price, stock, state, types, and discounts of products", async () => {
    const { data } = await shop.admin.graphql<{ createProducts: { id: string }[] }>(
      "mutation ($input: CreateProductsInput!) { createProducts(input: $input) { id } }",
      {
        input: {
          products: [100, 250].map((price, index) => ({
            details: { name: `整批商品 ${index}`, price: String(price), stock: "1" },
          })),
        },
      },
    );
    const ids = data?.createProducts.map(({ id }) => id) ?? [];
    const path = `/product?name=${encodeURIComponent("整批商品")}`;

    await select(path, 2);
    await press("價格 ±%");
    await dialog().getByLabel("百分比").fill("-100");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await dialog().getByText("請輸入 -90 到 1000 之間的數字。").waitFor();
    await dialog().getByLabel("百分比").fill("10");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await hasText(shop.page, "已更新 2 筆");
    await dialog().waitFor({ state: "detached" });

    await select(path, 2);
    await press("庫存");
    await dialog().getByLabel("庫存").fill("30");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await dialog().waitFor({ state: "detached" });

    await select(path, 2);
    await press("狀態");
    await shop.page.getByRole("menuitem", { name: "暫停販售" }).click();
    await expect
      .poll(async () => (await products(ids)).map(({ state }) => state))
      .toEqual(["FROZEN", "FROZEN"]);

    for (const name of ["類別", "折扣"]) {
      await select(path, 2);
      await press(name);
      await dialog().locator("[aria-pressed=false]").first().click();
      await dialog().getByRole("button", { name: "儲存" }).click();
      await dialog().waitFor({ state: "detached" });
    }
    const changed = await products(ids);
    expect(changed).toMatchObject([
      { price: "110", stock: "30" },
      { price: "275", stock: "30" },
    ]);
    expect(changed.map(({ types, discounts }) => [types.length, discounts.length])).toEqual([
      [1, 1],
      [1, 1],
    ]);

    await select(path, 2);
    expect(await exported()).toHaveLength(3);
  });

  it("confirms appointments, and declines others", async () => {
    const salon = await openAppointmentSalon(shop.admin, ["陳怡君"]);
    const shifts = [{ date: "2031-05-08", template: "早班", state: "OPEN_TO_CUSTOMERS" }];
    await giveShifts(shop.admin, salon, "陳怡君", shifts);
    const lines = [["除毛", "陳怡君"]] as const;
    const states = async (numbers: readonly number[]) => {
      const { data } = await shop.admin.graphql<{ nodes: { state: string }[] }>(
        "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Appointment { state } } }",
        { ids: numbers.map((number) => btoa(`Appointment:${number}`)) },
      );
      return data?.nodes.map(({ state }) => state);
    };
    for (const [customer, times, verb, state] of [
      ["整批確認", ["10:00", "10:30"], "確認預約", "CONFIRMED"],
      ["整批婉拒", ["11:00", "11:30"], "婉拒預約", "CANCELLED"],
    ] as const) {
      const numbers = await Promise.all(
        times.map((time) =>
          enter(shop.admin, salon, { customer, startsAt: `2031-05-08T${time}:00+08:00`, lines }),
        ),
      );
      expect(await states(numbers)).toEqual(["PENDING", "PENDING"]);
      await select(`/appointment?customer=${encodeURIComponent(customer)}`, 2);
      await press(verb);
      await expect.poll(() => states(numbers)).toEqual([state, state]);
    }
  });

  it("gives customers a discount", async () => {
    const names = ["整批顧客甲", "整批顧客乙"];
    for (const name of names) {
      const { code } = await shop.admin.graphql(
        "mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }",
        { input: { name, phone: "0900-000-321" } },
      );
      expect(code).toBeNull();
    }
    await select(`/line-user?name=${encodeURIComponent("整批顧客")}`, 2);
    await press("折扣");
    await dialog().locator("[aria-pressed=false]").first().click();
    await dialog().getByRole("button", { name: "儲存" }).click();
    await dialog().waitFor({ state: "detached" });
    await hasText(shop.page, "已更新 2 筆");
    const { data } = await shop.admin.graphql<{
      customers: { edges: { node: { discounts: { name: string }[] } }[] };
    }>('query { customers(filter: { name: "整批顧客" }) { edges { node { discounts { name } } } } }', {});
    expect(data?.customers.edges.map(({ node }) => node.discounts.length)).toEqual([1, 1]);
  });
});
