// Needs a browser for: offline, lost chunks
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productWithVariants } from "../../schema/src/testing/fixtures.ts";
import { loadedScripts } from "../../testing/loadedScripts.ts";
import { openShop, putIntoCart, type Shop, signIn } from "./shop.ts";

const OFFLINE = "目前離線，購物車與填寫的內容都保留著。";
const UNREACHABLE = "目前無法連線，請檢查網路後再試一次。";

let shop: Shop;

beforeAll(async () => {
  shop = await openShop(async (prisma) => {
    await prisma.store.create({
      data: { id: 1, name: "町家", openWeekdays: [1, 2, 3, 4, 5, 6, 7], address: "京都市中京區 1" },
    });
    await prisma.product.create({ data: { name: "茶杯", price: 300, stock: 10 } });
  });
});
afterAll(() => shop?.close());

/** Opens the shop on a phone that cannot load some files; returns a function that repairs it. */
async function openWithout(files: string): Promise<{ phone: Page; repair: () => Promise<void> }> {
  const phone = await shop.phone();
  await phone.route(files, (route) => route.abort());
  await phone.addInitScript(() => {
    document.addEventListener("machiya:ready", () => document.documentElement.setAttribute("data-ready", ""));
  });
  await phone.goto("/bot-order/");
  // The scripts load after the first paint, and a page that is offline by then cannot load them.
  await phone.locator("html[data-ready]").waitFor();
  return { phone, repair: () => phone.unroute(files) };
}

const tab = (phone: Page, name: string) =>
  phone.getByRole("navigation").getByRole("link", { name, exact: true });
const tile = (phone: Page) => phone.getByRole("link", { name: /不指定人員/ });
const retry = (phone: Page) => phone.getByRole("button", { name: "再試一次" });

it("a page that cannot be loaded offline says so, and it recovers when the network is back", async () => {
  const { phone, repair } = await openWithout("**/BookingPage-*.js");
  await phone.context().setOffline(true);
  await tab(phone, "預約").click();
  await phone.getByRole("heading", { name: OFFLINE }).waitFor();
  expect(await phone.getByText("發生錯誤，無法顯示這個頁面。").count()).toBe(0);
  await tab(phone, "商店").click();
  await phone.getByRole("article").waitFor();
  await phone.goBack();
  await phone.getByRole("heading", { name: OFFLINE }).waitFor();
  await repair();
  await phone.context().setOffline(false);
  await tile(phone).waitFor();
  await phone.context().close();
});

it.each(["js", "css"])("the retry button loads a failed .%s file again", async (extension) => {
  const { phone, repair } = await openWithout(`**/StoreInformationPage-*.${extension}`);
  await tab(phone, "店家資訊").click();
  await phone.getByRole("heading", { name: UNREACHABLE }).waitFor();
  await repair();
  const content = phone.getByText("京都市中京區 1");
  // On a slow machine, the page may find the repaired file before the button is pressed.
  await Promise.any([retry(phone).click(), content.waitFor()]);
  await content.waitFor();
  const isStyled = await phone
    .locator('link[rel="stylesheet"][href*="StoreInformationPage"]')
    .evaluateAll((links) => links.some((link) => link instanceof HTMLLinkElement && link.sheet !== null));
  expect(isStyled).toBe(true);
  await phone.context().close();
});

it("a page whose chunks a release has removed is reloaded once", async () => {
  const phone = await shop.phone();
  const documents: string[] = [];
  let isOld = true;
  phone.on("request", (request) => {
    if (request.resourceType() !== "document") return;
    documents.push(new URL(request.url()).pathname);
  });
  await phone.route("**/assets-liff/*.js", async (route) => {
    const isChunk = route.request().url().includes("/StoreInformationPage-");
    const isProbe = route.request().method() === "HEAD";
    return isOld && (isChunk || isProbe) ? route.fulfill({ status: 404 }) : route.fallback();
  });
  await phone.goto("/bot-order/");
  await phone.getByRole("article").waitFor();
  // The idle page has noticed it by itself, or the tap does.
  await tab(phone, "店家資訊").click();
  await expect.poll(() => documents.length).toBe(2);
  const failure = phone.getByRole("heading", { name: UNREACHABLE });
  // A page that reloads by itself while it is tapped loses the tap.
  const list = phone.getByRole("article").first();
  await failure.or(list).first().waitFor();
  if (await list.isVisible()) await tab(phone, "店家資訊").click();
  await failure.waitFor();
  expect(documents).toHaveLength(2);
  isOld = false;
  await retry(phone).click();
  await phone.getByText("京都市中京區 1").waitFor();
  await phone.context().close();
});

