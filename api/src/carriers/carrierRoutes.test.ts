import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import type { CreatedShipment, ShipmentRequest } from "@machiya/schema/carriers/carrierConnections";
import type { Viewer } from "@machiya/schema/context";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customerRow, orderRow } from "../../../schema/src/testing/fixtures.ts";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import { drainQueue } from "../jobs/queue/startQueue.ts";
import { shipmentQueue } from "../jobs/shipmentQueue.ts";
import { signFields } from "../payments/ecpay/checkMacValue.ts";
import { createSecretKeys } from "../secrets/secretKeys.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { type CarrierMetrics, createCarrierMetrics } from "./carrierMetrics.ts";
import { createCarrierRoutes } from "./carrierRoutes.ts";
import { createCarrierSettings } from "./carrierSettings.ts";
import {
  createLogisticsStandIn,
  STAND_IN_CREDENTIALS,
  type StandInParcel,
} from "./ecpay/ecpayLogisticsStandIn.ts";

const ORIGIN = "https://shop.example";
const NOTIFICATIONS = `${ORIGIN}/carriers/ecpay/notifications`;
const SHIPPED = "2068";
const ARRIVED = "2073";
const DELIVERED = "2067";

let prisma: PrismaClient;
let closeDatabase: () => Promise<void>;
let viewer: Viewer;
let metrics: CarrierMetrics;
let shipmentId: number;
let parcelId: number;
let passed = 0;

const now = () => new Date(Date.now() + passed);
const standIn = createLogisticsStandIn("/stand-in");
const keys = createSecretKeys([new Uint8Array(randomBytes(32))]);
const settings = (ofKeys = keys) =>
  createCarrierSettings({
    prisma,
    keys: ofKeys,
    notificationBase: ORIGIN,
    standIns: {
      ECPAY: {
        apiBase: "http://ecpay",
        pageBase: "/stand-in",
        fetch: (url: Parameters<typeof fetch>[0], init?: RequestInit) =>
          standIn.handle(new Request(url, init)),
      },
    },
  });

const staff = (role: "ADMIN" | "STAFF", mustChangePassword = false): Viewer => ({
  staff: { id: 1, role, mustChangePassword, sessionId: 1 },
  customer: null,
  token: null,
});

beforeAll(async () => {
  const database = await createTestDatabase();
  closeDatabase = database.drop;
  prisma = connectPrisma(database.url, { poolSize: 5 });
  // Forged notifications and carriers that do not answer are logged.
  setLogLevel("error");
  await store(STAND_IN_CREDENTIALS);
});
afterAll(async () => {
  setLogLevel("warn");
  await prisma.$disconnect();
  await closeDatabase();
});

async function store(credentials: typeof STAND_IN_CREDENTIALS): Promise<void> {
  const sealed = settings().seal("ECPAY", credentials);
  await prisma.carrierSetting.upsert({
    where: { carrier: "ECPAY" },
    create: { carrier: "ECPAY", enabled: true, chains: ["UNIMART", "FAMILY"], ...sealed },
    update: sealed,
  });
}

function standInParcel(): StandInParcel {
  const parcel = standIn.parcels().at(-1);
  if (parcel === undefined) throw new Error("The stand-in has no parcel.");
  return parcel;
}

/** Packs a parcel and creates it at the stand-in. */
beforeEach(async () => {
  passed = 0;
  viewer = staff("ADMIN");
  metrics = createCarrierMetrics();
  standIn.behavior.outage = "none";
  await store(STAND_IN_CREDENTIALS);
  const { id: customerId } = await customerRow(prisma);
  const { id: orderId } = await orderRow(prisma, { customerId });
  ({ id: parcelId } = await prisma.parcel.create({ data: { orderId } }));
  const reference = `P${randomBytes(9).toString("hex").toUpperCase()}`;
  const request: ShipmentRequest = {
    reference,
    chain: "UNIMART",
    storeCode: "131386",
    goodsAmount: 480,
    collects: false,
    description: "#1",
    sender: { name: "店長", phone: "0912345678" },
    recipient: { name: "王小明", phone: "0987654321" },
  };
  const created = await settings().create("ECPAY", request);
  if (created.outcome !== "CREATED") throw new Error(created.outcome);
  ({ id: shipmentId } = await prisma.shipment.create({
    data: {
      parcelId,
      carrier: "ECPAY",
      reference,
      chain: "UNIMART",
      storeCode: "131386",
      goodsAmount: 480,
      ...(created.shipment satisfies CreatedShipment),
      nextQueryAt: new Date(),
    },
  }));
});

