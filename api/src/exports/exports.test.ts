import type { Prisma } from "@machiya/prisma/client";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { productWithVariants } from "../../../schema/src/testing/fixtures.ts";
import { openRestShop, type RestShop, type ViewerName } from "../../../testing/servers/restShop.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { chunked } from "./stream.ts";

setLogLevel("silent");
let shop: RestShop;
beforeAll(async () => {
  shop = await openRestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.prisma.order.deleteMany();
  await shop.prisma.store.update({ where: { id: 1 }, data: { timeZone: "Asia/Taipei" } });
});

const get = (viewer: ViewerName, path: string, headers: Record<string, string> = {}) =>
  shop.viewers[viewer].fetch(path, { headers });
const people = {
  buyerName: "王小明",
  buyerPhone: "0900",
  recipientName: "陳大文",
  recipientPhone: "",
  address: "台北市",
};
const orderRow = (data: Partial<Prisma.OrderUncheckedCreateInput> = {}) =>
  shop.prisma.order.create({ data: { ...people, source: "MANUAL", paymentMethod: 3, ...data } });

/** Downloads an export as text, including its BOM. */
async function download(path: string, language = "en"): Promise<string> {
  const response = await get("admin", path, { "accept-language": language });
  expect(response.status).toBe(200);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
}
const headersOf = async (path: string, language?: string): Promise<string> =>
  (await download(path, language)).split("\r\n")[0] ?? "";
const records = async (path: string, language?: string): Promise<Record<string, string>[]> =>
  parse(await download(path, language), { bom: true, columns: true });