it("checkout that cannot be loaded offline keeps the shop on screen, and it opens later", async () => {
  const { phone, repair } = await openWithout("**/OrderSheet-*.js");
  await putIntoCart(phone, "茶杯");
  await phone.getByRole("button", { name: /查看購物車/ }).click();
  const checkout = phone.getByRole("button", { name: "前往結帳" });
  await expect.poll(() => checkout.isEnabled()).toBe(true);
  await phone.context().setOffline(true);
  await checkout.click();
  const sheet = phone.getByRole("dialog", { name: "結帳" });
  await sheet.getByText(OFFLINE).waitFor();
  expect(await phone.locator("article").isVisible()).toBe(true);
  await repair();
  await phone.context().setOffline(false);
  await sheet.getByRole("tab", { name: "到店取貨" }).waitFor();
  await phone.context().close();
});

it("the idle page loads the tabs' chunks in advance, but not for customers who save data", async () => {
  const chunks = ["BookingPage", "CalendarPage", "MyOrdersPage", "StoreInformationPage"];
  const loaded = async (phone: Page) => {
    const scripts = await loadedScripts(phone);
    return chunks.filter((name) => scripts.some(({ file }) => file.includes(`/${name}-`)));
  };
  const saver = await shop.phone();
  await saver.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await saver.goto("/bot-order/");
  const phone = await shop.phone();
  await phone.goto("/bot-order/");
  await expect.poll(() => loaded(phone)).toEqual(chunks);
  expect(await loaded(saver)).toEqual([]);
  await phone.context().setOffline(true);
  await tab(phone, "店家資訊").click();
  await phone.getByRole("heading", { name: OFFLINE }).waitFor();
  await Promise.all([phone.context().close(), saver.context().close()]);
});

it("a sheet whose script is still loading is named by what is chosen in it", async () => {
  await productWithVariants(shop.prisma, { name: "襯衫", price: 300 });
  const phone = await shop.phone();
  await phone.route(/\/AddToCartSheet-[^/]*\.js$/, () => {
    // The chunk never arrives.
  });
  await phone.goto("/bot-order");
  await phone.getByRole("button", { name: "選擇「襯衫」的規格" }).click();
  await phone.getByRole("dialog", { name: "選擇規格與數量" }).waitFor();
  await phone.context().close();
});

it("the client of the event stream is loaded again when it failed to load", async () => {
  const phone = await shop.phone();
  const customerId = await signIn(phone, shop.prisma, "林小茶");
  const { id } = await shop.prisma.order.create({
    data: {
      customerId,
      buyerName: "林小茶",
      buyerPhone: "0912345678",
      recipientName: "",
      recipientPhone: "",
      address: "",
      source: "SHOPPING_PLATFORM",
      paymentMethod: 3,
      totalQuantity: 1,
      subtotal: 300,
      total: 300,
    },
  });
  let failures = 0;
  await phone.route(/\/assets-liff\/lib-/, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  const listening = phone.waitForResponse(
    (response) => response.headers()["content-type"]?.startsWith("text/event-stream") === true,
  );
  await phone.goto("/bot-order/orders");
  const state = (text: string) => phone.getByRole("article").getByText(text, { exact: true }).first();
  await state("已成立").waitFor();
  await listening;
  expect(failures).toBe(2);
  await shop.prisma.order.update({ where: { id }, data: { state: "IN_ACTION" } });
  await state("處理中").waitFor();
  await phone.context().close();
});

it("the pages run without script errors", () => {
  expect(shop.faults.filter((fault) => !/ERR_|404|Refusal|UNREACHABLE|Failed to fetch/.test(fault))).toEqual(
    [],
  );
});
