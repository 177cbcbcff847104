import type { APIResponse, Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import documents from "../persisted_queries.json" with { type: "json" };
import { type Console, hasText, openConsole } from "./console.ts";
import { staffScreen } from "./staffScreen.ts";

/** A window loads eight at a time, so that three pages and a part of a fourth are known. */
const PEOPLE = 26;

let shop: Console;
/** The window of another person. */
let other: Page;

beforeAll(async () => {
  shop = await openConsole();
  for (let number = 1; number <= PEOPLE; number += 1) await create(`第${number}位`);
  other = await shop.open();
});
afterAll(() => shop?.close());

const { list } = staffScreen(() => shop);
const cards = (page = shop.page) => list(page).getByRole("listitem");
const card = (page: Page, name: string) => list(page).getByRole("listitem", { name, exact: true });
/** Returns the names of staff in the order of the list: the newest comes first. */
const namesDownTo = (last: number, ...newest: string[]) => [
  ...newest,
  ...Array.from({ length: PEOPLE - last + 1 }, (_, index) => `第${PEOPLE - index}位`),
];
const shownNames = (page = shop.page) =>
  cards(page).evaluateAll((items) => items.map((item) => item.getAttribute("aria-label")));

async function create(name: string): Promise<void> {
  const { code } = await shop.admin.graphql(
    "mutation ($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { staffMember { id } } }",
    { input: { details: { name, englishName: "Many", positionName: "助理", role: "STAFF" } } },
  );
  expect(code).toBeNull();
}

/** Scrolls to the end of the list, as a person does until there are this many. */
async function scrollTo(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => {
      // In one step, because a list that has grown meanwhile would be scrolled to the end of its next page.
      await list(page).evaluate((cards, wanted) => {
        if (cards.children.length < wanted) window.scrollTo(0, document.body.scrollHeight);
      }, count);
      return cards(page).count();
    })
    .toBeGreaterThanOrEqual(count);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Returns the hash by which the console sends a query. */
function hashOf(query: string): string {
  const [hash = ""] = Object.entries(documents).find(([, text]) => text.startsWith(`query ${query}(`)) ?? [];
  expect(hash).not.toBe("");
  return hash;
}

/** Holds the responses to a query, which the server has sent, until they are released. */
async function hold(page: Page, query: string) {
  const hash = hashOf(query);
  const held: { route: Route; response: APIResponse }[] = [];
  let isOpen = false;
  await page.route("**/graphql", async (route) => {
    if (isOpen || !route.request().postData()?.includes(hash)) return route.fallback();
    const response = await route.fetch();
    if (isOpen) await route.fulfill({ response });
    else held.push({ route, response });
  });
  return {
    held,
    async release() {
      isOpen = true;
      // A request that the page has canceled takes no response.
      await Promise.allSettled(held.map(({ route, response }) => route.fulfill({ response })));
    },
  };
}

/** Records the smallest number of cards that is shown from now on. */
async function recordFewest(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const found = document.querySelector("ul[aria-label=員工列表]");
    const fewest = { count: found?.children.length ?? 0 };
    Object.assign(window, { fewest });
    new MutationObserver(() => {
      const count = document.querySelector("ul[aria-label=員工列表]")?.children.length ?? 0;
      fewest.count = Math.min(fewest.count, count);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as { fewest?: { count: number } }).fewest?.count ?? 0);
}

beforeEach(async () => {
  await shop.page.unrouteAll();
  for (const page of [shop.page, other]) {
    await page.goto(`${shop.origin}/employer?name=many`);
    await card(page, `第${PEOPLE}位`).waitFor();
  }
});

it("shows a person whom another user added and renamed", async () => {
  await create("新來的人");
  await card(shop.page, "新來的人").waitFor();
  const { data } = await shop.admin.graphql<{ staffMembers: { edges: { node: { id: string } }[] } }>(
    '{ staffMembers(filter: { name: "新來的人" }, first: 1) { edges { node { id } } } }',
  );
  await shop.admin.graphql(
    "mutation ($input: UpdateStaffMemberInput!) { updateStaffMember(input: $input) { id } }",
    {
      input: { id: data?.staffMembers.edges[0]?.node.id, details: { name: "改名的人", englishName: "New" } },
    },
  );
  await card(shop.page, "新來的人").waitFor({ state: "detached" });
});

it("takes a person whom another user dismissed out of the list of those in service", async () => {
  await shop.page.goto(`${shop.origin}/employer?name=many&state=IN_SERVICE`);
  await scrollTo(shop.page, 16);
  const fewest = await recordFewest(shop.page);
  await card(other, "第25位").getByRole("button", { name: "將「第25位」設為離職" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "離職" }).click();
  await card(shop.page, "第25位").waitFor({ state: "detached" });
  // The person after them takes the place, so that the two pages stay as they are.
  await expect.poll(() => cards().count()).toBe(16);
  expect(await fewest()).toBe(16);
  await card(other, "第25位").getByRole("button", { name: "讓「第25位」復職" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "復職" }).click();
  await card(shop.page, "第25位").waitFor();
  expect(await shownNames()).toEqual(namesDownTo(11));
});

it("keeps two loaded pages, and misses no one, when a change comes while the third loads", async () => {
  const { page } = shop;
  await scrollTo(page, 16);
  const fewest = await recordFewest(page);
  const next = await hold(page, "StaffCardsMoreQuery");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => next.held.length).toBe(1);
  await create("中途一位");
  // The other window, which loads nothing, shows when the change has arrived.
  await card(other, "中途一位").waitFor();
  await next.release();
  await card(page, "中途一位").waitFor();
  await expect.poll(() => shownNames()).toEqual(namesDownTo(4, "中途一位"));
  expect(await fewest()).toBe(16);
});

