import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  startWebhookReceiver,
  type WebhookReceiver,
} from "../../api/src/standIns/webhooks/webhookReceiver.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";

let shop: ConsoleShop;
let receiver: WebhookReceiver;

beforeAll(async () => {
  [shop, receiver] = await Promise.all([openConsole(), startWebhookReceiver()]);
  await shop.openScreen("/");
});
afterAll(async () => {
  await shop?.close();
  await receiver?.close();
});

const dialog = () => shop.page.getByRole("dialog");
const secretDialog = () => shop.page.getByRole("alertdialog");
const row = (name: string) =>
  shop.page.getByRole("table", { name: "Webhook 端點列表" }).getByRole("row").filter({ hasText: name });
const log = () => shop.page.getByRole("list", { name: "投遞紀錄" }).getByRole("listitem");

/** Returns the secret, which is shown once. */
async function readSecret(): Promise<string> {
  const text = secretDialog().getByText(/^whsec_/);
  await text.waitFor();
  return (await text.textContent()) ?? "";
}

let secret = "";

it("is linked from the menu and shows that there are no endpoints yet", async () => {
  await shop.page.getByRole("button", { name: "開啟選單" }).click();
  await shop.page.getByRole("link", { name: "Webhook", exact: true }).click();
  await shop.page.getByText("尚未設定 Webhook").waitFor();
});

it("adds an endpoint with a URL and events and shows its secret once", async () => {
  await shop.page.getByRole("button", { name: "新增", exact: true }).click();
  await dialog().getByRole("button", { name: "儲存" }).click();
  await dialog().getByText("請填寫這個欄位。").waitFor();
  await dialog().getByText("請至少選擇一個事件。").waitFor();
  await dialog().getByLabel("網址").fill("ftp://example.com");
  await dialog().getByText("請輸入完整網址", { exact: false }).waitFor();
  await dialog().getByLabel("網址").fill(`${receiver.url}/hook`);
  await dialog().getByLabel("說明").fill("會計系統");
  await dialog().getByRole("group", { name: "商品" }).getByRole("button", { name: "變更" }).click();
  await dialog().getByRole("group", { name: "訂單" }).getByRole("button", { name: "新增" }).click();
  await dialog().getByRole("button", { name: "儲存" }).click();
  secret = await readSecret();
  await secretDialog().getByRole("button", { name: "完成" }).click();
  await row("會計系統").getByText("尚未投遞").first().waitFor();
  await row("會計系統").getByText("訂單 新增").waitFor();
});

it("sends a test event, which arrives with a valid signature, and shows it in the log", async () => {
  await row("會計系統").getByRole("link", { name: "查看「會計系統」的投遞紀錄" }).click();
  await dialog().getByText("沒有符合的投遞紀錄").waitFor();
  await dialog().getByRole("button", { name: "傳送測試事件" }).click();
  await hasText(shop.page, "測試事件已排入傳送");
  await log().getByText("已送達").waitFor();
  const [got] = receiver.received;
  expect(new Webhook(secret).verify(got?.body ?? "", got?.headers ?? {})).toMatchObject({ type: "test" });
  await log().getByText("HTTP 204", { exact: false }).waitFor();
  await log()
    .getByRole("button", { name: /^test（.*的內容$/ })
    .click();
  await log()
    .getByText(got?.headers["webhook-id"] ?? "none")
    .waitFor();
});

it("shows failures with their reason, filters by state, and sends again with the same id", async () => {
  receiver.respond = (response) => response.writeHead(410).end("gone for good");
  await dialog().getByRole("button", { name: "傳送測試事件" }).click();
  await log().getByText("gone for good", { exact: false }).waitFor();
  await dialog().getByText("端點已停用，啟用後才會送出。").waitFor();
  await dialog().getByLabel("投遞狀態").selectOption("FAILED");
  await expect.poll(() => log().count()).toBe(1);

  receiver.respond = (response) => response.writeHead(204).end();
  await dialog().getByRole("button", { name: "編輯" }).click();
  await dialog().getByRole("switch").click();
  await dialog().getByRole("button", { name: "儲存" }).click();
  await hasText(shop.page, "修改成功");
  await log()
    .getByRole("button", { name: /^重送 test/ })
    .click();
  await hasText(shop.page, "已排入重送");
  await dialog().getByLabel("投遞狀態").selectOption("");
  await log().filter({ hasText: "重送" }).getByText("已送達").first().waitFor();
  await expect.poll(() => receiver.received.length).toBe(3);
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(ids[2]).toBe(ids[1]);
  expect(ids[1]).not.toBe(ids[0]);
});

it("delivers events of the shop that no staff member caused", async () => {
  const { data } = await shop.admin.graphql<{ products: { edges: { node: { id: string } }[] } }>(
    "{ products(first: 1) { edges { node { id } } } }",
  );
  const id = data?.products.edges[0]?.node.id;
  await shop.admin.graphql("mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }", {
    input: { id, details: { description: "手工燒製" } },
  });
  await expect.poll(() => receiver.received.length).toBe(4);
  const got = receiver.received[3];
  expect(new Webhook(secret).verify(got?.body ?? "", got?.headers ?? {})).toMatchObject({
    type: "product.changed",
    data: { id },
  });
});

it("replaces the secret after a confirmation and signs with both for a day", async () => {
  await dialog().getByRole("button", { name: "更換密鑰" }).click();
  await secretDialog().getByText("要為「會計系統」產生新的密鑰嗎？").waitFor();
  await secretDialog().getByRole("button", { name: "更換密鑰" }).click();
  const changed = await readSecret();
  expect(changed).not.toBe(secret);
  await secretDialog().getByText("舊密鑰在 24 小時內仍會一併簽章", { exact: false }).waitFor();
  await secretDialog().getByRole("button", { name: "完成" }).click();
  await dialog().getByText("舊密鑰有效至").waitFor();
  await dialog().getByRole("button", { name: "傳送測試事件" }).click();
  await expect.poll(() => receiver.received.length).toBe(5);
  const got = receiver.received[4];
  for (const one of [secret, changed])
    expect(new Webhook(one).verify(got?.body ?? "", got?.headers ?? {})).toMatchObject({ type: "test" });
});

it("is deleted after a confirmation", async () => {
  await dialog().getByRole("button", { name: "關閉" }).click();
  await row("會計系統").getByRole("button", { name: "刪除「會計系統」" }).click();
  await secretDialog().getByText("投遞紀錄會一併刪除", { exact: false }).waitFor();
  await secretDialog().getByRole("button", { name: "刪除", exact: true }).click();
  await shop.page.getByText("尚未設定 Webhook").waitFor();
});
