import type { ParcelState } from "@machiya/prisma/enums";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FieldRule } from "../../domain/fieldRule.ts";
import { globalId } from "../../ids.ts";
import { customerRow, orderRow, product, store } from "../../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";
import type { ShipmentRequest } from "./carrierConnections.ts";
import { recordShipment } from "./recordShipment.ts";

const STORE = {
  chain: "UNIMART",
  code: "131386",
  name: "建盛門市",
  address: "台北市南港區三重路23號",
} as const;
const CREDENTIALS = { merchantId: "2000933", hashKey: "key-of-the-shop", hashIv: "iv-of-the-shop" };
const COMPLETE = { enabled: true, credentials: CREDENTIALS, senderName: "店長", senderPhone: "0912-345-678" };

let testContext: TestContext;
let me: number;
let cup: number;
let requests: ShipmentRequest[];
let created = 0;

beforeAll(async () => {
  testContext = await createTestContext();
  await store(testContext.prisma);
  cup = (await product(testContext.prisma, { price: "300", stock: 10_000 })).id;
});
afterAll(() => testContext.close());
beforeEach(async () => {
  me = (await customerRow(testContext.prisma)).id;
  await testContext.prisma.carrierSetting.deleteMany();
  await testContext.prisma.shippingMethod.deleteMany();
  await testContext.prisma.shippingMethod.create({ data: { kind: "CONVENIENCE_STORE", name: "超商" } });
  requests = [];
  testContext.carriers.create = async (_carrier, request) => {
    requests.push(request);
    created += 1;
    const numbers = { carrierReference: `17${created}`, paymentNo: "F0015091", validationNo: "3207" };
    return { outcome: "CREATED", shipment: { ...numbers, status: "300", statusText: "訂單處理中" } };
  };
});

const setUp = (details: object, version?: number) =>
  testContext.run<{ updateCarrier: { enabled: boolean; senderPhone: string } }>(
    "mutation ($input: UpdateCarrierInput!) { updateCarrier(input: $input) { enabled senderPhone credentialsSetAt } }",
    { input: { carrier: "ECPAY", version, details } },
    ADMIN,
  );
const chains = async () =>
  (await testContext.run<{ store: { storeChains: string[] } }>("{ store { storeChains } }", {}, ANONYMOUS))
    .data?.store.storeChains;

