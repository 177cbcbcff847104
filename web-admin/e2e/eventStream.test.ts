// Needs a browser for: event streams
import type { Locator, Page, Request } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, hasText, openConsole } from "./console.ts";
import { newOrder } from "./newOrder.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

/** Records the event streams that a window opens. */
function recordStreams(page: Page): Request[] {
  const streams: Request[] = [];
  page.on("request", (request) => {
    if (request.headers().accept?.includes("text/event-stream")) streams.push(request);
  });
  return streams;
}

/** Screens of the side bar with a list or calendar that follows changes, and what is shown when it does. */
const SCREENS: readonly [screen: string, shown: (page: Page) => Locator][] = [
  ["訂單", (page) => page.getByRole("table", { name: "訂單列表" })],
  ["商品", (page) => page.getByRole("table", { name: "商品列表" })],
  ["預約行事曆", (page) => page.getByRole("region", { name: "預約行事曆" })],
  ["排班", (page) => page.getByRole("region", { name: /班表|班次/ })],
  ["群發訊息", (page) => page.getByText("還沒有發送過訊息")],
  ["預約", (page) => page.getByRole("table", { name: "預約列表" })],
];

it("holds one event stream in an admin's window, whatever it shows", async () => {
  const page = await shop.open({ width: 1600 });
  const streams = recordStreams(page);
  await page.goto(shop.origin);
  const menu = page.getByRole("navigation", { name: "主選單" });
  for (const [screen, shown] of SCREENS) {
    await menu.getByRole("link", { name: screen, exact: true }).click();
    await shown(page).first().waitFor();
  }
  const { number } = await newOrder(shop.admin, { buyerName: "阿明" });
  await hasText(page, `新訂單 #${number}`);
  expect(streams).toHaveLength(1);
  await page.context().close();
});

it("holds one event stream in a window of role 3", async () => {
  const page = await shop.open({ as: "staff" });
  const streams = recordStreams(page);
  await page.goto(shop.origin);
  await page.getByRole("link", { name: /查看預約行事曆/ }).click();
  await page.getByRole("region", { name: "預約行事曆" }).waitFor();
  expect(streams).toHaveLength(1);
  await page.context().close();
});

it("leaves connections for the requests of five windows", async () => {
  const first = await shop.open();
  const screens = ["", "/appointmentlog", "/employer-shift", "/broadcast", "/product-order"];
  const pages = [first];
  while (pages.length < screens.length) pages.push(await first.context().newPage());
  for (const [index, page] of pages.entries()) {
    const opened = page.waitForResponse(
      (response) => response.headers()["content-type"]?.startsWith("text/event-stream") === true,
    );
    await page.goto(shop.origin + screens[index]);
    await opened;
  }
  const last = pages.at(-1) ?? first;
  const rows = last.getByRole("table", { name: "訂單列表" }).getByRole("link");
  const before = await rows.first().textContent();
  await last.getByRole("button", { name: "下一頁" }).click();
  await last.waitForURL(/page=2/);
  await expect.poll(() => rows.first().textContent()).not.toBe(before);
  await first.context().close();
});

it("keeps a change whose event arrives before the response of an older refetch", async () => {
  const page = await shop.open();
  const streams = page.waitForResponse(
    (response) => response.headers()["content-type"]?.startsWith("text/event-stream") === true,
  );
  await page.goto(`${shop.origin}/product-order`);
  const rows = page.getByRole("table", { name: "訂單列表" }).getByRole("row");
  const changed = await newOrder(shop.admin, { buyerName: "改名之前" });
  await rows.filter({ hasText: "改名之前" }).waitFor();
  await streams;

  // The refetch after the next order reads the list before the change, and its response arrives after it.
  let respond = () => {};
  const released = new Promise<void>((resolve) => {
    respond = resolve;
  });
  let holds = 0;
  let read = () => {};
  const isRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  await page.route("**/graphql", async (route) => {
    const isStream = route.request().headers().accept?.includes("text/event-stream") === true;
    if (isStream || holds > 0) return route.continue();
    const response = await route.fetch();
    if (!(await response.text()).includes("第二張")) return route.fulfill({ response });
    holds += 1;
    read();
    await released;
    await route.fulfill({ response });
  });
  await newOrder(shop.admin, { buyerName: "第二張" });
  await isRead;
  await shop.admin.graphql("mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }", {
    input: { id: changed.id, details: { buyerName: "改名之後" } },
  });
  await rows.filter({ hasText: "改名之後" }).waitFor();
  respond();
  await rows.filter({ hasText: "第二張" }).waitFor();
  await rows.filter({ hasText: "改名之後" }).waitFor();
  await page.context().close();
});

it("keeps a change whose event arrives before the response of an older mutation", async () => {
  const page = await shop.open();
  const stream = page.waitForResponse(
    (response) => response.headers()["content-type"]?.startsWith("text/event-stream") === true,
  );
  await page.goto(`${shop.origin}/product-order`);
  await stream;
  // The open dialog hides the list from the accessibility tree.
  const rows = page.locator("table tr");
  const { id, number } = await newOrder(shop.admin, { buyerName: "進度之前" });
  await rows.filter({ hasText: "進度之前" }).waitFor();

  const released = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    const headers = await route.request().allHeaders();
    if (headers["idempotency-key"] === undefined) return route.continue();
    const response = await route.fetch();
    written.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  await page.getByRole("button", { name: new RegExp(`^將訂單 ${number} 標示為`) }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "進入下一狀態" }).click();
  await written.promise;
  await shop.admin.graphql("mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }", {
    input: { id, details: { buyerName: "進度之後" } },
  });
  await rows.filter({ hasText: "進度之後" }).waitFor();
  released.resolve();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await rows.filter({ hasText: "進度之後" }).waitFor();
  await page.context().close();
});
