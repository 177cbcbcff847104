import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { PAYMENT_PROVIDERS, type PaymentProviderName } from "@machiya/schema/domain/orders/onlinePayments";
import { paymentQueue } from "../../api/src/jobs/paymentQueue.ts";
import { drainQueue } from "../../api/src/jobs/queue/startQueue.ts";
import { refundQueue } from "../../api/src/jobs/refundQueue.ts";
import { createPaymentMetrics, type PaymentMetrics } from "../../api/src/payments/paymentMetrics.ts";
import type { PaymentStep } from "../../api/src/payments/paymentProvider.ts";
import { createPaymentRoutes } from "../../api/src/payments/paymentRoutes.ts";
import { createProviderSettings, type ProviderSettings } from "../../api/src/payments/providerSettings.ts";
import { createEcpayStandIn } from "../../api/src/payments/standIn/ecpayStandIn.ts";
import { createLinePayStandIn } from "../../api/src/payments/standIn/linePayStandIn.ts";
import type { StandIn } from "../../api/src/payments/standIn/standIn.ts";
import { type StandInServer, serveStandIn } from "../../api/src/payments/standIn/standInServer.ts";
import { createStripeStandIn } from "../../api/src/payments/standIn/stripeStandIn.ts";
import { createSecretKeys } from "../../api/src/secrets/secretKeys.ts";

const CREATE = { LINE_PAY: createLinePayStandIn, ECPAY: createEcpayStandIn, STRIPE: createStripeStandIn };

/** A shop with a stand-in of every provider, without the rest of the server. */
export interface PaymentShop {
  prisma: PrismaClient;
  url: string;
  standIns: Readonly<Record<PaymentProviderName, StandIn>>;
  settings: ProviderSettings;
  metrics: PaymentMetrics;
  /** Moves the shop's clock forward. */
  advanceClock(milliseconds: number): void;
  now(): Date;
  /** Opens the path of a started payment as a browser does. Returns the payment's number at the stand-in. */
  openPage(path: string): Promise<string>;
  /** Opens an address, or submits a form, as a browser does. */
  follow(step: PaymentStep): Promise<Response>;
  /** Runs the queries and the refunds that are due, also those that would be due later. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the shop on a migrated database. */
export async function openPaymentShop(databaseUrl: string): Promise<PaymentShop> {
  const prisma = connectPrisma(databaseUrl, { poolSize: 8 });
  const keys = createSecretKeys([new Uint8Array(randomBytes(32))]);
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  const servers: StandInServer[] = [];
  const open = async (name: PaymentProviderName) => {
    let handle: StandIn["handle"] = async () => new Response(null, { status: 503 });
    const server = await serveStandIn((request) => handle(request));
    servers.push(server);
    const standIn = CREATE[name]({ pageBase: server.url, lateMs: null });
    handle = standIn.handle;
    return { standIn, connection: { apiBase: server.url, pageBase: server.url, fetch } };
  };
  const opened = {
    LINE_PAY: await open("LINE_PAY"),
    ECPAY: await open("ECPAY"),
    STRIPE: await open("STRIPE"),
  };
  const settings = createProviderSettings({
    ...{ prisma, keys, now },
    standIns: Object.fromEntries(PAYMENT_PROVIDERS.map((name) => [name, opened[name].connection])),
  });
  for (const provider of PAYMENT_PROVIDERS) {
    const { credentials } = opened[provider].standIn;
    await prisma.paymentProviderSetting.create({
      data: {
        ...{ provider, enabled: true, currency: "TWD", ...settings.seal(provider, credentials) },
        channels: provider === "ECPAY" ? ["CARD", "ATM", "CVS"] : [provider === "STRIPE" ? "CARD" : "WALLET"],
      },
    });
  }
  const metrics = createPaymentMetrics();
  const route = createPaymentRoutes({ prisma, payments: settings, metrics, publicUrl: null, now });
  const shop = await serveStandIn(
    async (request) => (await route(request)) ?? new Response(null, { status: 404 }),
  );
  const dependencies = { prisma, payments: settings, now };
  const drains = [
    () => drainQueue(prisma, paymentQueue(dependencies)),
    () => drainQueue(prisma, refundQueue(dependencies)),
  ];

  async function follow(step: PaymentStep): Promise<Response> {
    if (step.kind === "REDIRECT") return fetch(new URL(step.url, shop.url), { redirect: "manual" });
    const body = new URLSearchParams(step.fields);
    return fetch(new URL(step.url, shop.url), { method: "POST", body, redirect: "manual" });
  }

  /** Opens the provider's page, through ECPay's form if there is one. */
  async function pageOf(path: string): Promise<string> {
    const response = await follow({ kind: "REDIRECT", url: path });
    const location = response.headers.get("location");
    if (location !== null) return location;
    const html = await response.text();
    const readHtml = (text = "") =>
      text.replace(/&#(\d+);/g, (_match, code) => String.fromCharCode(Number(code)));
    const fields = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      readHtml(name),
      readHtml(value),
    ]);
    const url = readHtml(/action="([^"]*)"/.exec(html)?.[1]);
    const page = await follow({ kind: "FORM", url, fields: Object.fromEntries(fields) });
    return page.headers.get("location") ?? "";
  }

  let settling = Promise.resolve();
  async function settleAll(): Promise<void> {
    // Queries and refunds may cause each other. What stays pending at the provider is due again each time.
    for (let round = 0; round < 4; round += 1) {
      await prisma.$executeRaw`UPDATE "Payment" SET "nextQueryAt" = now() WHERE "id" IN (
        SELECT "id" FROM "Payment" WHERE "nextQueryAt" IS NOT NULL FOR UPDATE SKIP LOCKED)`;
      await prisma.$executeRaw`UPDATE "Refund" SET "nextAttemptAt" = now() WHERE "id" IN (
        SELECT "id" FROM "Refund" WHERE "nextAttemptAt" IS NOT NULL FOR UPDATE SKIP LOCKED)`;
      for (const drain of drains) await drain();
    }
  }

  return {
    ...{ prisma, url: shop.url, settings, metrics, now, follow },
    standIns: {
      LINE_PAY: opened.LINE_PAY.standIn,
      ECPAY: opened.ECPAY.standIn,
      STRIPE: opened.STRIPE.standIn,
    },
    advanceClock(milliseconds) {
      passed += milliseconds;
    },
    async openPage(path) {
      const [, id] = /\/page\/(\w+)$/.exec(await pageOf(path)) ?? [];
      if (id === undefined) throw new Error("the provider's page did not open");
      return id;
    },
    settle() {
      // A refund that is running must not be claimed again, so that one call waits for the other.
      settling = settling.then(settleAll);
      return settling;
    },
    async close() {
      await Promise.all([shop, ...servers].map((server) => server.close()));
      await prisma.$disconnect();
    },
  };
}
