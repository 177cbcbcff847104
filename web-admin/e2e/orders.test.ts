// Needs a browser for: layout
import { connectPrisma } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import documents from "../persisted_queries.json" with { type: "json" };
import { type Console, openConsole } from "./console.ts";
import { newOrder } from "./newOrder.ts";

let shop: Console;

beforeAll(async () => {
  shop = await openConsole();
});
afterAll(() => shop?.close());

it("keeps its tabs in place when their counts arrive", async () => {
  const [hash = ""] =
    Object.entries(documents).find(([, text]) => text.startsWith("query OrderTabsQuery")) ?? [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await shop.page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes(hash)) await released;
    await route.fallback();
  });
  await shop.page.goto(`${shop.origin}/product-order`);
  const tabs = shop.page.getByRole("navigation", { name: "訂單分類" }).getByRole("link");
  const places = () =>
    tabs.evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().x)));
  await tabs.first().waitFor();
  const before = await places();
  expect(await tabs.allTextContents()).not.toContainEqual(expect.stringMatching(/\d$/));
  release();
  await tabs.filter({ hasText: /\d$/ }).first().waitFor();
  expect(await places()).toEqual(before);
  await shop.page.unroute("**/graphql");
});

it("keeps the name and the phone number of a buyer without a link apart on a card", async () => {
  const [name, tel] = ["指定日期的人", "0900-000-555"];
  await newOrder(shop.admin, { buyerName: name, buyerPhone: tel });
  const phone = await shop.open({ width: 390 });
  await phone.goto(`${shop.origin}/product-order?buyer=${encodeURIComponent(name)}`);
  const card = phone.getByRole("list", { name: "訂單列表" }).getByRole("listitem").first();
  const [before, after] = await Promise.all(
    [name, tel].map((text) => card.getByText(text, { exact: true }).boundingBox()),
  );
  expect((after?.x ?? 0) - ((before?.x ?? 0) + (before?.width ?? 0))).toBeGreaterThan(4);
  await phone.context().close();
});

it("shows the whole address of a pick-up store in the editor on a phone", async () => {
  const address = "7-ELEVEN 馥樺門市 (991182) 台北市南港區三重路19號";
  const { number } = await newOrder(shop.admin, { buyerName: "王小明", address });
  const prisma = connectPrisma(shop.databaseUrl);
  const store = {
    chain: "UNIMART",
    code: "991182",
    name: "馥樺門市",
    address: "台北市南港區三重路19號",
  } as const;
  await prisma.pickUpStore.create({ data: { orderId: number, ...store } });
  await prisma.$disconnect();
  const phone = await shop.open({ width: 390 });
  await phone.goto(`${shop.origin}/product-order?edit=${number}`);
  const field = phone.getByRole("dialog", { name: /^編輯訂單/ }).getByLabel("地址");
  const isWhole = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement | SVGElement) =>
    scrollHeight <= clientHeight && scrollWidth <= clientWidth;
  await expect.poll(() => field.evaluate(isWhole)).toBe(true);
  await phone.context().close();
});
