// Needs a browser for: two windows
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Console, openConsole } from "./console.ts";
import { newOrder, refillTea } from "./newOrder.ts";

/** The bell lists this many. */
const SHOWN = 50;

let shop: Console;
/** The window of another admin. */
let other: Page;
/** The numbers of the orders, the newest first. */
const numbers: number[] = [];

beforeAll(async () => {
  shop = await openConsole();
  const { data } = await shop.admin.graphql<{ staffMembers: { edges: { node: { id: string } }[] } }>(
    '{ staffMembers(filter: { name: "蘇以安" }, first: 1) { edges { node { id } } } }',
  );
  const { code } = await shop.admin.graphql(
    "mutation ($input: UpdateStaffMemberInput!) { updateStaffMember(input: $input) { id } }",
    { input: { id: data?.staffMembers.edges[0]?.node.id, details: { role: "ADMIN" } } },
  );
  expect(code).toBeNull();
  await refillTea(shop.admin);
  for (let count = 0; count < SHOWN + 2; count += 1)
    numbers.unshift((await newOrder(shop.admin, { buyerName: `第${count + 1}位` })).number);
  other = await shop.open({ as: "staff" });
});
afterAll(() => shop?.close());

const bell = (page: Page) => page.getByRole("button", { name: /^通知/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "通知" });
const entries = (page: Page, list: "新的通知" | "先前的通知") =>
  panel(page).getByRole("list", { name: list }).getByRole("listitem");
/** Returns the numbers of the listed orders, in their order. */
const listed = (page: Page, list: "新的通知" | "先前的通知") =>
  entries(page, list).evaluateAll((items) =>
    items.map((item) => Number(/#(\d+)/.exec(item.textContent ?? "")?.[1])),
  );

async function openBell(page: Page): Promise<void> {
  await page.goto(shop.origin);
  await bell(page).click();
  await panel(page).getByRole("listitem").first().waitFor();
}

it("lists the last 50, each with its action, which is carried out there", async () => {
  const { page } = shop;
  await openBell(page);
  expect(await listed(page, "新的通知")).toEqual(numbers.slice(0, SHOWN));
  for (const number of numbers.slice(0, SHOWN))
    expect(
      await panel(page)
        .getByRole("button", { name: `將訂單 ${number} 標示為「處理中」`, exact: true })
        .count(),
    ).toBe(1);
  const last = numbers[SHOWN - 1];
  await panel(page)
    .getByRole("button", { name: `將訂單 ${last} 標示為「處理中」`, exact: true })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "進入下一狀態" }).click();
  await panel(page)
    .getByRole("button", { name: `將訂單 ${last} 標示為「待交付」`, exact: true })
    .waitFor();
  const { data } = await shop.admin.graphql<{ node: { state: string } }>(
    "query ($id: ID!) { node(id: $id) { ... on Order { state } } }",
    { id: btoa(`Order:${last}`) },
  );
  expect(data?.node.state).toBe("IN_ACTION");
});

it("remembers for each person what they have seen", async () => {
  const { page } = shop;
  // The first person has seen them all; the second none of them.
  await openBell(page);
  expect(await listed(page, "先前的通知")).toEqual(numbers.slice(0, SHOWN));
  expect(await entries(page, "新的通知").count()).toBe(0);
  await openBell(other);
  expect(await listed(other, "新的通知")).toEqual(numbers.slice(0, SHOWN));
  expect(await entries(other, "先前的通知").count()).toBe(0);
  await page.keyboard.press("Escape");
  await other.keyboard.press("Escape");
  // Both have seen these; the next one is new for both until each has seen it.
  const { number } = await newOrder(shop.admin, { buyerName: "最新的客人" });
  await other.getByRole("button", { name: "通知：1 則未讀" }).click();
  await panel(other).getByRole("listitem").first().waitFor();
  expect(await listed(other, "新的通知")).toEqual([number]);
  await other.keyboard.press("Escape");
  await other.getByRole("button", { name: "通知", exact: true }).waitFor();
  await openBell(page);
  expect(await listed(page, "新的通知")).toEqual([number]);
  expect(await listed(page, "先前的通知")).toEqual(numbers.slice(0, SHOWN - 1));
});
