import { connectPrisma } from "@machiya/prisma/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
  await shop.openScreen("/line-user");
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "顧客列表" });
const row = (name: string) => table().getByRole("row").filter({ hasText: name });
const dialog = () => shop.page.getByRole("dialog");
const question = () => shop.page.getByRole("alertdialog");
const hasText = (text: string) => shop.page.getByText(text).first().waitFor();

async function goTo(search = ""): Promise<void> {
  await shop.page.goto(`/line-user${search}`);
  await table().waitFor();
}

/** Changes a customer through the API, as another user would. */
async function rename(name: string, note: string): Promise<void> {
  const found = await shop.admin.graphql<{ customers: { edges: { node: { id: string } }[] } }>(
    "query ($name: String!) { customers(filter: { name: $name }, first: 1) { edges { node { id } } } }",
    { name },
  );
  const { code } = await shop.admin.graphql(
    "mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }",
    { input: { id: found.data?.customers.edges[0]?.node.id, details: { note } } },
  );
  expect(code).toBeNull();
}

describe("the list", () => {
  it("shows ten per page and requires a selection for deletion", async () => {
    await goTo();
    await expect.poll(() => table().getByRole("row").count()).toBe(11);
    const deleteSelected = shop.page.getByRole("button", { name: "刪除所選" });
    await expect.poll(() => deleteSelected.isDisabled()).toBe(true);
  });

  it("finds by number and name, keeps them in the address, and restores them after a reload", async () => {
    await shop.page.getByLabel("編號", { exact: true }).fill("20, 21");
    await shop.page.getByLabel("編號", { exact: true }).press("Enter");
    await shop.page.waitForURL(/number=20/);
    await shop.page.reload();
    await table().getByRole("cell", { name: "21", exact: true }).waitFor();
    await table().getByRole("cell", { name: "20", exact: true }).waitFor();
    await expect.poll(() => table().getByRole("row").count()).toBe(3);
    await shop.page.getByRole("button", { name: /^清除篩選/ }).click();
    await shop.page.getByLabel("名稱", { exact: true }).fill("謝承恩");
    await row("謝承恩").waitFor();
    await shop.page.waitForURL(/name=/);
    await shop.page.getByLabel("名稱", { exact: true }).fill("nobody at all");
    await hasText("沒有符合的顧客");
  });

  it("links the number of orders to the customer's orders", async () => {
    await goTo(`?name=${encodeURIComponent("簡語彤")}`);
    await row("簡語彤")
      .getByRole("link", { name: /^查看 簡語彤 的 \d+ 筆訂單$/ })
      .click();
    await shop.page.waitForURL(/\/product-order\?/);
    await shop.page.getByRole("table", { name: "訂單列表" }).getByText("簡語彤").first().waitFor();
  });
});

describe("blocking", () => {
  it("asks for a reason and shows it", async () => {
    await goTo("?name=蔡宜蓁");
    await row("蔡宜蓁").getByRole("button", { name: "封鎖 蔡宜蓁" }).click();
    await dialog().getByLabel("封鎖原因").fill("多次未取貨");
    await dialog().getByRole("button", { name: "封鎖", exact: true }).click();
    await hasText("已封鎖 蔡宜蓁");
    await row("蔡宜蓁").getByText("多次未取貨").waitFor();
    await row("蔡宜蓁").getByText("已封鎖").waitFor();
  });

  it("is removed after a confirmation, and stays when the confirmation is declined", async () => {
    await row("蔡宜蓁").getByRole("button", { name: "解除封鎖 蔡宜蓁" }).click();
    await question().getByRole("button", { name: "取消" }).click();
    await row("蔡宜蓁").getByRole("button", { name: "解除封鎖 蔡宜蓁" }).click();
    await question().getByRole("button", { name: "解除封鎖" }).click();
    await hasText("已解除對 蔡宜蓁 的封鎖");
    await row("蔡宜蓁").getByRole("button", { name: "封鎖 蔡宜蓁", exact: true }).waitFor();
  });
});