describe("the settings", () => {
  it("offer the chains to customers once they are complete", async () => {
    expect(await chains()).toEqual([]);
    expect((await setUp({ ...COMPLETE, senderName: "" })).codes).toEqual(["INVALID_INPUT"]);
    expect((await setUp({ ...COMPLETE, credentials: null })).codes).toEqual(["INVALID_INPUT"]);
    expect((await setUp({ ...COMPLETE, senderName: "一二三四五六" })).codes).toEqual(["INVALID_INPUT"]);
    expect((await setUp(COMPLETE)).data?.updateCarrier).toMatchObject({
      enabled: true,
      senderPhone: "0912345678",
    });
    expect(await chains()).toEqual(["UNIMART", "FAMILY"]);
    await setUp({ chains: ["FAMILY"] });
    expect(await chains()).toEqual(["FAMILY"]);
    await setUp({ enabled: false });
    expect(await chains()).toEqual([]);
  });

  it("are refused field by field, without a change", async () => {
    const refused = async (details: object, field: string, wanted: Partial<FieldRule> = {}) => {
      const { codes, params, rule } = await setUp(details);
      expect([codes, params]).toEqual([["INVALID_INPUT"], expect.objectContaining({ field })]);
      expect(rule).toMatchObject(wanted);
    };
    await refused({ senderPhone: "02-2345-6789" }, "senderPhone", { kind: "MOBILE_PHONE" });
    await refused({ senderName: "王" }, "senderName", { kind: "CARRIER_NAME" });
    await refused({ credentials: { merchantId: "2000933", hashKey: "key" } }, "hashIv");
    await refused({ credentials: { ...CREDENTIALS, merchantId: "20 00" } }, "merchantId");
    const requires = (...fields: string[]) => ({ kind: "REQUIRES", fields }) as const;
    for (const field of ["senderName", "senderPhone"])
      await refused({ ...COMPLETE, [field]: "" }, "enabled", requires(field));
    await refused({ ...COMPLETE, chains: [] }, "enabled", requires("chains"));
    await refused({ enabled: true }, "enabled", requires("credentials", "senderName", "senderPhone"));
    expect(await testContext.prisma.carrierSetting.count()).toBe(0);
    testContext.carriers.canSeal = false;
    await refused({ credentials: CREDENTIALS }, "credentials");
    testContext.carriers.canSeal = true;
  });

  it("cannot lose what an enabled carrier needs", async () => {
    await setUp(COMPLETE);
    for (const details of [{ senderName: "" }, { senderPhone: "" }, { chains: [] }])
      expect((await setUp(details)).codes).toEqual(["INVALID_INPUT"]);
    expect((await setUp({ enabled: false, senderName: "" })).codes).toEqual([]);
    expect((await setUp({ enabled: true })).codes).toEqual(["INVALID_INPUT"]);
  });

  it("keep the credentials that are not replaced, and say when they were set", async () => {
    const stored = () => testContext.prisma.carrierSetting.findUniqueOrThrow({ where: { carrier: "ECPAY" } });
    await setUp(COMPLETE);
    const before = await stored();
    await setUp({ isTest: false });
    expect(await stored()).toMatchObject({
      isTest: false,
      credentials: before.credentials,
      credentialsSetAt: before.credentialsSetAt,
    });
    await setUp({ credentials: { ...CREDENTIALS, hashKey: "another-key" } });
    expect((await stored()).credentials).not.toEqual(before.credentials);
  });

  it("are tested and changed by admins only", async () => {
    const test = (viewer: typeof ADMIN) =>
      testContext.run<{ testCarrier: { outcome: string } }>(
        "mutation { testCarrier(input: { carrier: ECPAY }) { outcome detail } }",
        {},
        viewer,
      );
    expect((await test(ADMIN)).data?.testCarrier.outcome).toBe("ACCEPTED");
    for (const viewer of [ANONYMOUS, customer(me), staff(1, "STAFF")]) {
      expect((await test(viewer)).codes).not.toEqual([]);
      expect(
        (await testContext.run("{ carrierSetup { canStoreCredentials } }", {}, viewer)).codes,
      ).not.toEqual([]);
    }
  });

  it("never return the credentials, not even to the audit", async () => {
    await setUp(COMPLETE);
    const audits = JSON.stringify(await testContext.prisma.auditEntry.findMany());
    expect(audits).not.toContain("key-of-the-shop");
    expect((await setUp({ isTest: false }, 1)).codes).toEqual(["CONFLICT"]);
  });
});

