import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ForgedNotification, ProviderRefusal, ProviderUnavailable } from "../payments/paymentProvider.ts";
import { type StandInServer, serveStandIn } from "../standIns/standInServer.ts";
import { setLogLevel } from "../telemetry/log.ts";
import type { CarrierProvider } from "./carrierProvider.ts";
import { createEcpayLogistics } from "./ecpay/ecpayLogistics.ts";
import {
  createLogisticsStandIn,
  type LogisticsStandIn,
  STAND_IN_CREDENTIALS,
} from "./ecpay/ecpayLogisticsStandIn.ts";

const NOTIFICATION = "https://shop.example/carriers/ecpay/notifications";

// Carriers that do not answer are logged.
beforeAll(() => setLogLevel("error"));
afterAll(() => setLogLevel("warn"));

/** What a carrier does, against a stand-in of its documented API. */
describe("ECPay logistics", () => {
  let standIn: LogisticsStandIn;
  let server: StandInServer;
  let carrier: CarrierProvider;
  let references = 0;

  const connect = (credentials = STAND_IN_CREDENTIALS) =>
    createEcpayLogistics({ apiBase: server.url, pageBase: server.url, fetch }, credentials);

  beforeAll(async () => {
    let handle: LogisticsStandIn["handle"] = async () => new Response(null, { status: 503 });
    server = await serveStandIn((request) => handle(request));
    standIn = createLogisticsStandIn(server.url);
    handle = standIn.handle;
    carrier = connect();
  });
  beforeEach(() => {
    standIn.behavior.outage = "none";
  });
  afterAll(() => server.close());

  const request = (fields: Partial<Parameters<CarrierProvider["create"]>[0]> = {}) => {
    references += 1;
    return {
      ...({ reference: `P${references}A`, chain: "UNIMART", storeCode: "131386" } as const),
      goodsAmount: 480,
      collects: false,
      description: "#12 tea & <cake>",
      sender: { name: "店長", phone: "0912345678" },
      recipient: { name: "王小明", phone: "0987654321" },
      ...fields,
    };
  };
  const post = (step: ReturnType<CarrierProvider["label"]>) =>
    step.kind === "FORM"
      ? fetch(step.url, { method: "POST", body: new URLSearchParams(step.fields) })
      : Promise.reject(new Error("no form"));

  it("accepts the right credentials, and names wrong ones", async () => {
    await carrier.test();
    const wrong = connect({ ...STAND_IN_CREDENTIALS, hashKey: "wrong" });
    await expect(wrong.test()).rejects.toMatchObject({ isCredentialError: true });
  });

  it.each([
    { chain: "UNIMART", code: "131386" },
    { chain: "FAMILY", code: "006598" },
  ] as const)("opens the map of $chain and reads the chosen store", async ({ chain, code }) => {
    const returnTo = "https://shop.example/carriers/ecpay/store";
    const step = carrier.storeMap({ chain, collects: false, isMobile: true, returnTo });
    const html = await (await post(step)).text();
    expect(html).toContain(`action="${returnTo}"`);
    const form = html.split("<form").find((part) => part.includes(`value="${code}"`)) ?? "";
    const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const body = new URLSearchParams(fields as [string, string][]).toString();
    expect(carrier.readStore(body)).toMatchObject({ chain, code });
    expect(carrier.readStore(body.replace("2000933", "2000132"))).toBeNull();
    expect(carrier.readStore("")).toBeNull();
  });

  it("knows the stores of today", async () => {
    expect(await carrier.hasStore("UNIMART", "131386")).toBe(true);
    expect(await carrier.hasStore("FAMILY", "131386")).toBe(false);
  });

  it("creates a parcel once, finds it, and opens its label", async () => {
    const wanted = request({ collects: true });
    const created = await carrier.create(wanted, NOTIFICATION);
    expect(created).toMatchObject({ status: "300", paymentNo: expect.stringMatching(/^F\d{7}$/) });
    expect(await carrier.query(wanted.reference)).toMatchObject({
      carrierReference: created.carrierReference,
    });
    await expect(carrier.create(wanted, NOTIFICATION)).rejects.toThrow(ProviderRefusal);
    const [parcel] = standIn.parcels().slice(-1);
    expect(parcel?.fields).toMatchObject({ IsCollection: "Y", CollectionAmount: "480", GoodsAmount: "480" });
    const label = await (await post(carrier.label({ ...created, chain: "UNIMART" }))).text();
    expect(label).toContain(created.paymentNo);
    const other = await post(carrier.label({ ...created, chain: "FAMILY" }));
    expect(other.status).toBe(400);
  });

  it("creates a parcel of FamilyMart, without collection", async () => {
    const created = await carrier.create(request({ chain: "FAMILY", storeCode: "006598" }), NOTIFICATION);
    expect((await post(carrier.label({ ...created, chain: "FAMILY" }))).status).toBe(200);
    expect(standIn.parcels().at(-1)?.fields).toMatchObject({ IsCollection: "N", CollectionAmount: "0" });
  });

  it("says why it refuses", async () => {
    const wrong = [
      { goodsAmount: 20_001 },
      { storeCode: "000000" },
      { recipient: { name: "王", phone: "0987654321" } },
    ];
    for (const fields of wrong)
      await expect(carrier.create(request(fields), NOTIFICATION)).rejects.toThrow(ProviderRefusal);
    const amount = carrier.create(request({ goodsAmount: 20_001 }), NOTIFICATION);
    await expect(amount).rejects.toMatchObject({ code: "10500040" });
    expect(await carrier.query("UNKNOWN1")).toBeNull();
    // A refusal of the request does not say that there is no such parcel.
    const foreign = connect({ ...STAND_IN_CREDENTIALS, hashKey: "wrong" });
    await expect(foreign.query("UNKNOWN1")).rejects.toMatchObject({ isCredentialError: true });
  });

  it("finds a parcel whose creation was not answered", async () => {
    const wanted = request();
    standIn.behavior.outage = "after";
    await expect(carrier.create(wanted, NOTIFICATION)).rejects.toThrow(ProviderUnavailable);
    standIn.behavior.outage = "none";
    expect(await carrier.query(wanted.reference)).not.toBeNull();
  });

  it("verifies notifications", async () => {
    await carrier.create(request(), NOTIFICATION);
    const parcel = standIn.parcels().at(-1);
    if (parcel === undefined) throw new Error("no parcel");
    const at = new Date("2026-11-25T04:05:06Z");
    const fields = standIn.notificationOf(parcel, "2067", at);
    const read = (changed: Record<string, string> = {}) =>
      carrier.readNotification(new URLSearchParams({ ...fields, ...changed }).toString());
    expect(read()).toEqual({
      reference: parcel.fields.MerchantTradeNo,
      carrierReference: parcel.id,
      goodsAmount: 480,
      eventId: "2067 2026/11/25 12:05:06",
      status: "2067",
      statusText: "買家已到店取貨",
      state: "DELIVERED",
      reportedAt: at,
    });
    expect(() => read({ RtnCode: "2068" })).toThrow(ForgedNotification);
    expect(() => read({ CheckMacValue: "" })).toThrow(ForgedNotification);
    const foreign = connect({ ...STAND_IN_CREDENTIALS, merchantId: "2000132" });
    expect(() => foreign.readNotification(new URLSearchParams(fields).toString())).toThrow(
      ForgedNotification,
    );
    expect(
      carrier.readNotification(new URLSearchParams(standIn.notificationOf(parcel, "2073", at)).toString()),
    ).toMatchObject({ state: null });
  });
});