describe("Exports", () => {
  test.each<[string, ViewerName, number]>([
    ["anonymous visitors", "anonymous", 401],
    ["a customer", "customer", 401],
    ["staff of role 3", "staff", 403],
    ["an admin", "admin", 200],
  ])("requested by %s (%s) return %i", async (_, viewer, status) => {
    for (const name of ["orders", "products", "appointments", "customers", "staff-hours"]) {
      const path = `/exports/${name}.csv`;
      const response = await get(viewer, path);
      expect(response.status).toBe(status);
      expect(response.headers.get("content-type")).toMatch(status === 200 ? "text/csv" : "text/plain");
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("are refused in the language of the cookie", async () => {
    const text = async (cookie: string) => (await get("anonymous", "/exports/orders.csv", { cookie })).text();
    expect(await text("language=en")).toBe("Please sign in first.\n");
    expect(await text("language=jp")).toMatch(/ログイン|サインイン/);
  });

  test("have the date in their file names", async () => {
    const response = await get("admin", "/exports/products.csv");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="products-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
  });

  test("exist under no other name", async () => {
    for (const path of ["/exports/staff.csv", "/exports/orders", "/exports/orders.csv/x"]) {
      expect((await get("admin", path)).status, path).toBe(404);
    }
  });

  test("accept no method but GET", async () => {
    expect((await shop.viewers.admin.fetch("/exports/orders.csv", { method: "POST" })).status).toBe(405);
  });
});

describe("payments.csv", () => {
  test("has a row for each payment, and a negative one for each refund, by the shop's days", async () => {
    await shop.prisma.store.update({ where: { id: 1 }, data: { timeZone: "Asia/Tokyo" } });
    const { id } = await orderRow({ total: 100 });
    await shop.prisma.payment.create({
      data: {
        orderId: id,
        provider: "STRIPE",
        kind: "CARD",
        channel: "visa",
        amount: 100.5,
        currency: "TWD",
        fee: 2.9,
        state: "CAPTURED",
        receivedAt: new Date("2026-11-20T15:00:00Z"),
        providerReference: "=pi_1",
        refunds: {
          create: {
            amount: 30,
            state: "DONE",
            doneAt: new Date("2026-11-22T01:00:00Z"),
            providerReference: "re_1",
          },
        },
      },
    });
    await shop.prisma.payment.create({
      data: {
        orderId: id,
        kind: "CASH",
        amount: 5,
        state: "PENDING",
        createdAt: new Date("2026-11-19T01:00:00Z"),
      },
    });
    const card = {
      "Order number": String(id),
      Provider: "Stripe",
      Kind: "Card",
      Channel: "visa",
      Currency: "TWD",
    };
    const received = {
      Day: "2026-11-21",
      ...card,
      Amount: "100.5",
      Fee: "2.9",
      State: "Received",
      Reference: "'=pi_1",
    };
    expect(await records("/exports/payments.csv")).toEqual([
      { Day: "2026-11-22", ...card, Amount: "-30", Fee: "", State: "Refunded", Reference: "re_1" },
      received,
      {
        Day: "2026-11-19",
        "Order number": String(id),
        Provider: "Recorded by staff",
        Kind: "Cash",
        Channel: "",
        Amount: "5",
        Currency: "",
        Fee: "",
        State: "Pending",
        Reference: "",
      },
    ]);
    expect(await records("/exports/payments.csv?from=2026-11-20&to=2026-11-21")).toEqual([received]);
    expect(await records("/exports/payments.csv?limit=1")).toHaveLength(1);
  });
});

describe("orders.csv", () => {
  test("has a BOM, Windows line endings, and headers in the viewer's language", async () => {
    await orderRow();
    const text = await download("/exports/orders.csv", "zh-TW");
    expect(text.startsWith("\ufeff訂單編號,訂購人,")).toBe(true);
    expect(text.split("\r\n")).toHaveLength(3);
    expect(await download("/exports/orders.csv", "ja")).toContain("注文番号,");
    expect(await download("/exports/orders.csv", "en")).toContain("Order number,");
  });

  test("has Thai headers and Gregorian dates for Thai viewers, because other programs read it", async () => {
    await orderRow({ createdAt: new Date("2026-11-20T01:05:00Z") });
    const text = await download("/exports/orders.csv", "th");
    expect(text.startsWith("\ufeffเลขที่คำสั่งซื้อ,ผู้สั่งซื้อ,")).toBe(true);
    expect(text).toContain("2026-11-20 ");
  });

  test("contains every field of an order, with times in the shop's time zone", async () => {
    await shop.prisma.store.update({ where: { id: 1 }, data: { timeZone: "Asia/Tokyo" } });
    const { id } = await orderRow({
      expectedDeliveryDate: new Date("2026-11-21T15:30:00Z"),
      createdAt: new Date("2026-11-20T01:05:00Z"),
      totalQuantity: 3,
      subtotal: 300.5,
      discountTotal: -30,
      total: 270.5,
      note: '12345 請放門口\n"謝謝"',
      discountRecords: {
        create: [
          { name: "會員", amount: -20 },
          { name: "週年", amount: -10 },
        ],
      },
    } as Partial<Prisma.OrderUncheckedCreateInput>);
    expect(await records("/exports/orders.csv")).toEqual([
      {
        "Order number": String(id),
        Buyer: "王小明",
        "Buyer's phone": "'0900",
        Recipient: "陳大文",
        "Recipient's phone": "",
        Address: "台北市",
        "Requested delivery": "2026-11-22 00:30",
        Delivery: "",
        Quantity: "3",
        Total: "270.5",
        "Original total": "300.5",
        "Discount total": "-30",
        Discounts: "會員 -20, 週年 -10",
        Source: "Entered by staff",
        "Payment method": "Bank transfer",
        "Payment status": "Unpaid",
        "Order status": "New",
        Note: '12345 請放門口\n"謝謝"',
        Created: "2026-11-20 10:05",
        Items: "",
      },
    ]);
  });

  test("names the items of an order with their quantities", async () => {
    const product = await shop.prisma.product.create({ data: { name: "茶", price: 100 } });
    const cup = await shop.prisma.product.create({ data: { name: "杯", price: 100 } });
    await orderRow({
      lines: {
        create: [
          { productId: product.id, productName: "=茶, 大", quantity: "2.5", unitPrice: 100 },
          { productId: cup.id, productName: "杯 – 藍 / M", quantity: 1, unitPrice: 100 },
        ],
      },
    } as Partial<Prisma.OrderUncheckedCreateInput>);
    expect(await records("/exports/orders.csv")).toMatchObject([
      { Items: "'=茶, 大 × 2.5, 杯 – 藍 / M × 1" },
    ]);
    expect(await records("/exports/orders.csv", "zh-TW")).toMatchObject([
      { 商品: "'=茶, 大 × 2.5、杯 – 藍 / M × 1" },
    ]);
  });

  test("names the rounding and the adjustment beside the discounts, so that they add up to the total", async () => {
    const discounted = (
      [subtotal, discountTotal, shippingFee, total]: readonly [string, string, string, string],
      ...amounts: string[]
    ) =>
      orderRow({
        subtotal,
        discountTotal,
        shippingFee,
        total,
        discountRecords: { create: amounts.map((amount) => ({ name: "會員", amount })) },
      } as Partial<Prisma.OrderUncheckedCreateInput>);
    await discounted(["241", "-24", "80", "297"], "-24.1");
    await discounted(["1000", "-1200", "0", "0"], "-1200.5");
    await discounted(["1000", "-1", "0", "999"]);
    await discounted(["500.3", "-30.01", "0", "470.29"], "-25.01", "-5");
    await discounted(["1000", "0", "80", "1080"]);
    const rows = await records("/exports/orders.csv");
    expect(rows.map(({ Discounts }) => Discounts).reverse()).toEqual([
      "會員 -24.1, Rounding 0.1",
      "會員 -1200.5, Rounding 0.5, Adjustment 200",
      "Adjustment -1",
      "會員 -25.01, 會員 -5",
      "",
    ]);
  });

  test("has the currency of each order as the last column, once the shop has or had one", async () => {
    await orderRow({ total: 100 });
    expect(await headersOf("/exports/orders.csv")).toMatch(/,Created,Items$/);
    const yen = await orderRow({ total: 300, currency: "JPY" });
    await shop.prisma.payment.create({
      data: { orderId: yen.id, kind: "CASH", amount: 300, state: "CAPTURED", receivedAt: new Date() },
    });
    expect(await headersOf("/exports/orders.csv")).toMatch(/,Created,Items,Currency$/);
    for (const currency of [null, "TWD"]) {
      await shop.prisma.store.update({ where: { id: 1 }, data: { currency, firstCurrency: currency } });
      const rows = await records("/exports/orders.csv");
      expect(rows.map(({ Total, Currency }) => [Total, Currency])).toEqual([
        ["300", "JPY"],
        ["100", ""],
      ]);
    }
    expect(await records("/exports/payments.csv?limit=1")).toMatchObject([
      { Amount: "300", Currency: "JPY" },
    ]);
    await shop.prisma.order.deleteMany();
    expect(await headersOf("/exports/orders.csv")).toMatch(/,Created,Items,Currency$/);
    expect(await records("/exports/payments.csv?limit=1")).toMatchObject([
      { Amount: "300", Currency: "JPY" },
    ]);
    // The store removed its currency.
    await shop.prisma.store.update({ where: { id: 1 }, data: { currency: null } });
    expect(await headersOf("/exports/orders.csv")).toMatch(/,Created,Items,Currency$/);
    await shop.prisma.store.update({ where: { id: 1 }, data: { firstCurrency: null } });
    expect(await headersOf("/exports/orders.csv", "ja")).toMatch(/,作成日時,商品$/);
  });

  test.each(["0912345678", "000", "1234567890123456", "12E10", "０９１２"])(
    "escapes %j, of which a spreadsheet would show another number",
    async (note) => {
      await orderRow({ note });
      expect(await records("/exports/orders.csv")).toMatchObject([{ Note: `'${note}` }]);
    },
  );

  test.each(["0", "100", "123456789012345", "0912-345-678", "0.5"])("leaves %j as it is", async (note) => {
    await orderRow({ note });
    expect(await records("/exports/orders.csv")).toMatchObject([{ Note: note }]);
  });

  test.each(["=1+1", "+1", "-1", "@A1", "\t=1"])("escapes the formula %j", async (note) => {
    await orderRow({ note });
    expect(await records("/exports/orders.csv")).toMatchObject([{ Note: `'${note}` }]);
  });

  test("contains at most as many rows as `limit` says", async () => {
    for (let index = 0; index < 3; index++) await orderRow({});
    expect(await records("/exports/orders.csv?limit=2")).toHaveLength(2);
    expect(await records("/exports/orders.csv?limit=1000")).toHaveLength(3);
    for (const invalid of ["0", "-1", "x", "1.5"])
      expect(await records(`/exports/orders.csv?limit=${invalid}`)).toHaveLength(3);
  });

  test("contains the orders that match the filter, newest first", async () => {
    const first = await orderRow({ state: "IN_ACTION" });
    const second = await orderRow({ state: "IN_ACTION", buyerName: "王大明" });
    await orderRow({ buyerName: "王大明" });
    const numbers = async (search: string) =>
      (await records(`/exports/orders.csv?${search}`)).map((row) => Number(row["Order number"]));
    expect(await numbers("state=IN_ACTION")).toEqual([second.id, first.id]);
    expect(await numbers("state=IN_ACTION&buyer=大明")).toEqual([second.id]);
    expect(await numbers(`number=%23${first.id},${second.id}&page=7&order=1`)).toEqual([second.id, first.id]);
    expect(await numbers("number=first")).toEqual([]);
    expect(await numbers("state=GONE&deliveryFrom=2026-02-30")).toHaveLength(3);
  });

  test("contains the 10,050 orders of one moment while others are added and deleted, with all formulas escaped", async () => {
    const row = { ...people, source: "MANUAL", paymentMethod: 1 } as const;
    const notes = [
      "=1+1",
      "+1",
      "-1",
      "@A1",
      "\t=1",
      "\r=1",
      "＝1",
      "＋1",
      "－1",
      "＠A1",
      '=cmd|"/c"!A1',
      "12345",
    ];
    const count = 10_050;
    await shop.prisma.order.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        ...row,
        note: notes[index % notes.length] ?? "",
      })),
    });
    const ids = (await shop.prisma.order.findMany({ orderBy: { id: "desc" }, select: { id: true } })).map(
      ({ id }) => id,
    );
    const response = await get("admin", "/exports/orders.csv", {
      "accept-language": "en",
      "accept-encoding": "identity",
    });
    const parts: Uint8Array[] = [];
    for await (const part of response.body ?? []) {
      parts.push(part);
      if (parts.length === 1) {
        // While the first rows are sent, one order is added and the oldest is deleted.
        await orderRow();
        await shop.prisma.order.delete({ where: { id: ids.at(-1) ?? 0 } });
      }
    }
    const rows: Record<string, string>[] = parse(Buffer.concat(parts), { bom: true, columns: true });
    expect(rows.map((one) => Number(one["Order number"]))).toEqual(ids);
    expect(rows.filter((one) => one.Note !== "12345" && !one.Note?.startsWith("'"))).toEqual([]);
  });

  test("names the payment method of any stored number", async () => {
    for (const paymentMethod of [1, 5, 77]) await orderRow({ paymentMethod });
    const names = (await records("/exports/orders.csv")).map((row) => row["Payment method"]);
    expect(names).toEqual(["Unknown payment method", "Cash on delivery", "Not chosen"]);
  });

  test("is read as fast as it is consumed, and is not read on when it is not wanted any more", async () => {
    const read: string[] = [];
    async function* parts() {
      for (const part of ["a", "b", "c"]) {
        read.push(part);
        yield part;
      }
    }
    const reader = (await chunked(parts())).getReader();
    await reader.read();
    expect(read).toEqual(["a"]);
    await reader.read();
    expect(read).toEqual(["a", "b"]);
    await reader.cancel();
    expect(read).toEqual(["a", "b"]);
  });

  test("aborts instead of ending normally when a later part cannot be read", async () => {
    async function* parts() {
      yield "a";
      throw new Error("gone");
    }
    const reader = (await chunked(parts())).getReader();
    await reader.read();
    await expect(reader.read()).rejects.toThrow("gone");
  });
});

