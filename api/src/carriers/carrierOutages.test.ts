import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import type { ShipmentRequest } from "@machiya/schema/carriers/carrierConnections";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { customerRow, orderRow } from "../../../schema/src/testing/fixtures.ts";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import { drainQueue } from "../jobs/queue/startQueue.ts";
import { shipmentQueue } from "../jobs/shipmentQueue.ts";
import { createSecretKeys } from "../secrets/secretKeys.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { createCarrierMetrics } from "./carrierMetrics.ts";
import { createCarrierRoutes } from "./carrierRoutes.ts";
import { createCarrierSettings } from "./carrierSettings.ts";
import { createLogisticsStandIn, STAND_IN_CREDENTIALS } from "./ecpay/ecpayLogisticsStandIn.ts";

const ORIGIN = "https://shop.example";

/** The calls to the carrier that a parcel takes, in their order. */
const STEPS = {
  "the question whether it exists": /QueryLogisticsTradeInfo/,
  "the list of stores": /GetStoreList/,
  "its creation": /Express\/Create/,
};

/** Answers a call of the server instead of the stand-in. */
type Fault = (init: RequestInit | undefined) => Promise<Response>;

const hangs: Fault = (init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {};
    if (signal == null) throw new Error("The call has no time limit.");
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
const FAULTS: Readonly<Record<string, Fault>> = {
  "is down": () => Promise.reject(new TypeError("fetch failed")),
  hangs,
  "answers nonsense": async () => new Response("<html>Maintenance</html>"),
  "answers with nothing": async () => new Response(""),
  "answers with a wrong signature": async () =>
    new Response("1|AllPayLogisticsID=1&RtnCode=300&CheckMacValue=0"),
  "answers with an error": async () => new Response("out of service", { status: 500 }),
  "redirects elsewhere": async () => new Response(null, { status: 302, headers: { location: "/" } }),
};

let prisma: PrismaClient;
let drop: () => Promise<void>;
/** The path of the calls that fail, and how; whether they take effect before that. */
let outage: { path: RegExp; fault: Fault; takesEffect?: boolean } | null = null;
let calls = 0;

const standIn = createLogisticsStandIn("/stand-in");
const keys = createSecretKeys([new Uint8Array(randomBytes(32))]);
const settings = () =>
  createCarrierSettings({
    prisma,
    keys,
    notificationBase: ORIGIN,
    standIns: {
      ECPAY: {
        apiBase: "http://ecpay",
        pageBase: "/stand-in",
        async fetch(url: Parameters<typeof fetch>[0], init?: RequestInit) {
          calls += 1;
          const failing = outage?.path.test(String(url)) ? outage : null;
          if (failing !== null && failing.takesEffect !== true) return failing.fault(init);
          const response = await standIn.handle(new Request(url, { ...init, signal: null }));
          return failing === null ? response : failing.fault(init);
        },
      },
    },
  });

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  prisma = connectPrisma(database.url, { poolSize: 5 });
  // Carriers that do not answer are logged.
  setLogLevel("silent");
  // A call that hangs ends at once instead of after its time limit.
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(20));
  const sealed = settings().seal("ECPAY", STAND_IN_CREDENTIALS);
  await prisma.carrierSetting.create({
    data: { carrier: "ECPAY", enabled: true, chains: ["UNIMART", "FAMILY"], ...sealed },
  });
});
afterEach(() => {
  outage = null;
});
afterAll(async () => {
  vi.restoreAllMocks();
  setLogLevel("info");
  await prisma.$disconnect();
  await drop();
});

const request = (): ShipmentRequest => ({
  reference: `P${randomBytes(9).toString("hex").toUpperCase()}`,
  chain: "UNIMART",
  storeCode: "131386",
  goodsAmount: 480,
  collects: false,
  description: "#1",
  sender: { name: "店長", phone: "0912345678" },
  recipient: { name: "王小明", phone: "0987654321" },
});
const parcelsOf = ({ reference }: ShipmentRequest) =>
  standIn.parcels().filter(({ fields }) => fields.MerchantTradeNo === reference);

