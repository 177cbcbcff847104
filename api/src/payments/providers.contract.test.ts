import type { Currency } from "@machiya/schema/domain/minorUnits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setLogLevel } from "../telemetry/log.ts";
import { connectProvider } from "./connectProvider.ts";
import { createEcpayStandIn } from "./ecpay/ecpayStandIn.ts";
import { createLinePayStandIn } from "./linePay/linePayStandIn.ts";
import {
  ForgedNotification,
  type OpenPayment,
  type PaymentProvider,
  type PaymentStep,
  ProviderRefusal,
  ProviderUnavailable,
  type RawNotification,
  type ReadNotification,
} from "./paymentProvider.ts";
import type { StandIn, StandInAction, StandInOptions, StandInPayment } from "./standIn/standIn.ts";
import { type StandInServer, serveStandIn } from "./standIn/standInServer.ts";
import { createStripeStandIn } from "./stripe/stripeStandIn.ts";

interface Subject {
  create: (options: StandInOptions) => StandIn;
  currency: Currency;
  wrongCredentials: object;
  /** Whether the provider can reserve money. */
  capturesLater: boolean;
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  "LINE Pay": {
    create: createLinePayStandIn,
    currency: "THB",
    wrongCredentials: { channelId: "1650000002", channelSecret: "wrong" },
    capturesLater: true,
  },
  ECPay: {
    create: createEcpayStandIn,
    currency: "TWD",
    wrongCredentials: { merchantId: "3002607", hashKey: "wrong", hashIv: "wrong" },
    capturesLater: false,
  },
  Stripe: {
    create: createStripeStandIn,
    currency: "TWD",
    wrongCredentials: { secretKey: "sk_test_wrong", webhookSecret: "whsec_wrong" },
    capturesLater: true,
  },
};

/** What a gateway may answer in place of a provider. */
const GATEWAYS = [
  [200, "{}"],
  [200, ""],
  [200, "null"],
  [200, "[]"],
  [200, "1|OK"],
  [200, "OK"],
  [200, "RtnCode=1"],
  [200, '{"returnCode":"OK","returnMessage":""}'],
  [200, '{"returnCode":"0000","returnMessage":"Success."}'],
  [200, '{"id":"re_1","object":"refund"}'],
  [200, '{"object":"list"}'],
  [202, "{}"],
  [429, "{}"],
] as const;

// Providers that do not answer are logged.
beforeAll(() => setLogLevel("error"));
afterAll(() => setLogLevel("warn"));

