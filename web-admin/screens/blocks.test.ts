import { afterAll, beforeAll, expect, it } from "vitest";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

const table = () => shop.page.getByRole("table", { name: "封鎖名單" });
const row = (name: string) => table().getByRole("row").filter({ hasText: name });
const dialog = () => shop.page.getByRole("dialog");
const question = () => shop.page.getByRole("alertdialog");

/** Blocks customers by their names through the API. */
async function block(...names: string[]): Promise<void> {
  for (const name of names) {
    const found = await shop.admin.graphql<{ customers: { edges: { node: { id: string } }[] } }>(
      "query ($name: String!) { customers(filter: { name: $name }, first: 1) { edges { node { id } } } }",
      { name },
    );
    const { code } = await shop.admin.graphql(
      'mutation ($ids: [ID!]!) { blockCustomers(input: { customerIds: $ids, note: "騷擾" }) { id } }',
      { ids: found.data?.customers.edges.map(({ node }) => node.id) },
    );
    expect(code).toBeNull();
  }
}

it("lists blocked customers with reason, author, and time", async () => {
  await block("林芷涵", "陳柏翰", "黃雅筑");
  await shop.openScreen("/block-list");
  await row("林芷涵").waitFor();
  expect(await row("林芷涵").textContent()).toMatch(/騷擾.*\d{4}\/\d\d\/\d\d \d\d:\d\d/);
});

it("changes the reason", async () => {
  await row("陳柏翰").getByRole("button", { name: "編輯封鎖 陳柏翰 的原因" }).click();
  await dialog().getByLabel("封鎖原因").fill("冒用他人名義");
  await dialog().getByRole("button", { name: "儲存" }).click();
  await row("陳柏翰").getByText("冒用他人名義").waitFor();
});

it("finds by the customer's number and keeps it in the address", async () => {
  await shop.page.getByLabel("顧客編號").fill("99999");
  await shop.page.getByText("沒有被封鎖的顧客").waitFor();
  await shop.page.waitForURL(/customer=99999/);
  await shop.page.getByRole("button", { name: /^清除篩選/ }).click();
  await row("林芷涵").waitFor();
});

it("removes one block, and the selected ones together, after a confirmation", async () => {
  await row("陳柏翰").getByRole("button", { name: "解除封鎖 陳柏翰" }).click();
  await question().getByRole("button", { name: "解除封鎖" }).click();
  await row("陳柏翰").waitFor({ state: "detached" });
  await table().getByRole("checkbox", { name: "選取 林芷涵" }).check();
  await table().getByRole("checkbox", { name: "選取 黃雅筑" }).check();
  await shop.page.getByRole("button", { name: "解除所選（2）" }).click();
  await question().getByText("確定要解除所選 2 位顧客的封鎖嗎？").waitFor();
  await question().getByRole("button", { name: "解除所選（2）" }).click();
  await shop.page.getByText("已解除 2 位顧客的封鎖").first().waitFor();
  await row("林芷涵").waitFor({ state: "detached" });
});