const answer = async (path: string, init: RequestInit = {}) => {
  const route = createCarrierRoutes({
    prisma,
    carriers: settings(),
    metrics,
    now,
    publicUrl: null,
    findViewer: async () => viewer,
  });
  const response = await route(new Request(new URL(path, ORIGIN), init));
  if (response === null) throw new Error("No route has answered.");
  return response;
};
const notify = (fields: Record<string, string>) =>
  answer(NOTIFICATIONS, { method: "POST", body: new URLSearchParams(fields) });
const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 4, minute));
const current = () =>
  prisma.shipment.findUniqueOrThrow({ where: { id: shipmentId }, include: { parcel: true, events: true } });
const counted = (result: string) =>
  metrics.metrics()[0]?.samples.find(({ labels }) => labels?.result === result)?.value;

describe("a notification", () => {
  it("moves the parcel, and is acknowledged in ECPay's words", async () => {
    const response = await notify(standIn.notificationOf(standInParcel(), SHIPPED, at(1)));
    expect([response.status, await response.text()]).toEqual([200, "1|OK"]);
    expect(await current()).toMatchObject({
      status: SHIPPED,
      statusText: "賣家已到門市寄件",
      statusAt: at(1),
      parcel: { state: "SHIPPED", shippedAt: at(1) },
      events: [{ eventId: expect.any(String) }],
    });
    expect(counted("RECORDED")).toBe(1);
  });

  it("with a wrong signature is answered with 400 and changes nothing", async () => {
    const before = await current();
    const fields = standIn.notificationOf(standInParcel(), DELIVERED, at(1));
    const changed: Record<string, string>[] = [
      { CheckMacValue: "" },
      { CheckMacValue: "0".repeat(32) },
      { RtnCode: "2072" },
      { GoodsAmount: "1" },
    ];
    for (const fault of changed) expect((await notify({ ...fields, ...fault })).status).toBe(400);
    expect((await notify({})).status).toBe(400);
    expect(await current()).toEqual(before);
    expect([counted("FORGED"), counted("RECORDED")]).toEqual([5, 0]);
  });

  it("of another merchant is answered with 400 and changes nothing", async () => {
    const before = await current();
    const { CheckMacValue: _, ...fields } = standIn.notificationOf(standInParcel(), DELIVERED, at(1));
    // It is signed with our keys, so that only the merchant is wrong.
    const foreign = signFields({ ...fields, MerchantID: "2000132" }, STAND_IN_CREDENTIALS, "md5");
    expect((await notify(foreign)).status).toBe(400);
    expect(await current()).toEqual(before);
    expect(counted("FORGED")).toBe(1);
  });

  it("about an unknown parcel, or another value, is answered with 400 and changes nothing", async () => {
    const before = await current();
    const { CheckMacValue: _, ...fields } = standIn.notificationOf(standInParcel(), DELIVERED, at(1));
    const wrong: Record<string, string>[] = [
      { MerchantTradeNo: "P0" },
      { AllPayLogisticsID: "1" },
      { GoodsAmount: "479" },
    ];
    for (const fault of wrong)
      expect((await notify(signFields({ ...fields, ...fault }, STAND_IN_CREDENTIALS, "md5"))).status).toBe(
        400,
      );
    expect(await current()).toEqual(before);
    expect(counted("REFUSED")).toBe(3);
  });

  it("that is repeated, also at the same time, counts once and is acknowledged each time", async () => {
    const fields = standIn.notificationOf(standInParcel(), SHIPPED, at(1));
    const responses = await Promise.all(Array.from({ length: 4 }, () => notify(fields)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await current()).toMatchObject({ parcel: { state: "SHIPPED", version: 2 } });
    expect((await current()).events).toHaveLength(1);
    expect([counted("RECORDED"), counted("REPEATED")]).toEqual([1, 3]);
  });

  it("that is late is acknowledged, and moves nothing back", async () => {
    await notify(standIn.notificationOf(standInParcel(), DELIVERED, at(9)));
    expect((await notify(standIn.notificationOf(standInParcel(), SHIPPED, at(2)))).status).toBe(200);
    expect(await current()).toMatchObject({
      status: DELIVERED,
      statusAt: at(9),
      parcel: { state: "DELIVERED", deliveredAt: at(9) },
    });
    expect((await current()).events).toHaveLength(2);
  });

  it("is read from a POST of a usual size only", async () => {
    expect((await answer(NOTIFICATIONS)).status).toBe(405);
    const body = new URLSearchParams({ RtnMsg: "x".repeat(70_000) });
    expect((await answer(NOTIFICATIONS, { method: "POST", body })).status).toBe(413);
  });
});

describe("the label", () => {
  const open = async () => answer(`/carriers/labels/${(await current()).reference}`);

  it("opens for admins only", async () => {
    const response = await open();
    const html = await response.text();
    expect([response.status, html.includes(standInParcel().id)]).toEqual([200, true]);
    for (const other of [
      staff("STAFF"),
      staff("ADMIN", true),
      { staff: null, customer: { id: 1, sessionId: 1 }, token: null },
      { staff: null, customer: null, token: null },
    ]) {
      viewer = other;
      const refused = await open();
      expect([refused.status, await refused.text()]).toEqual([403, "Labels are for admins."]);
    }
  });

  it("is not there for a parcel that the carrier has not created, and for an unknown one", async () => {
    await prisma.shipment.update({ where: { id: shipmentId }, data: { carrierReference: null } });
    expect((await open()).status).toBe(404);
    expect((await answer("/carriers/labels/P0")).status).toBe(404);
  });
});

describe("the map", () => {
  it("opens for a chain that is offered", async () => {
    const html = await (await answer("/carriers/map?chain=FAMILY&collects=1")).text();
    expect(html).toContain("/stand-in/Express/map");
    expect(html).toContain(`${ORIGIN}/carriers/ecpay/store`);
    expect((await answer("/carriers/map?chain=OK")).status).toBe(400);
    await prisma.carrierSetting.updateMany({ data: { chains: ["UNIMART"] } });
    const response = await answer("/carriers/map?chain=FAMILY");
    expect([response.status, response.headers.get("location")]).toEqual([303, "/bot-order/?view=order"]);
    await prisma.carrierSetting.updateMany({ data: { chains: ["UNIMART", "FAMILY"] } });
  });

  it("returns to the checkout, with the store or without one", async () => {
    const post = async (fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      return (await answer("/carriers/ecpay/store", { method: "POST", body })).headers.get("location");
    };
    const chosen = { MerchantID: STAND_IN_CREDENTIALS.merchantId, LogisticsSubType: "UNIMARTC2C" };
    const store = { CVSStoreID: "131386", CVSStoreName: "建盛門市", CVSAddress: "台北市" };
    const location = (await post({ ...chosen, ...store })) ?? "";
    expect(Object.fromEntries(new URL(location, ORIGIN).searchParams)).toEqual({
      view: "order",
      storeChain: "UNIMART",
      storeCode: "131386",
      storeName: "建盛門市",
      storeAddress: "台北市",
    });
    expect(await post({ ...chosen, ...store, MerchantID: "1" })).toBe("/bot-order/?view=order");
    expect(await post({})).toBe("/bot-order/?view=order");
  });
});

describe("the queries of open parcels", () => {
  const drain = async () => {
    await prisma.shipment.updateMany({
      where: { nextQueryAt: { not: null } },
      data: { nextQueryAt: new Date() },
    });
    await drainQueue(prisma, shipmentQueue({ prisma, carriers: settings(), now }));
  };
  const report = (code: string) => Object.assign(standInParcel(), { status: code });

  it("find a status whose notification was lost, and end when the parcel has arrived", async () => {
    await drain();
    expect(await current()).toMatchObject({ status: "300", parcel: { state: "PACKED" }, events: [] });
    report(SHIPPED);
    await drain();
    expect(await current()).toMatchObject({ status: SHIPPED, parcel: { state: "SHIPPED" } });
    // What is known already is not recorded again.
    await drain();
    report(ARRIVED);
    await drain();
    expect(await current()).toMatchObject({
      statusText: "商品配達買家取貨門市",
      parcel: { state: "SHIPPED" },
    });
    expect((await current()).events).toHaveLength(2);
    expect((await current()).nextQueryAt).not.toBeNull();
    report(DELIVERED);
    await drain();
    expect(await current()).toMatchObject({ nextQueryAt: null, parcel: { state: "DELIVERED" } });
  });

  it("leave the notification that comes late without effect", async () => {
    report(DELIVERED);
    await drain();
    expect((await notify(standIn.notificationOf(standInParcel(), SHIPPED, at(1)))).status).toBe(200);
    expect(await current()).toMatchObject({ status: DELIVERED, parcel: { state: "DELIVERED" } });
  });

  it("give way to a notification that comes while the carrier is asked", async () => {
    report(SHIPPED);
    const provider = await settings().connect("ECPAY");
    if (provider === null) throw new Error("The carrier is not set up.");
    const query: typeof provider.query = async (reference) => {
      const found = await provider.query(reference);
      await notify(standIn.notificationOf(standInParcel(), ARRIVED, at(5)));
      return found;
    };
    await prisma.shipment.updateMany({ where: { id: shipmentId }, data: { nextQueryAt: new Date() } });
    await drainQueue(
      prisma,
      shipmentQueue({ prisma, carriers: { connect: async () => ({ ...provider, query }) }, now }),
    );
    expect(await current()).toMatchObject({ status: ARRIVED, statusAt: at(5), parcel: { state: "PACKED" } });
  });

  it("find a parcel whose creation was not answered", async () => {
    const unanswered = {
      carrierReference: null,
      paymentNo: "",
      validationNo: "",
      status: "",
      statusText: "",
    };
    await prisma.shipment.update({ where: { id: shipmentId }, data: unanswered });
    await drain();
    const { id, paymentNo, validationNo } = standInParcel();
    expect(await current()).toMatchObject({
      carrierReference: id,
      paymentNo,
      status: "300",
      events: [],
      parcel: { carrier: "7-ELEVEN", trackingNumber: `${paymentNo}${validationNo}`, state: "PACKED" },
    });
  });

  it("change nothing, and go on, while the carrier does not answer or does not know the parcel", async () => {
    report(SHIPPED);
    standIn.behavior.outage = "before";
    await drain();
    standIn.behavior.outage = "none";
    await store({ ...STAND_IN_CREDENTIALS, hashKey: "wrong" });
    await drain();
    await store(STAND_IN_CREDENTIALS);
    const { reference } = await current();
    await prisma.shipment.update({ where: { id: shipmentId }, data: { reference: "P0" } });
    await drain();
    expect(await current()).toMatchObject({ status: "300", events: [], parcel: { state: "PACKED" } });
    await prisma.shipment.update({ where: { id: shipmentId }, data: { reference } });
    await drain();
    expect(await current()).toMatchObject({ status: SHIPPED, parcel: { state: "SHIPPED" } });
  });
});
