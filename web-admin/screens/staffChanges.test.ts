import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { network } from "../../testing/screens/network.ts";
import { scrollToEnds, showEnds } from "../../testing/screens/scrolling.ts";
import documents from "../persisted_queries.json" with { type: "json" };
import { onListChange } from "../src/relay/listEvents.ts";
import { type ConsoleShop, hasText, openConsole } from "./console.ts";
import { staffScreen } from "./staffScreen.ts";

/** A window loads eight at a time, so that three pages and a part of a fourth are known. */
const PEOPLE = 26;
/** Longer than every pause and repetition of the list. */
const PAUSE_MS = 3000;

let shop: ConsoleShop;

beforeAll(async () => {
  shop = await openConsole();
  for (let number = 1; number <= PEOPLE; number += 1) await create(`第${number}位`);
});
afterAll(() => shop?.close());

const { list, card } = staffScreen(() => shop);
const cards = () => list().getByRole("listitem");
/** Returns the names of staff in the order of the list: the newest comes first. */
const namesDownTo = (last: number, ...newest: string[]) => [
  ...newest,
  ...Array.from({ length: PEOPLE - last + 1 }, (_, index) => `第${PEOPLE - index}位`),
];
const shownNames = () => cards().evaluateAll((items) => items.map((item) => item.getAttribute("aria-label")));

async function send(mutation: string, input: object): Promise<void> {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const result = mutation === "createStaffMember" ? "staffMember { id }" : "id";
  const { code } = await shop.admin.graphql(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${result} } }`,
    { input },
  );
  expect(code).toBeNull();
}

const create = (name: string) =>
  send("createStaffMember", {
    details: { name, englishName: "Many", positionName: "助理", role: "STAFF" },
  });

async function idOf(name: string): Promise<string> {
  const { data } = await shop.admin.graphql<{ staffMembers: { edges: { node: { id: string } }[] } }>(
    "query ($name: String!) { staffMembers(filter: { name: $name }, first: 1) { edges { node { id } } } }",
    { name },
  );
  return data?.staffMembers.edges[0]?.node.id ?? "";
}

/** Scrolls to the end of the list, as a person does until there are this many. */
async function scrollTo(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await cards().count();
      if (shown < count) scrollToEnds();
      return shown;
    })
    .toBeGreaterThanOrEqual(count);
}

/** Returns the hash by which the console sends a query. */
function hashOf(query: string): string {
  const [hash = ""] = Object.entries(documents).find(([, text]) => text.startsWith(`query ${query}(`)) ?? [];
  expect(hash).not.toBe("");
  return hash;
}

/** Holds the responses to a query, which the server has sent, until they are released. */
function hold(query: string) {
  const hash = hashOf(query);
  const held: (() => void)[] = [];
  const release = network.intercept(({ body, send }) =>
    JSON.stringify(body)?.includes(hash)
      ? send().then((response) => new Promise((resolve) => held.push(() => resolve(response))))
      : null,
  );
  return {
    held,
    release() {
      release();
      for (const answer of held) answer();
    },
  };
}

/** Records the smallest number of cards that is shown from now on. */
function recordFewest(): () => number {
  const count = () => document.querySelector("ul[aria-label=員工列表]")?.children.length ?? 0;
  let fewest = count();
  new MutationObserver(() => {
    fewest = Math.min(fewest, count());
  }).observe(document.body, { childList: true, subtree: true });
  return () => fewest;
}

beforeEach(async () => {
  await shop.openScreen("/employer?name=many");
  await card(`第${PEOPLE}位`).waitFor();
});
afterEach(() => {
  network.release();
  showEnds(false);
});

it("shows a person whom another user added and renamed", async () => {
  await create("新來的人");
  await card("新來的人").waitFor();
  await send("updateStaffMember", {
    id: await idOf("新來的人"),
    details: { name: "改名的人", englishName: "New" },
  });
  await card("新來的人").waitFor({ state: "detached" });
});

it("takes a person whom another user dismissed out of the list of those in service", async () => {
  await shop.openScreen("/employer?name=many&state=IN_SERVICE");
  await scrollTo(16);
  const fewest = recordFewest();
  const id = await idOf("第25位");
  await send("dismissStaffMember", { id });
  await card("第25位").waitFor({ state: "detached" });
  // The person after them takes the place, so that the two pages stay as they are.
  await expect.poll(() => cards().count()).toBe(16);
  expect(fewest()).toBe(16);
  await send("reinstateStaffMember", { id });
  await card("第25位").waitFor();
  expect(await shownNames()).toEqual(namesDownTo(11));
});

it("keeps two loaded pages, and misses no one, when a change comes while the third loads", async () => {
  await scrollTo(16);
  const fewest = recordFewest();
  const next = hold("StaffCardsMoreQuery");
  await expect
    .poll(() => {
      scrollToEnds();
      return next.held.length;
    })
    .toBe(1);
  const { clock } = shop.page;
  clock.install();
  try {
    const changed = new Promise<void>((resolve) => onListChange("STAFF")(resolve));
    await create("中途一位");
    await changed;
    await clock.fastForward(PAUSE_MS);
  } finally {
    clock.uninstall();
  }
  next.release();
  await card("中途一位").waitFor();
  await expect.poll(() => shownNames()).toEqual(namesDownTo(4, "中途一位"));
  expect(fewest()).toBe(16);
});

it("keeps the third page when it was loaded during the refetch of the first two", async () => {
  await scrollTo(16);
  const before = await shownNames();
  const fewest = recordFewest();
  const refetch = hold("StaffListQuery");
  await create("再來一位");
  await expect.poll(() => refetch.held.length).toBeGreaterThan(0);
  scrollToEnds();
  // The last person of the second page has moved to the third.
  await expect.poll(() => cards().count()).toBe(23);
  refetch.release();
  await card("再來一位").waitFor();
  expect(await shownNames()).toEqual(["再來一位", ...before, ...namesDownTo(1).slice(15, 21)]);
  expect(fewest()).toBe(16);
});

it("shows as many as before after a refresh, which loads the first page", async () => {
  await scrollTo(24);
  const before = await shownNames();
  const refetch = hold("StaffListQuery");
  const refresh = shop.page.getByRole("button", { name: "重新整理" });
  await refresh.click();
  await expect.poll(() => refetch.held.length).toBeGreaterThan(0);
  refetch.release();
  await expect.poll(() => refresh.getAttribute("aria-disabled")).not.toBe("true");
  await expect.poll(() => shownNames()).toEqual(before);
});

it("reports a page that cannot be loaded, and loads it when asked", async () => {
  await scrollTo(16);
  const hash = hashOf("StaffCardsMoreQuery");
  let requests = 0;
  network.mayFail = true;
  network.intercept(({ body }) => {
    if (!JSON.stringify(body)?.includes(hash)) return null;
    requests += 1;
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  const { clock } = shop.page;
  clock.install();
  try {
    // The end of the list stays in view, which must not send requests without end.
    showEnds(true);
    await hasText(shop.page, "無法連線");
    await clock.fastForward(PAUSE_MS);
    expect(requests).toBe(1);
  } finally {
    clock.uninstall();
  }
  showEnds(false);
  network.release();
  const before = await cards().count();
  await shop.page.getByRole("button", { name: "載入更多" }).click();
  await expect.poll(() => cards().count()).toBeGreaterThan(before);
});

it("loads more when the browser reports at once that its end left the view and returned", async () => {
  await expect
    .poll(async () => {
      scrollToEnds([false, true]);
      return shownNames();
    })
    .toContain("第1位");
});
