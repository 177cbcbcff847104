import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { connectProvider, publicConnection } from "../connectProvider.ts";
import { ForgedNotification, ProviderRefusal } from "../paymentProvider.ts";
import { fromStripeAmount, toStripeAmount } from "./stripeAmount.ts";
import { createStripe } from "./stripeProvider.ts";

describe("Stripe's amounts", () => {
  it("have two fraction digits for TWD, which Stripe pays out in whole dollars", () => {
    expect(toStripeAmount({ currency: "TWD", minor: 1280 })).toBe(128_000);
    expect(fromStripeAmount(128_000, "twd")).toEqual({ currency: "TWD", minor: 1280 });
    expect(fromStripeAmount(128_050, "twd")).toBeNull();
  });

  it("equal ours for the other currencies", () => {
    expect(toStripeAmount({ currency: "JPY", minor: 500 })).toBe(500);
    expect(toStripeAmount({ currency: "THB", minor: 10_050 })).toBe(10_050);
    expect(fromStripeAmount(500, "jpy")).toEqual({ currency: "JPY", minor: 500 });
    expect(fromStripeAmount(500, "eur")).toBeNull();
  });
});

describe("a webhook event", () => {
  const webhookSecret = "whsec_test";
  const provider = createStripe(
    { apiBase: "https://api.stripe.com", pageBase: "https://api.stripe.com", fetch },
    { secretKey: "sk_test_1", webhookSecret },
  );
  const stripe = new Stripe("sk_test_1");
  const read = (payload: string, secret = webhookSecret, timestamp?: number) =>
    provider.readNotification({
      method: "POST",
      url: new URL("https://shop.example/payments/stripe/notifications"),
      headers: new Headers({
        "stripe-signature": stripe.webhooks.generateTestHeaderString({
          payload,
          secret,
          ...(timestamp !== undefined && { timestamp }),
        }),
      }),
      body: payload,
    });
  const dispute = {
    id: "evt_1",
    object: "event",
    livemode: false,
    type: "charge.dispute.closed",
    data: { object: { id: "dp_1", payment_intent: "pi_1", status: "lost", metadata: {} } },
  };

  it("reports a dispute by its PaymentIntent", async () => {
    expect(await read(JSON.stringify(dispute))).toMatchObject({
      report: { eventId: "evt_1", providerReference: "pi_1", dispute: "LOST" },
    });
  });

  it("of a kind without meaning for payments is ignored", async () => {
    expect(await read(JSON.stringify({ ...dispute, type: "customer.created" }))).toEqual({ kind: "IGNORED" });
  });

  it("with another secret, an old time, or of the live mode is refused", async () => {
    const text = JSON.stringify(dispute);
    await expect(read(text, "whsec_other")).rejects.toThrow(ForgedNotification);
    await expect(read(text, webhookSecret, Math.floor(Date.now() / 1000) - 3600)).rejects.toThrow(
      ForgedNotification,
    );
    await expect(read(JSON.stringify({ ...dispute, livemode: true }))).rejects.toThrow(ForgedNotification);
  });
});

it("does not take a provider that it does not know for Stripe", async () => {
  const connection = publicConnection("STRIPE", true);
  const credentials = { secretKey: "sk_test_1", webhookSecret: "whsec_1" };
  await expect(connectProvider("PAYPAY", connection, credentials)).rejects.toThrow(
    /no payment provider PAYPAY/,
  );
});

describe("a key of Stripe's other mode", () => {
  const connect = (isTest: boolean, mode: "test" | "live") => {
    const called: string[] = [];
    const connection = {
      ...publicConnection("STRIPE", isTest),
      fetch: async (url: Parameters<typeof fetch>[0]) => {
        called.push(String(url));
        return Response.json({ object: "balance", url: null, id: "cs_1" });
      },
    };
    const provider = connectProvider("STRIPE", connection, {
      secretKey: `sk_${mode}_4eC39HqLyjWDarjtT1zdp7dc`,
      webhookSecret: "whsec_8f2a1b6c9d0e4f37a5b1c2d3e4f50617",
    });
    return { provider, called };
  };

  it.each([
    [true, "live"],
    [false, "test"],
  ] as const)("is refused before Stripe is called (test environment: %s, key: %s)", async (isTest, mode) => {
    const { provider, called } = connect(isTest, mode);
    const request = { ...({} as Parameters<Awaited<typeof provider>["start"]>[0]) };
    await expect((await provider).test()).rejects.toThrow(ProviderRefusal);
    await expect((await provider).start(request)).rejects.toThrow(/environment is chosen/);
    expect(called).toEqual([]);
  });

  it.each([
    [true, "test"],
    [false, "live"],
  ] as const)("is none when it fits (test environment: %s, key: %s)", async (isTest, mode) => {
    const { provider, called } = connect(isTest, mode);
    await (await provider).test();
    expect(called).toHaveLength(1);
  });
});