const place = (more: object = {}) =>
  testContext.run<{ placeOrder: { id: string; address: string; pickUpStore: object | null } }>(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
      id address pickUpStore { chain code name address } } }`,
    {
      input: {
        lines: [{ productId: globalId("Product", cup), quantity: "1", seenPrice: "300" }],
        buyerPhone: "0987654321",
        paymentMethod: "PAY_AT_STORE",
        pickUpStore: STORE,
        ...more,
      },
    },
    customer(me),
  );

describe("checkout", () => {
  it("stores the store, which becomes the address", async () => {
    const { data, codes } = await place();
    expect(codes).toEqual([]);
    expect(data?.placeOrder).toMatchObject({
      pickUpStore: STORE,
      address: "7-ELEVEN 建盛門市 (131386) 台北市南港區三重路23號",
    });
  });

  it("refuses a store for another kind of shipping, and what is no store", async () => {
    expect((await place({ pickUpStore: { ...STORE, code: "12 34" } })).codes).toEqual(["INVALID_INPUT"]);
    await testContext.prisma.shippingMethod.updateMany({ data: { kind: "HOME_DELIVERY" } });
    expect((await place()).codes).toEqual(["SHIPPING_METHOD_NOT_OFFERED"]);
  });

  it.each([
    [
      "the recipient's name",
      { recipientName: "王", recipientPhone: "0912345678" },
      "recipientName",
      "CARRIER_NAME",
    ],
    ["the buyer's name", { buyerName: "一二三四五六" }, "buyerName", "CARRIER_NAME"],
    ["the buyer's phone", { buyerPhone: "02-2345-6789" }, "buyerPhone", "MOBILE_PHONE"],
    [
      "a phone abroad",
      { recipientName: "王明", recipientPhone: "+81 90 1234 5678" },
      "recipientPhone",
      "MOBILE_PHONE",
    ],
  ])("refuses what the carrier will refuse: %s", async (_what, more, field, kind) => {
    await testContext.prisma.shippingMethod.updateMany({ data: { kind: "CONVENIENCE_STORE" } });
    const refused = await place(more);
    expect([refused.codes, refused.params, refused.rule]).toEqual([["INVALID_INPUT"], { field }, { kind }]);
  });

  it("refuses a total that no carrier declares, and takes a readable phone", async () => {
    await testContext.prisma.shippingMethod.updateMany({ data: { kind: "CONVENIENCE_STORE" } });
    await testContext.prisma.product.update({ where: { id: cup }, data: { stock: 1000 } });
    const lines = [{ productId: globalId("Product", cup), quantity: "70", seenPrice: "300" }];
    expect(await place({ lines })).toMatchObject({ codes: ["INVALID_INPUT"], params: { field: "total" } });
    expect((await place({ lines, pickUpStore: null, address: "7-ELEVEN 信義 123456" })).codes).toEqual([]);
    expect((await place({ buyerPhone: "+886 0987 654 321" })).codes).toEqual([]);
  });

  it("works without a store as before", async () => {
    const { data } = await place({ pickUpStore: null, address: "7-ELEVEN 信義 123456" });
    expect(data?.placeOrder).toMatchObject({ pickUpStore: null, address: "7-ELEVEN 信義 123456" });
  });
});

/** Packs a cup of an order with a store. */
async function packed(columns: object = {}, withStore = true): Promise<number> {
  const { prisma } = testContext;
  const data = {
    customerId: me,
    recipientName: "王小明",
    recipientPhone: "0987654321",
    total: 480,
    ...columns,
  };
  const { id: orderId } = await orderRow(prisma, data);
  if (withStore) await prisma.pickUpStore.create({ data: { orderId, ...STORE } });
  const line = { orderId, productId: cup, quantity: 1, productName: "cup", unitPrice: 300 };
  const { id: orderLineId } = await prisma.orderLine.create({ data: line });
  const parcel = await prisma.parcel.create({
    data: { orderId, items: { create: { orderLineId, quantity: 1 } } },
  });
  return parcel.id;
}
interface Sent {
  outcome: string;
  detail: string;
  parcel: { trackingNumber: string; carrier: string; shipment: { labelPath: string | null } | null };
}
const send = async (parcel: number): Promise<Sent | undefined> =>
  (
    await testContext.run<{ sendParcel: Sent }>(
      `mutation ($input: SendParcelInput!) { sendParcel(input: $input) {
        outcome detail parcel { carrier trackingNumber shipment { labelPath goodsAmount collects } } } }`,
      { input: { id: globalId("Parcel", parcel) } },
      ADMIN,
    )
  ).data?.sendParcel;

describe("sending a parcel", () => {
  beforeEach(async () => {
    await setUp(COMPLETE);
  });

  it("creates it once at the carrier, with its value", async () => {
    const parcel = await packed();
    const [first] = [await send(parcel), await send(parcel)];
    expect(first).toMatchObject({
      outcome: "CREATED",
      parcel: { trackingNumber: "F00150913207", carrier: "7-ELEVEN" },
    });
    expect(first?.parcel.shipment?.labelPath).toMatch(/^\/carriers\/labels\/P[0-9A-F]{18}$/);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      storeCode: "131386",
      goodsAmount: 300,
      collects: false,
      sender: { name: "店長", phone: "0912345678" },
      recipient: { name: "王小明", phone: "0987654321" },
    });
  });

  it("collects what is owed when the order is paid on delivery, with one parcel only", async () => {
    const parcel = await packed({ paymentMethod: 5 });
    await send(parcel);
    expect(requests[0]).toMatchObject({ goodsAmount: 480, collects: true });
    const { orderId } = await testContext.prisma.parcel.findUniqueOrThrow({ where: { id: parcel } });
    const second = await testContext.prisma.parcel.create({ data: { orderId } });
    await send(second.id);
    expect(requests[1]).toMatchObject({ goodsAmount: 1, collects: false });
  });

  it("says what is wrong before it calls the carrier", async () => {
    expect(await send(await packed({}, false))).toMatchObject({ outcome: "NO_STORE" });
    expect(await send(await packed({ recipientName: "王" }))).toMatchObject({ outcome: "WRONG_NAME" });
    expect(await send(await packed({ recipientPhone: "02-2345-6789" }))).toMatchObject({
      outcome: "WRONG_PHONE",
    });
    expect(await send(await packed({ paymentMethod: 5, total: 20_001 }))).toMatchObject({
      outcome: "WRONG_AMOUNT",
    });
    await setUp({ enabled: false });
    expect(await send(await packed())).toMatchObject({ outcome: "NOT_SET" });
    expect(requests).toEqual([]);
  });

  it("keeps the reference after a lost answer, and not after a refusal", async () => {
    const parcel = await packed();
    const answer = testContext.carriers.create;
    testContext.carriers.create = async (_carrier, request) => {
      requests.push(request);
      return { outcome: "UNKNOWN", reason: "lost" };
    };
    expect(await send(parcel)).toMatchObject({
      outcome: "UNKNOWN",
      parcel: { shipment: { labelPath: null } },
    });
    testContext.carriers.create = answer;
    expect(await send(parcel)).toMatchObject({ outcome: "CREATED" });
    expect(requests[1]?.reference).toBe(requests[0]?.reference);
    const other = await packed();
    testContext.carriers.create = async () => ({ outcome: "STORE_CLOSED" });
    expect(await send(other)).toMatchObject({ outcome: "STORE_CLOSED", parcel: { shipment: null } });
  });

  it("keeps a reference that may be known to the carrier when the credentials have become wrong", async () => {
    const [parcel, other] = [await packed(), await packed()];
    testContext.carriers.create = async () => ({ outcome: "UNKNOWN", reason: "lost" });
    await send(parcel);
    testContext.carriers.create = async () => ({ outcome: "WRONG_CREDENTIALS", reason: "0 CheckMacValue" });
    expect(await send(parcel)).toMatchObject({
      outcome: "WRONG_CREDENTIALS",
      parcel: { shipment: { labelPath: null } },
    });
    expect(await send(other)).toMatchObject({ outcome: "WRONG_CREDENTIALS", parcel: { shipment: null } });
  });

  it("is asked for until it has arrived", async () => {
    const parcel = await packed();
    await send(parcel);
    const { nextQueryAt } = await testContext.prisma.shipment.findUniqueOrThrow({
      where: { parcelId: parcel },
    });
    expect(nextQueryAt?.getTime()).toBeGreaterThan(testContext.now.getTime());
  });
});

describe("a status", () => {
  let parcel: number;
  beforeEach(async () => {
    await setUp(COMPLETE);
    parcel = await packed();
    await send(parcel);
  });
  async function report(state: ParcelState | null, minute: number, more: object = {}) {
    const shipment = await testContext.prisma.shipment.findUniqueOrThrow({ where: { parcelId: parcel } });
    const { reference, carrierReference, goodsAmount } = shipment;
    const reportedAt = new Date(Date.UTC(2026, 10, 25, 4, minute));
    return recordShipment(
      testContext.prisma,
      "ECPAY",
      {
        reference,
        carrierReference: carrierReference ?? "",
        goodsAmount,
        reportedAt,
        state,
        eventId: `${state} ${minute}`,
        status: String(state),
        statusText: "message",
        ...more,
      },
      () => new Date(),
    );
  }
  const current = () =>
    testContext.prisma.parcel.findUniqueOrThrow({ where: { id: parcel }, include: { shipment: true } });

  it("moves the parcel once, also when it is repeated at the same time", async () => {
    const results = await Promise.all(Array.from({ length: 5 }, () => report("SHIPPED", 1)));
    expect(results.toSorted()).toEqual(["RECORDED", "REPEATED", "REPEATED", "REPEATED", "REPEATED"]);
    expect(await current()).toMatchObject({ state: "SHIPPED", version: 3, shipment: { status: "SHIPPED" } });
  });

  it("that is late moves nothing back and is not shown", async () => {
    expect(await report("DELIVERED", 9)).toBe("RECORDED");
    expect(await report("SHIPPED", 2)).toBe("RECORDED");
    expect(await current()).toMatchObject({ state: "DELIVERED", shipment: { status: "DELIVERED" } });
  });

  it("of no state of ours is shown only", async () => {
    await report(null, 3, { status: "2073" });
    expect(await current()).toMatchObject({ state: "PACKED", shipment: { status: "2073" } });
  });

  it("of another parcel changes nothing", async () => {
    const wrong = [{ reference: "P1" }, { carrierReference: "999" }, { goodsAmount: 1 }];
    for (const fields of wrong) expect(await report("DELIVERED", 4, fields)).toBe("REFUSED");
    expect(await current()).toMatchObject({ state: "PACKED", shipment: { status: "300" } });
  });
});