describe("products.csv", () => {
  const IMPORT = `mutation ($input: ImportProductsInput!) {
    importProducts(input: $input) { applied created updated refused rows { action changes errors { column message } } }
  }`;
  const load = (csv: string, dryRun: boolean) =>
    shop.viewers.admin.graphql<{ importProducts: { applied: boolean; rows: { action: string }[] } }>(IMPORT, {
      input: { file: Buffer.from(csv).toString("base64"), fileName: "products.csv", dryRun },
    });

  async function fill(): Promise<void> {
    const { prisma } = shop;
    const shelves = await prisma.productType.findMany();
    const shelf = await prisma.productType.create({ data: { name: "Tea, green" } });
    const cups = await prisma.productType.create({ data: { name: "杯;盤\\" } });
    const types = { create: [...shelves, shelf, cups].map(({ id }) => ({ productTypeId: id })) };
    const names = [
      "=SUM(A1)",
      "+tea",
      "-tea",
      "@tea",
      "＝茶",
      "＠茶",
      '"quoted", name',
      "'tea",
      "'=A",
      "=A",
      "''＝A",
    ];
    for (const [index, name] of names.entries()) {
      await prisma.product.create({ data: { name, price: "0.00001", stock: index, state: "DISABLED" } });
    }
    const description = "Two\nlines, and a ;";
    await prisma.product.create({
      data: {
        name: "Oolong",
        code: "oolong",
        description,
        price: "999999999999.99999",
        topPick: true,
        quantityStep: "0.25",
        preOrderCap: "2.5",
        preOrderDay: new Date("2031-03-01"),
        types,
      },
    });
  }

  test("changes nothing when imported again, and recreates the products in an empty shop", async () => {
    await fill();
    const csv = await download("/exports/products.csv");
    const again = await load(csv, false);
    expect(again.code).toBeNull();
    expect(again.data?.importProducts).toMatchObject({ applied: true, created: 0, updated: 0, refused: 0 });
    expect(new Set(again.data?.importProducts.rows.map(({ action }) => action))).toEqual(
      new Set(["UNCHANGED"]),
    );

    await shop.prisma.product.deleteMany();
    const count = again.data?.importProducts.rows.length;
    expect((await load(csv, false)).data?.importProducts).toMatchObject({ applied: true, created: count });
    const sorted = (text: string) => text.split("\r\n").sort();
    expect(sorted(await download("/exports/products.csv"))).toEqual(sorted(csv));
  });

  test.each([
    ["en", "Name,Code,Description,"],
    ["zh-TW", "名稱,代碼,說明,"],
    ["ja", "名称,コード,説明,"],
    ["th", "ชื่อ,รหัส,คำอธิบาย,"],
  ])(
    "has headings in the language %s, which the import reads, and so does the template",
    async (language, first) => {
      await productWithVariants(shop.prisma, { name: "Cap" });
      const csv = await download("/exports/products.csv?name=Cap", language);
      expect(csv.startsWith(`\ufeff${first}`)).toBe(true);
      const { data } = await load(csv, true);
      expect(data?.importProducts.rows.map(({ action }) => action)).toEqual(Array(5).fill("UNCHANGED"));
      await shop.prisma.product.deleteMany({ where: { name: "Cap" } });

      const template = await download("/exports/product-template.csv", language);
      expect(template.startsWith(`\ufeff${first}`)).toBe(true);
      const cells = template
        .trim()
        .split(",")
        .map(() => "");
      const filled = `${template}${cells.with(0, "新").with(3, "5").with(4, "7").with(6, "FROZEN").join(",")}\r\n`;
      expect((await load(filled, true)).data?.importProducts).toMatchObject({ created: 1, refused: 0 });
    },
  );

  test("has a row for each variant once there is one, and changes nothing when imported again", async () => {
    expect(await download("/exports/products.csv")).not.toContain("Variant of");
    const { variants } = await productWithVariants(shop.prisma, { name: "Shirt", state: "FROZEN" });
    const paused = { offered: false, preOrderCap: 3, preOrderDay: new Date("2031-03-01") };
    await shop.prisma.product.update({ where: { id: variants[1]?.id ?? 0 }, data: paused });
    const csv = await download("/exports/products.csv?name=Shirt");
    const rows = await records("/exports/products.csv?name=Shirt");
    expect(rows.map((row) => [row.Name, row.Status, row["Variant of"], row["Option values"]])).toEqual([
      ["Shirt – Red / M", "ENABLED", "Shirt", "Red; M"],
      ["Shirt – Red / S", "ENABLED", "Shirt", "Red; S"],
      ["Shirt – Blue / M", "FROZEN", "Shirt", "Blue; M"],
      ["Shirt – Blue / S", "ENABLED", "Shirt", "Blue; S"],
      ["Shirt", "FROZEN", "", ""],
    ]);
    expect(rows.map((row) => [row["Pre-order cap"], row["Pre-order day"]])).toEqual([
      ["", ""],
      ["", ""],
      ["3", "2031-03-01"],
      ["", ""],
      ["", ""],
    ]);
    const { data } = await load(csv, false);
    expect(data?.importProducts.rows.map(({ action }) => action)).toEqual(Array(5).fill("UNCHANGED"));
    const cleared = await load(csv.replace("3,2031-03-01", "none,none"), false);
    expect(cleared.data?.importProducts).toMatchObject({ applied: true, updated: 1 });
    expect(await download("/exports/products.csv?name=Shirt")).toBe(csv.replace("3,2031-03-01", ","));
    await shop.prisma.product.deleteMany({ where: { name: "Shirt" } });
  });

  test("has the store's currency as the last column once there is one, which the import ignores", async () => {
    const setCurrency = (currency: string | null, firstCurrency: string | null) =>
      shop.prisma.store.update({ where: { id: 1 }, data: { currency, firstCurrency } });
    await setCurrency("JPY", "TWD");
    const [row] = await records("/exports/products.csv?code=OOL");
    expect(Object.entries(row ?? {}).at(-1)).toEqual(["Currency", "JPY"]);
    await setCurrency(null, "TWD");
    const csv = await download("/exports/products.csv?code=OOL");
    expect(csv).toMatch(/,TWD\r\n$/);
    expect((await load(csv, false)).data?.importProducts).toMatchObject({
      applied: true,
      rows: [{ action: "UNCHANGED" }],
    });
    await setCurrency(null, null);
    expect(await headersOf("/exports/products.csv")).not.toContain("Currency");
  });

  test("contains the products that match the filter", async () => {
    const names = async (search: string) =>
      (await records(`/exports/products.csv?${search}`)).map(({ Name }) => Name);
    expect(await names("code=OOL")).toEqual(["Oolong"]);
    expect(await names("topPick=yes")).toEqual(["Oolong"]);
    expect(await names("state=FROZEN")).toEqual(["藏"]);
    expect(await names("topPick=no&name=tea&state=DISABLED")).toHaveLength(4);
  });
});