it("keeps the third page when it was loaded during the refetch of the first two", async () => {
  const { page } = shop;
  await scrollTo(page, 16);
  const before = await shownNames();
  const fewest = await recordFewest(page);
  const refetch = await hold(page, "StaffListQuery");
  await create("再來一位");
  await expect.poll(() => refetch.held.length).toBe(1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // The last person of the second page has moved to the third.
  await expect.poll(() => cards().count()).toBe(23);
  await refetch.release();
  await card(page, "再來一位").waitFor();
  expect(await shownNames()).toEqual(["再來一位", ...before, ...namesDownTo(1).slice(15, 21)]);
  expect(await fewest()).toBe(16);
});

it("shows as many as before after a refresh, which loads the first page", async () => {
  const { page } = shop;
  await scrollTo(page, 24);
  const before = await shownNames();
  const refetch = await hold(page, "StaffListQuery");
  const refresh = page.getByRole("button", { name: "重新整理" });
  await refresh.click();
  await expect.poll(() => refetch.held.length).toBe(1);
  await refetch.release();
  await expect.poll(() => refresh.getAttribute("aria-disabled")).not.toBe("true");
  await expect.poll(() => shownNames()).toEqual(before);
});

it("reports a page that cannot be loaded, and loads it when asked", async () => {
  const page = await shop.open({ failingRequests: true });
  await page.goto(`${shop.origin}/employer?name=many`);
  await scrollTo(page, 16);
  let requests = 0;
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes(hashOf("StaffCardsMoreQuery"))) return route.fallback();
    requests += 1;
    await route.abort("internetdisconnected");
  });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await hasText(page, "無法連線");
  // The end of the list is still in view, which must not send requests without end.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(requests).toBe(1);
  await page.unroute("**/graphql");
  const before = await cards(page).count();
  // The connection bar, which disappears with the first response, may move the button while it is pressed.
  const countAfterPress = async () => {
    const count = await cards(page).count();
    if (count > before) return count;
    await page
      .getByRole("button", { name: "載入更多" })
      .click({ timeout: 2000 })
      .catch(() => {});
    return cards(page).count();
  };
  await expect.poll(countAfterPress).toBeGreaterThan(before);
  await page.context().close();
});