describe("editing", () => {
  it("changes name, phone, note, and discounts in a dialog that survives a reload", async () => {
    await goTo("?name=謝承恩");
    await row("謝承恩").getByRole("button", { name: "編輯「謝承恩」" }).click();
    await shop.page.waitForURL(/edit=\d+/);
    await shop.page.reload();
    await dialog().getByLabel("電話").fill("0911-222-333");
    await dialog().getByLabel("備註").fill("喜歡焙茶");
    await dialog().getByRole("button", { name: "老朋友折 20" }).click();
    await dialog().getByLabel("名稱").fill("");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await dialog().getByText("請填寫這個欄位。").waitFor();
    await dialog().getByLabel("名稱").fill("謝承恩 Chris");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await hasText("修改成功");
    for (const text of ["謝承恩 Chris", "0911-222-333", "喜歡焙茶", "老朋友折 20"]) {
      await row("謝承恩 Chris").getByText(text).waitFor();
    }
    expect(shop.page.url()).not.toContain("edit=");
  });

  it("reports another user's change and can adopt it", async () => {
    await goTo("?name=周冠廷");
    await row("周冠廷").getByRole("button", { name: "編輯「周冠廷」" }).click();
    await dialog().getByLabel("備註").fill("我的備註");
    await rename("周冠廷", "別人的備註");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await dialog().getByText("其他人已先儲存變更。").waitFor();
    await dialog().getByText("目前：別人的備註").waitFor();
    await dialog().getByText("您的：我的備註").waitFor();
    await dialog().getByRole("button", { name: "採用對方的內容" }).click();
    expect(await dialog().getByLabel("備註").inputValue()).toBe("別人的備註");
  });

  it("can save again with the user's own input on top of the other change", async () => {
    await dialog().getByLabel("電話").fill("0922-000-111");
    await rename("周冠廷", "又一次");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await dialog().getByText("目前：又一次").waitFor();
    await dialog().getByRole("button", { name: "保留我的內容" }).click();
    await hasText("修改成功");
    await row("周冠廷").getByText("0922-000-111").waitFor();
    await row("周冠廷").getByText("又一次").waitFor();
  });

  it("shows that no customer has the number in the address", async () => {
    await shop.page.goto("/line-user?edit=9999");
    await dialog().getByText("找不到這筆資料").waitFor();
    await dialog().getByRole("button", { name: "關閉" }).click();
    await table().waitFor();
  });
});

describe("deleting", () => {
  it("deletes one customer after a confirmation", async () => {
    await goTo("?name=Grace Lim");
    await row("Grace Lim").getByRole("button", { name: "刪除「Grace Lim」" }).click();
    await question().getByRole("button", { name: "刪除" }).click();
    await hasText("刪除成功");
    await hasText("沒有符合的顧客");
  });

  it("deletes several at once and clears the selection of hidden rows", async () => {
    await goTo();
    await table().getByRole("checkbox", { name: "選取 小林 直樹" }).check();
    await table().getByRole("checkbox", { name: "選取 山本 蓮" }).check();
    await shop.page.getByRole("button", { name: "刪除所選（2）" }).click();
    await question().getByText("確定要刪除所選的 2 筆資料嗎？").waitFor();
    await question().getByRole("button", { name: "刪除" }).click();
    await hasText("刪除成功");
    await row("山本 蓮").waitFor({ state: "detached" });
    const deleteSelected = shop.page.getByRole("button", { name: "刪除所選" });
    await expect.poll(() => deleteSelected.isDisabled()).toBe(true);
  });
});

describe("a customer whose name LINE did not reveal", () => {
  it("has a text in place of the name, and can be edited and booked for", async () => {
    const prisma = connectPrisma(shop.databaseUrl);
    const lineUserId = `U${"d".repeat(32)}`;
    // A repetition must not find the customer of the first attempt.
    const former = { lineUserId: null, phone: "", deletedAt: new Date() };
    await prisma.customer.updateMany({ where: { lineUserId }, data: former });
    const { id } = await prisma.customer.create({
      data: { lineUserId, name: "", phone: "0922-123-987" },
    });
    await prisma.$disconnect();
    const unnamed = row("（未提供名稱）");
    await goTo(`?number=${id}`);
    await unnamed.getByRole("button", { name: "封鎖 （未提供名稱）" }).waitFor();
    await unnamed.getByRole("button", { name: "編輯「（未提供名稱）」" }).click();
    await dialog().getByLabel("備註").fill("常客");
    await dialog().getByRole("button", { name: "儲存" }).click();
    await unnamed.getByText("常客").waitFor();

    await shop.page.goto("/appointment?add=2031-05-08T14:00");
    await dialog().getByLabel("顧客（姓名或電話）").fill("0922-123-987");
    await dialog().getByRole("list", { name: "找到的顧客" }).getByRole("button").click();
    await dialog().getByRole("button", { name: "移除顧客「（未提供名稱）」" }).waitFor();
    const name = dialog().getByLabel("顧客姓名（真實全名）");
    expect(await name.inputValue()).toBe("");
    expect(await name.isEditable()).toBe(true);
  });
});

it("is a list of cards on a phone", async () => {
  const phone = await shop.openScreen("/line-user", { width: 390 });
  await phone.getByRole("list", { name: "顧客列表" }).getByRole("listitem").first().waitFor();
  expect(await table().count()).toBe(0);
});
