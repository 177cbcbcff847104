import { FRACTION_DIGITS, toMinorUnits } from "@machiya/schema/domain/minorUnits";
import { canCaptureLater } from "@machiya/schema/domain/orders/onlinePayments";
import {
  type PaymentProviderName,
  providerDeclaration,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setLogLevel } from "../../telemetry/log.ts";
import { ForgedNotification, ProviderRefusal, ProviderUnavailable } from "../paymentProvider.ts";
import { currencyOfContract, openProvider, otherSecrets, type ProviderAtStandIn } from "./openProvider.ts";

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

/**
 * Describes what every provider does, with its module against its stand-in, which behaves as the provider's documentation
 * says. A provider that passes can be offered: nothing else of the shop knows which provider it is.
 */
export function describePaymentProvider(name: PaymentProviderName): void {
  const declared = providerDeclaration(name);
  const capturesLater = canCaptureLater(name);
  const currency = currencyOfContract(name);

  describe(declared.name.en, () => {
    // Providers that do not answer are logged.
    beforeAll(() => setLogLevel("error"));
    afterAll(() => setLogLevel("warn"));

    let at: ProviderAtStandIn;
    beforeAll(async () => {
      at = await openProvider(name);
    });
    beforeEach(() => at.reset());
    afterAll(() => at.close());

    it("accepts the right credentials, and names wrong ones", async () => {
      await at.provider.test();
      const other = await at.connect(otherSecrets(name, at.standIn.credentials));
      await expect(other.test()).rejects.toMatchObject({ isCredentialError: true });
    });

    it("starts a payment that is pending until the customer pays", async () => {
      const { payment, entry } = await at.open();
      expect(entry).toMatchObject({ reference: payment.reference, amount: payment.amount, charges: 0 });
      expect(await at.provider.query(payment)).toMatchObject({
        state: "PENDING",
        reference: payment.reference,
      });
    });

    it("charges a payment once, with the exact amount", async () => {
      const { report, entry, payment } = await at.pay();
      expect(report).toMatchObject({ state: "CAPTURED", amount: { currency, minor: 12_300 } });
      expect(report.reference).toBe(payment.reference);
      expect(await at.provider.confirm(payment)).toMatchObject({ state: "CAPTURED" });
      expect(await at.provider.capture(payment)).toMatchObject({ state: "CAPTURED" });
      expect(entry.charges).toBe(1);
    });

    const reserves = () => {
      /** Pays and confirms, after which the money is reserved. */
      async function reserve() {
        const { payment, entry } = await at.open(12_300, true);
        await at.choose(entry, "PAY");
        const approved = await at.provider.query(payment);
        const report = approved.reserved === undefined ? await at.provider.confirm(payment) : approved;
        expect(report).toMatchObject({ state: "AUTHORIZED", amount: { currency, minor: 12_300 } });
        expect(report.reserved?.until?.getTime()).toBeGreaterThan(Date.now());
        expect(entry).toMatchObject({ state: "RESERVED", charges: 0 });
        return { entry, payment: { ...payment, providerReference: report.providerReference } };
      }

      it("captures all of it once", async () => {
        const { payment, entry } = await reserve();
        const captured = await Promise.all([at.provider.capture(payment), at.provider.capture(payment)]);
        expect(captured).toMatchObject([{ state: "CAPTURED" }, { state: "CAPTURED" }]);
        expect(await at.provider.cancel(payment)).toMatchObject({ state: "CAPTURED" });
        expect(entry).toMatchObject({ state: "PAID", charges: 1 });
      });

      it("releases it once, after which it cannot be captured", async () => {
        const { payment, entry } = await reserve();
        expect(await at.provider.cancel(payment)).toMatchObject({ state: "CANCELLED" });
        expect(await at.provider.cancel(payment)).toMatchObject({ state: "CANCELLED" });
        expect(await at.provider.capture(payment)).toMatchObject({ state: "CANCELLED" });
        expect(entry).toMatchObject({ state: "VOIDED", charges: 0 });
      });

      it("captures or releases it when both are asked for at once", async () => {
        const { payment, entry } = await reserve();
        const reports = await Promise.all([at.provider.capture(payment), at.provider.cancel(payment)]);
        const { state } = await at.provider.query(payment);
        expect(reports.map((report) => report.state)).toEqual([state, state]);
        expect(entry.charges).toBe(state === "CAPTURED" ? 1 : 0);
      });

      it("finds out what became of a capture whose response was lost", async () => {
        const { payment, entry } = await reserve();
        at.fault.lost = /capture$/;
        await expect(at.provider.capture(payment)).rejects.toThrow(ProviderUnavailable);
        at.fault.lost = null;
        expect(entry.charges).toBe(1);
        expect(await at.provider.capture(payment)).toMatchObject({ state: "CAPTURED" });
        expect(entry.charges).toBe(1);
      });

      it("reports that it ran out", async () => {
        const { payment, entry } = await reserve();
        entry.state = "EXPIRED";
        expect(await at.provider.query(payment)).toMatchObject({ state: "EXPIRED" });
        expect(await at.provider.capture(payment)).toMatchObject({ state: "EXPIRED" });
        expect(entry.charges).toBe(0);
      });
    };
    if (capturesLater) describe("reserves money until it is captured, and", reserves);

    it("notifies the shop with a notification that can be verified", async () => {
      const { payment, entry } = await at.open();
      await at.choose(entry, "PAY");
      const read = await at.readAll();
      expect(read.length).toBeGreaterThan(0);
      for (const one of read) {
        if (one.kind === "IGNORED" || one.kind === "REFUND")
          throw new Error("a notification of a payment was ignored");
        const { reference } = one.kind === "REPORT" ? one.report : one;
        expect(reference).toBe(payment.reference);
      }
    });

    it("names a repeated event in the same way", async () => {
      at.standIn.behavior.notifications = "twice";
      const { entry } = await at.open();
      await at.choose(entry, "PAY_TWICE");
      const read = await at.readAll();
      expect(read.length).toBeGreaterThan(1);
      expect(entry.state === "APPROVED" ? 1 : entry.charges).toBe(1);
      const events = read.flatMap((one) => (one.kind === "REPORT" ? [JSON.stringify(one.report)] : []));
      for (const report of events) {
        const { eventId } = JSON.parse(report) as { eventId: string };
        expect(eventId).not.toBe("");
      }
    });

    it("reads a notification that arrives again as the same event", async () => {
      const { entry } = await at.open();
      await at.choose(entry, "PAY");
      const [first] = at.received;
      if (first === undefined) throw new Error("nothing arrived");
      expect(await at.provider.readNotification(first)).toEqual(await at.provider.readNotification(first));
    });

    it("refuses a forged notification", async () => {
      const { entry } = await at.open();
      await at.choose(entry, "PAY");
      const [first] = at.received;
      if (first === undefined) throw new Error("nothing arrived");
      const url = new URL(first.url);
      url.searchParams.delete("transactionId");
      const forged = {
        ...first,
        url,
        body: first.body.replace(/\d/, (digit) => (digit === "9" ? "8" : "9")),
      };
      await expect(at.provider.readNotification(forged)).rejects.toThrow(ForgedNotification);
    });

    it("finds a payment whose notification was lost", async () => {
      at.standIn.behavior.notifications = "lost";
      const { payment, entry } = await at.open();
      await at.standIn.act(entry.id, "PAY");
      const { state } = await at.provider.query(payment);
      expect(["AUTHORIZED", "CAPTURED"]).toContain(state);
    });

    it("reports a payment that failed or was given up, and charges nothing", async () => {
      const { payment, entry } = await at.open();
      await at.choose(entry, "FAIL");
      const { state } = await at.provider.cancel(payment);
      expect(["FAILED", "EXPIRED", "CANCELLED"]).toContain(state);
      expect(entry.charges).toBe(0);
    });

    it("refunds a part, then the rest, and no more", async () => {
      const { payment, entry } = await at.pay();
      const refund = (refundReference: string, minor: number, refundedBefore: number) =>
        at.provider.refund(payment, {
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
      const { payment, entry } = await at.pay();
      const request = { refundReference: `${payment.reference}r`, refundedBefore: 0, amount: payment.amount };
      at.standIn.behavior.outage = "after";
      const first = await at.provider.refund(payment, { ...request, isFirstAttempt: true });
      expect(first.outcome).toBe("UNKNOWN");
      at.standIn.behavior.outage = "none";
      const second = await at.provider.refund(payment, { ...request, isFirstAttempt: false });
      // Staff look in the console of a provider that cannot be queried about refunds.
      expect(second.outcome).toBe(declared.reportsRefunds ? "DONE" : "UNKNOWN");
      expect(entry.refunded).toBe(12_300);
    });

    describe.each(GATEWAYS)("behind a gateway that answers %s %s", (status, body) => {
      /** Runs a call whose answer the gateway replaces. */
      async function behindGateway<T>(run: () => Promise<T>): Promise<T> {
        at.standIn.behavior.gateway = { status, body };
        return run().finally(() => {
          at.standIn.behavior.gateway = null;
        });
      }
      const expectUnknown = (run: () => Promise<unknown>) =>
        expect(behindGateway(run)).rejects.toThrow(ProviderUnavailable);

      it("does not know the state of a payment, nor the credentials", async () => {
        const { payment, entry } = await at.open();
        await at.choose(entry, "PAY");
        for (const ask of [at.provider.query, at.provider.confirm, at.provider.capture]) {
          const state = await behindGateway(() => ask(payment)).then(
            (report) => report.state,
            (error: unknown) => (error instanceof ProviderUnavailable ? "PENDING" : error),
          );
          expect(state).toBe("PENDING");
        }
        await expectUnknown(() => at.provider.test());
        // Other payments start in the browser.
        if (declared.namesPaymentAtStart) await expectUnknown(() => at.open());
      });

      it("does not know whether it has refunded, and finds that out later", async () => {
        const { payment, entry } = await at.pay();
        const request = {
          refundReference: `${payment.reference}r`,
          refundedBefore: 0,
          amount: payment.amount,
        };
        const first = await behindGateway(() =>
          at.provider.refund(payment, { ...request, isFirstAttempt: true }),
        );
        expect(first.outcome).toBe("UNKNOWN");
        const second = await at.provider.refund(payment, { ...request, isFirstAttempt: false });
        expect(second.outcome).toBe(declared.reportsRefunds ? "DONE" : "UNKNOWN");
        expect(entry.refunded).toBe(12_300);
      });
    });

    it.each(declared.currencies)("charges and reports amounts in %s exactly", async (inCurrency) => {
      for (const minor of [FRACTION_DIGITS[inCurrency] > 0 ? 10_001 : 101, 120_000]) {
        const { payment, entry } = await at.open(minor, false, inCurrency);
        expect(entry.amount).toEqual({ currency: inCurrency, minor });
        await at.choose(entry, "PAY");
        const approved = await at.provider.query(payment);
        const report = approved.state === "AUTHORIZED" ? await at.provider.confirm(payment) : approved;
        expect(report.amount).toEqual({ currency: inCurrency, minor });
      }
      // An amount that the currency cannot write is no amount of a payment, and never rounded to one.
      const tooFine = `1.${"0".repeat(FRACTION_DIGITS[inCurrency])}5`;
      expect(toMinorUnits(tooFine, inCurrency)).toBeNull();
    });

    it("does not know what became of a request that takes too long", async () => {
      const { payment, entry } = await at.pay();
      at.fault.isSilent = true;
      await expect(at.provider.query(payment)).rejects.toThrow(ProviderUnavailable);
      await expect(at.provider.test()).rejects.toThrow(ProviderUnavailable);
      if (declared.namesPaymentAtStart) await expect(at.open()).rejects.toThrow(ProviderUnavailable);
      const request = { refundReference: "late", refundedBefore: 0, amount: payment.amount };
      const refund = await at.provider.refund(payment, { ...request, isFirstAttempt: true });
      expect(refund.outcome).toBe("UNKNOWN");
      expect(entry.refunded).toBe(0);
    });

    it("is unavailable when it does not answer, and refuses what is wrong", async () => {
      const { payment } = await at.open();
      at.standIn.behavior.outage = "before";
      await expect(at.provider.query(payment)).rejects.toThrow(ProviderUnavailable);
      await expect(at.provider.test()).rejects.toThrow(ProviderUnavailable);
      at.standIn.behavior.outage = "none";
      const other = await at.connect(otherSecrets(name, at.standIn.credentials));
      await expect(other.query(payment)).rejects.toThrow(ProviderRefusal);
    });
  });
}
