import { connectPrisma } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Locator } from "../../testing/screens/locator.ts";
import { network, type PageRequest } from "../../testing/screens/network.ts";
import { type ConsoleShop, openConsole } from "./console.ts";

let shop: ConsoleShop;
let prisma: ReturnType<typeof connectPrisma>;

beforeAll(async () => {
  shop = await openConsole();
  prisma = connectPrisma(shop.databaseUrl);
  await prisma.apiToken.create({
    data: { name: "倉庫", prefix: "mch_", tokenHash: Buffer.from("hash"), scopes: [], createdById: 1 },
  });
  await prisma.webhookEndpoint.create({
    data: { url: "https://erp.example/hook", description: "舊系統", secret: "s", kinds: ["ORDER_CREATED"] },
  });
  await prisma.broadcast.deleteMany();
  await prisma.broadcast.create({
    data: { text: "週年慶", recipients: 1, state: "QUEUED", scheduledAt: new Date("2099-01-01") },
  });
  await prisma.failedJob.deleteMany();
  const { hash } = await prisma.imageFile.findFirstOrThrow();
  await prisma.image.create({ data: { name: "圖片", imageHash: hash } });
  await prisma.shippingMethod.create({ data: { kind: "HOME_DELIVERY", name: "宅配到家" } });
  for (const { write } of Object.values(LISTS)) await write(BEFORE);
  await shop.openScreen("/");
});
afterAll(async () => {
  await prisma?.$disconnect();
  await shop?.close();
});

/** The text of the rows of all lists before the change. */
const BEFORE = "原本的";
/** The text after the change, which differs by list because lists show rows of each other. */
const changed = (list: string) => `別人改的${list}`;

const VIEW_NAME = "別人共用的";
const VIEW = { search: "?state=WAITING" };

interface List {
  url: string;
  /** Writes a text into the rows, as another process does. */
  write: (text: string) => Promise<unknown>;
  /** The texts that the list shows before and after the change, if they are others than the written ones. */
  before?: string;
  after?: string;
}

/** Gives all rows of a table one name. */
const rename = (table: string) => (name: string) =>
  prisma.$executeRawUnsafe(`UPDATE "${table}" SET "name" = '${name}'`);

/** Adds a failed job, which differs by the number of its order. */
const failJob = (text: string) =>
  prisma.outboxMessage.create({
    data: {
      kind: "ORDER_RECEIVED",
      data: { order: { id: 7 } },
      state: "FAILED",
      attempts: 150,
      failedJob: {
        create: {
          queue: "OUTBOX",
          kind: "ORDER_RECEIVED",
          error: "LINE_UNAVAILABLE",
          attempts: 150,
          recordType: "Order",
          recordNumber: text === BEFORE ? 101 : 102,
        },
      },
    },
  });

const LISTS: Readonly<Record<string, List>> = {
  products: { url: "/product", write: rename("Product") },
  productTypes: { url: "/product-type", write: rename("ProductType") },
  discounts: { url: "/add-sub-list", write: rename("Discount") },
  images: { url: "/image-registry", write: rename("Image") },
  store: { url: "/store-info", write: rename("Store") },
  customers: { url: "/line-user", write: rename("Customer") },
  blocks: { url: "/block-list", write: (note) => prisma.customerBlock.updateMany({ data: { note } }) },
  services: { url: "/service", write: rename("Service") },
  shiftTemplates: { url: "/shift", write: rename("ShiftTemplate") },
  staff: { url: "/employer", write: rename("StaffMember") },
  apiTokens: {
    url: "/api-tokens",
    write: (text) => prisma.apiToken.updateMany({ data: { revokedAt: text === BEFORE ? null : new Date() } }),
    before: "倉庫",
    after: "已撤銷",
  },
  webhooks: {
    url: "/webhooks",
    write: (description) => prisma.webhookEndpoint.updateMany({ data: { description } }),
  },
  broadcasts: { url: "/broadcast", write: (text) => prisma.broadcast.updateMany({ data: { text } }) },
  failedJobs: { url: "/failed-jobs", write: failJob, before: "訂單 101", after: "訂單 102" },
  closures: {
    url: "/settings/closures",
    write: (note) => prisma.storeClosure.updateMany({ data: { note } }),
  },
  shippingMethods: { url: "/settings/shipping", write: rename("ShippingMethod") },
};