describe.each(Object.entries(FAULTS))("a carrier that %s", (_name, fault) => {
  it.each(Object.entries(STEPS))(
    "at %s leaves the parcel open, and the repetition creates it",
    async (_step, path) => {
      const wanted = request();
      outage = { path, fault };
      expect(await settings().create("ECPAY", wanted)).toEqual({
        outcome: "UNKNOWN",
        reason: expect.stringMatching(/answer|response/),
      });
      expect(parcelsOf(wanted)).toEqual([]);
      outage = null;
      expect(await settings().create("ECPAY", wanted)).toMatchObject({ outcome: "CREATED" });
      expect(parcelsOf(wanted)).toHaveLength(1);
    },
  );

  it("after the creation took effect creates no second parcel", async () => {
    const wanted = request();
    outage = { path: STEPS["its creation"], fault, takesEffect: true };
    expect(await settings().create("ECPAY", wanted)).toMatchObject({ outcome: "UNKNOWN" });
    outage = null;
    const again = await settings().create("ECPAY", wanted);
    const [parcel, ...more] = parcelsOf(wanted);
    expect(again).toMatchObject({ outcome: "CREATED", shipment: { carrierReference: parcel?.id } });
    expect(more).toEqual([]);
  });

  it("at a query of its status is asked again, and what happened meanwhile is found", async () => {
    const wanted = request();
    const created = await settings().create("ECPAY", wanted);
    if (created.outcome !== "CREATED") throw new Error(created.outcome);
    const { id: customerId } = await customerRow(prisma);
    const { id: orderId } = await orderRow(prisma, { customerId });
    const { id: parcelId } = await prisma.parcel.create({ data: { orderId } });
    const { reference, chain, storeCode, goodsAmount } = wanted;
    const { id } = await prisma.shipment.create({
      data: {
        parcelId,
        carrier: "ECPAY",
        reference,
        chain,
        storeCode,
        goodsAmount,
        ...created.shipment,
        nextQueryAt: new Date(),
      },
    });
    const drain = async () => {
      await prisma.shipment.updateMany({ where: { id }, data: { nextQueryAt: new Date() } });
      await drainQueue(prisma, shipmentQueue({ prisma, carriers: settings(), now: () => new Date() }));
      return prisma.shipment.findUniqueOrThrow({ where: { id }, include: { parcel: true } });
    };
    Object.assign(parcelsOf(wanted)[0] ?? {}, { status: "2068" });
    outage = { path: /./, fault };
    const before = await drain();
    expect(before).toMatchObject({ status: "300", parcel: { state: "PACKED" } });
    expect(before.nextQueryAt?.getTime()).toBeGreaterThan(Date.now());
    outage = null;
    expect(await drain()).toMatchObject({ status: "2068", parcel: { state: "SHIPPED" } });
    await prisma.shipment.delete({ where: { id } });
  });

  it("fails the test of its credentials without calling them wrong", async () => {
    outage = { path: /./, fault };
    expect(await settings().test("ECPAY")).toMatchObject({ outcome: "UNREACHABLE" });
    outage = null;
    expect(await settings().test("ECPAY")).toMatchObject({ outcome: "ACCEPTED" });
  });
});

it("the map and the label are opened by the browser, without a call of the server", async () => {
  const wanted = request();
  const created = await settings().create("ECPAY", wanted);
  if (created.outcome !== "CREATED") throw new Error(created.outcome);
  const { id: orderId } = await orderRow(prisma);
  const { id: parcelId } = await prisma.parcel.create({ data: { orderId } });
  const { reference, chain, storeCode, goodsAmount } = wanted;
  await prisma.shipment.create({
    data: { parcelId, carrier: "ECPAY", reference, chain, storeCode, goodsAmount, ...created.shipment },
  });
  outage = { path: /./, fault: hangs };
  calls = 0;
  const route = createCarrierRoutes({
    prisma,
    carriers: settings(),
    metrics: createCarrierMetrics(),
    publicUrl: null,
    now: () => new Date(),
    findViewer: async () => ({
      staff: { id: 1, role: "ADMIN", mustChangePassword: false, sessionId: 1 },
      customer: null,
      token: null,
    }),
  });
  for (const [path, form] of [
    ["/carriers/map?chain=UNIMART", "/stand-in/Express/map"],
    [`/carriers/labels/${reference}`, "/stand-in/Express/PrintUniMartC2COrderInfo"],
  ]) {
    const response = await route(new Request(new URL(path ?? "", ORIGIN)));
    expect([response?.status, await response?.text()]).toEqual([200, expect.stringContaining(form ?? "")]);
  }
  expect(calls).toBe(0);
});