/** What every provider does, against a stand-in of its documented API. */
describe.each(Object.entries(SUBJECTS))(
  "%s",
  (_name, { create, currency, wrongCredentials, capturesLater }) => {
    let standIn: StandIn;
    let provider: PaymentProvider;
    let server: StandInServer;
    let shop: StandInServer;
    let received: RawNotification[] = [];
    let references = 0;

    /** The addresses whose responses are lost. */
    let lost: RegExp | null = null;
    const call: typeof fetch = async (url, init) => {
      const response = await fetch(url, init);
      return lost?.test(String(url)) ? new Response(null, { status: 502 }) : response;
    };
    const connect = (credentials: unknown) =>
      connectProvider(standIn.name, { apiBase: server.url, pageBase: server.url, fetch: call }, credentials);

    beforeAll(async () => {
      shop = await serveStandIn(async (request) => {
        const { method, headers } = request;
        received.push({ method, headers, url: new URL(request.url), body: await request.text() });
        return new Response("OK");
      });
      let handle: StandIn["handle"] = async () => new Response(null, { status: 503 });
      server = await serveStandIn((request) => handle(request));
      standIn = create({ pageBase: server.url, lateMs: null });
      handle = standIn.handle;
      provider = await connect(standIn.credentials);
    });
    beforeEach(() => {
      received = [];
      Object.assign(standIn.behavior, { notifications: "normal", outage: "none", gateway: null });
    });
    afterAll(async () => {
      await server.close();
      await shop.close();
    });

    /** Starts a payment and opens the provider's page, as a browser does. */
    async function open(
      minor = 12_300,
      capturesLater = false,
    ): Promise<{ payment: OpenPayment; entry: StandInPayment }> {
      references += 1;
      const reference = `Ref${references}${provider.name.replace("_", "")}`;
      const slug = provider.name.toLowerCase().replace("_", "-");
      const address = (page: string) => `${shop.url}/payments/${slug}/${page}`;
      const channel = provider.name === "LINE_PAY" ? "WALLET" : "CARD";
      const amount = { currency, minor };
      const { providerReference, step } = await provider.start({
        reference,
        amount,
        channel,
        capturesLater,
        language: "en",
        description: "Order 12 + tea",
        expiresAt: new Date(Date.now() + 3_600_000),
        addresses: {
          notification: address("notifications"),
          result: address("result"),
          cancelled: address("cancelled"),
        },
      });
      await follow(step);
      const entry = standIn.payments().find((one) => one.reference === reference);
      if (entry === undefined) throw new Error("the stand-in has no such payment");
      return { payment: { reference, providerReference, amount, channel, capturesLater }, entry };
    }

    async function follow(step: PaymentStep) {
      if (step.kind === "REDIRECT") return fetch(step.url, { redirect: "manual" });
      const body = new URLSearchParams(step.fields);
      return fetch(step.url, { method: "POST", body, redirect: "manual" });
    }

    const choose = async (entry: StandInPayment, action: StandInAction) =>
      follow(await standIn.act(entry.id, action));

    /** Reads everything that arrived, and returns the payment as the last report names it. */
    async function readAll(): Promise<ReadNotification[]> {
      return Promise.all(
        received.filter(({ body, url }) => body !== "" || url.search !== "").map(provider.readNotification),
      );
    }

    /** Pays and captures, as the shop does for a notification. */
    async function pay(minor?: number) {
      const { payment, entry } = await open(minor);
      await choose(entry, "PAY");
      const approved = await provider.query(payment);
      const report = approved.state === "AUTHORIZED" ? await provider.confirm(payment) : approved;
      return { entry, report, payment: { ...payment, providerReference: report.providerReference } };
    }

    it("accepts the right credentials, and names wrong ones", async () => {
      await provider.test();
      const other = await connect(wrongCredentials);
      await expect(other.test()).rejects.toMatchObject({ isCredentialError: true });
    });

    it("starts a payment that is pending until the customer pays", async () => {
      const { payment, entry } = await open();
      expect(entry).toMatchObject({ reference: payment.reference, amount: payment.amount, charges: 0 });
      expect(await provider.query(payment)).toMatchObject({ state: "PENDING", reference: payment.reference });
    });

    it("charges a payment once, with the exact amount", async () => {
      const { report, entry, payment } = await pay();
      expect(report).toMatchObject({ state: "CAPTURED", amount: { currency, minor: 12_300 } });
      expect(report.reference).toBe(payment.reference);
      expect(await provider.confirm(payment)).toMatchObject({ state: "CAPTURED" });
      expect(await provider.capture(payment)).toMatchObject({ state: "CAPTURED" });
      expect(entry.charges).toBe(1);
    });

    const reserves = () => {
      /** Pays and confirms, after which the money is reserved. */
      async function reserve() {
        const { payment, entry } = await open(12_300, true);
        await choose(entry, "PAY");
        const approved = await provider.query(payment);
        const report = approved.reserved === undefined ? await provider.confirm(payment) : approved;
        expect(report).toMatchObject({ state: "AUTHORIZED", amount: { currency, minor: 12_300 } });
        expect(report.reserved?.until?.getTime()).toBeGreaterThan(Date.now());
        expect(entry).toMatchObject({ state: "RESERVED", charges: 0 });
        return { entry, payment: { ...payment, providerReference: report.providerReference } };
      }

      it("captures all of it once", async () => {
        const { payment, entry } = await reserve();
        const captured = await Promise.all([provider.capture(payment), provider.capture(payment)]);
        expect(captured).toMatchObject([{ state: "CAPTURED" }, { state: "CAPTURED" }]);
        expect(await provider.cancel(payment)).toMatchObject({ state: "CAPTURED" });
        expect(entry).toMatchObject({ state: "PAID", charges: 1 });
      });

      it("releases it once, after which it cannot be captured", async () => {
        const { payment, entry } = await reserve();
        expect(await provider.cancel(payment)).toMatchObject({ state: "CANCELLED" });
        expect(await provider.cancel(payment)).toMatchObject({ state: "CANCELLED" });
        expect(await provider.capture(payment)).toMatchObject({ state: "CANCELLED" });
        expect(entry).toMatchObject({ state: "VOIDED", charges: 0 });
      });

      it("captures or releases it when both are asked for at once", async () => {
        const { payment, entry } = await reserve();
        const reports = await Promise.all([provider.capture(payment), provider.cancel(payment)]);
        const { state } = await provider.query(payment);
        expect(reports.map((report) => report.state)).toEqual([state, state]);
        expect(entry.charges).toBe(state === "CAPTURED" ? 1 : 0);
      });

      it("finds out what became of a capture whose response was lost", async () => {
        const { payment, entry } = await reserve();
        lost = /capture$/;
        await expect(provider.capture(payment)).rejects.toThrow(ProviderUnavailable);
        lost = null;
        expect(entry.charges).toBe(1);
        expect(await provider.capture(payment)).toMatchObject({ state: "CAPTURED" });
        expect(entry.charges).toBe(1);
      });

      it("reports that it ran out", async () => {
        const { payment, entry } = await reserve();
        entry.state = "EXPIRED";
        expect(await provider.query(payment)).toMatchObject({ state: "EXPIRED" });
        expect(await provider.capture(payment)).toMatchObject({ state: "EXPIRED" });
        expect(entry.charges).toBe(0);
      });
    };
    if (capturesLater) describe("reserves money until it is captured, and", reserves);

    it("notifies the shop with a notification that can be verified", async () => {
      const { payment, entry } = await open();
      await choose(entry, "PAY");
      const read = await readAll();
      expect(read.length).toBeGreaterThan(0);
      for (const one of read) {
        if (one.kind === "IGNORED" || one.kind === "REFUND")
          throw new Error("a notification of a payment was ignored");
        const { reference } = one.kind === "REPORT" ? one.report : one;
        expect(reference).toBe(payment.reference);
      }
    });

    it("names a repeated event in the same way", async () => {
      standIn.behavior.notifications = "twice";
      const { entry } = await open();
      await choose(entry, "PAY_TWICE");
      const read = await readAll();
      expect(read.length).toBeGreaterThan(1);
      expect(entry.state === "APPROVED" ? 1 : entry.charges).toBe(1);
      const events = read.flatMap((one) => (one.kind === "REPORT" ? [JSON.stringify(one.report)] : []));
      for (const report of events) {
        const { eventId } = JSON.parse(report) as { eventId: string };
        expect(eventId).not.toBe("");
      }
    });

    it("refuses a forged notification", async () => {
      const { entry } = await open();
      await choose(entry, "PAY");
      const [first] = received;
      if (first === undefined) throw new Error("nothing arrived");
      const url = new URL(first.url);
      url.searchParams.delete("transactionId");
      const forged = {
        ...first,
        url,
        body: first.body.replace(/\d/, (digit) => (digit === "9" ? "8" : "9")),
      };
      await expect(provider.readNotification(forged)).rejects.toThrow(ForgedNotification);
    });

    it("finds a payment whose notification was lost", async () => {
      standIn.behavior.notifications = "lost";
      const { payment, entry } = await open();
      await standIn.act(entry.id, "PAY");
      const { state } = await provider.query(payment);
      expect(["AUTHORIZED", "CAPTURED"]).toContain(state);
    });

    it("reports a payment that failed or was given up, and charges nothing", async () => {
      const { payment, entry } = await open();
      await choose(entry, "FAIL");
      const { state } = await provider.cancel(payment);
      expect(["FAILED", "EXPIRED", "CANCELLED"]).toContain(state);
      expect(entry.charges).toBe(0);
    });

    it("refunds a part, then the rest, and no more", async () => {
      const { payment, entry } = await pay();
      const refund = (refundReference: string, minor: number, refundedBefore: number) =>
        provider.refund(payment, {
          refundReference,
          refundedBefore,
          isFirstAttempt: true,
          amount: { currency, minor },
        });
      expect(await refund("r1", 2300, 0)).toMatchObject({ outcome: "DONE" });
      expect(entry.refunded).toBe(2300);
      expect(await refund("r2", 10_000, 2300)).toMatchObject({ outcome: "DONE" });
      const more = await refund("r3", 100, 12_300);
      expect(["REFUSED", "LATER"]).toContain(more.outcome);
      expect(entry.refunded).toBe(12_300);
    });

    it("refunds once when the response to the first request was lost", async () => {
      const { payment, entry } = await pay();
      const request = { refundReference: `${payment.reference}r`, refundedBefore: 0, amount: payment.amount };
      standIn.behavior.outage = "after";
      const first = await provider.refund(payment, { ...request, isFirstAttempt: true });
      expect(first.outcome).toBe("UNKNOWN");
      standIn.behavior.outage = "none";
      const second = await provider.refund(payment, { ...request, isFirstAttempt: false });
      // ECPay cannot be queried about refunds: staff look it up in its console.
      expect(second.outcome).toBe(provider.name === "ECPAY" ? "UNKNOWN" : "DONE");
      expect(entry.refunded).toBe(second.outcome === "DONE" || provider.name === "ECPAY" ? 12_300 : 0);
    });

    describe.each(GATEWAYS)("behind a gateway that answers %s %s", (status, body) => {
      /** Runs a call whose answer the gateway replaces. */
      async function behindGateway<T>(run: () => Promise<T>): Promise<T> {
        standIn.behavior.gateway = { status, body };
        return run().finally(() => {
          standIn.behavior.gateway = null;
        });
      }
      const expectUnknown = (run: () => Promise<unknown>) =>
        expect(behindGateway(run)).rejects.toThrow(ProviderUnavailable);

      it("does not know the state of a payment, nor the credentials", async () => {
        const { payment, entry } = await open();
        await choose(entry, "PAY");
        for (const ask of [provider.query, provider.confirm, provider.capture]) {
          const state = await behindGateway(() => ask(payment)).then(
            (report) => report.state,
            (error: unknown) => (error instanceof ProviderUnavailable ? "PENDING" : error),
          );
          expect(state).toBe("PENDING");
        }
        await expectUnknown(() => provider.test());
        // ECPay's payments start in the browser.
        if (provider.name !== "ECPAY") await expectUnknown(() => open());
      });

      it("does not know whether it has refunded, and finds that out later", async () => {
        const { payment, entry } = await pay();
        const request = {
          refundReference: `${payment.reference}r`,
          refundedBefore: 0,
          amount: payment.amount,
        };
        const first = await behindGateway(() =>
          provider.refund(payment, { ...request, isFirstAttempt: true }),
        );
        expect(first.outcome).toBe("UNKNOWN");
        const second = await provider.refund(payment, { ...request, isFirstAttempt: false });
        expect(second.outcome).toBe(provider.name === "ECPAY" ? "UNKNOWN" : "DONE");
        expect(entry.refunded).toBe(12_300);
      });
    });

    it("is unavailable when it does not answer, and refuses what is wrong", async () => {
      const { payment } = await open();
      standIn.behavior.outage = "before";
      await expect(provider.query(payment)).rejects.toThrow(ProviderUnavailable);
      await expect(provider.test()).rejects.toThrow(ProviderUnavailable);
      standIn.behavior.outage = "none";
      const other = await connect(wrongCredentials);
      await expect(other.query(payment)).rejects.toThrow(ProviderRefusal);
    });
  },
);