const text = (shown: string) => shop.page.getByRole("main").getByText(shown).first();

const opensStream = ({ headers }: PageRequest) => headers.get("accept")?.includes("event-stream") ?? false;

/** Opens a list and waits until the window receives events. */
async function open(url: string): Promise<void> {
  const opened = Promise.withResolvers<void>();
  const stop = network.intercept((request) =>
    opensStream(request) ? request.send().finally(opened.resolve) : null,
  );
  await shop.page.goto(url);
  await opened.promise;
  stop();
}

it.each(Object.entries(LISTS))(
  "shows a change of %s by another process without a reload",
  async (name, list) => {
    const { url, write, before = BEFORE, after = changed(name) } = list;
    await open(url);
    await text(before).waitFor();
    expect(await text(after).count()).toBe(0);
    await write(changed(name));
    await text(after).waitFor();
  },
);

it.each(Object.entries(LISTS))(
  "shows a change of %s between the first request and the opening of the event stream",
  async (name, { url, write, before = BEFORE, after = changed(name) }) => {
    await write(BEFORE);
    const opening = Promise.withResolvers<void>();
    const stop = network.intercept((request) =>
      opensStream(request) ? opening.promise.then(() => request.send()) : null,
    );
    await shop.page.goto(url);
    await text(before).waitFor();
    await write(changed(name));
    opening.resolve();
    await text(after).waitFor();
    stop();
  },
);

it("shows a view that another user shares, and forgets it when it is shared no more", async () => {
  const { page } = shop;
  await open("/product-order");
  const views = page.getByRole("menuitemradio");
  await page.getByRole("button", { name: "已存檢視" }).click();
  await prisma.staffPreference.create({
    data: {
      staffMemberId: 2,
      kind: "VIEW",
      subject: "orders",
      name: VIEW_NAME,
      isShared: true,
      value: VIEW,
    },
  });
  await views.filter({ hasText: VIEW_NAME }).waitFor();
  await prisma.staffPreference.updateMany({ where: { name: VIEW_NAME }, data: { isShared: false } });
  await views.filter({ hasText: VIEW_NAME }).waitFor({ state: "detached" });
});

/** Types into the first field of the dialog, after the dialog has taken the focus. */
async function fillDialog(): Promise<Locator> {
  const field = shop.page.getByRole("dialog").getByRole("textbox").first();
  await field.waitFor();
  await expect.poll(() => document.activeElement?.closest("[role=dialog]") != null).toBe(true);
  await field.fill("正在輸入");
  return field;
}

it("keeps the selection and the focus of a list that changes", async () => {
  const { page } = shop;
  await open("/product-type");
  const boxes = page.getByRole("main").getByRole("row").getByRole("checkbox");
  await boxes.nth(2).check();
  await boxes.nth(2).focus();
  await prisma.productType.updateMany({ data: { description: "別人寫的說明" } });
  await text("別人寫的說明").waitFor();
  expect(await boxes.nth(2).isChecked()).toBe(true);
  expect(await boxes.nth(2).evaluate((box) => box === document.activeElement)).toBe(true);
});

it("keeps the input and the focus of a dialog over a list that changes", async () => {
  const { page } = shop;
  await open("/service?add=1");
  const field = await fillDialog();
  await prisma.service.updateMany({ data: { note: "別人寫的備註" } });
  await page.getByText("別人寫的備註").first().waitFor({ state: "attached" });
  expect(await field.inputValue()).toBe("正在輸入");
  expect(await field.evaluate((box) => box === document.activeElement)).toBe(true);
});

it("shows times in the store's new time zone, and keeps the input of a form", async () => {
  const { page } = shop;
  await open("/appointment?add=new");
  const field = await fillDialog();
  const row = page.locator("tbody tr").filter({ hasText: /#\d+/ }).first();
  const before = await row.textContent();
  await prisma.store.updateMany({ data: { timeZone: "Asia/Tokyo" } });
  await expect.poll(() => row.textContent()).not.toBe(before);
  expect(await field.inputValue()).toBe("正在輸入");
  expect(await field.evaluate((box) => box === document.activeElement)).toBe(true);
  await prisma.store.updateMany({ data: { timeZone: "Asia/Taipei" } });
  await expect.poll(() => row.textContent()).toBe(before);
});
