// Needs a browser for: layout
import { afterAll, beforeAll, expect, it } from "vitest";
import { bytesOf, loadedScripts } from "../../testing/loadedScripts.ts";
import { openShop, putIntoCart, type Shop } from "./shop.ts";

/**
 * The maximum bytes of compressed JavaScript until the products work, without LINE's SDK. See
 * docs/performance.md.
 */
const LIMIT = 175_000;
/** The chunks that contain LINE's SDK. */
const LINES_OWN = /\/line(Liff|Friends)-/;

let shop: Shop;

beforeAll(async () => {
  shop = await openShop(
    async (prisma) => {
      await prisma.store.create({ data: { id: 1, name: "町家", openWeekdays: [] } });
      await prisma.product.create({ data: { name: "手作茶杯", price: 600, stock: 3 } });
    },
    { LIFF_ID: "1234567890-AbcdEfgh" },
  );
});
afterAll(() => shop?.close());

it("shows the products with at most 175,000 bytes of JavaScript while LINE does not respond", async () => {
  const page = await shop.phone();
  // The chunks that an idle page loads in advance do not count.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.route(
    (url) => url.origin !== shop.server.origin,
    () => {},
  );
  await page.goto("/bot-order/");
  // The server renders the products, but the cart needs the scripts.
  await putIntoCart(page, "手作茶杯");
  const scripts = await loadedScripts(page);
  const ours = scripts.filter(({ file }) => !LINES_OWN.test(file));
  expect(ours).not.toEqual([]);
  expect(bytesOf(ours), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(LIMIT);
});
