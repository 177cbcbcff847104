import { randomBytes } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import {
  forEachProvider,
  type PaymentProviderName,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { paymentQueue } from "../../api/src/jobs/paymentQueue.ts";
import { drainQueue } from "../../api/src/jobs/queue/startQueue.ts";
import { refundQueue } from "../../api/src/jobs/refundQueue.ts";
import { createPaymentMetrics, type PaymentMetrics } from "../../api/src/payments/paymentMetrics.ts";
import type { PaymentStep } from "../../api/src/payments/paymentProvider.ts";
import { createPaymentRoutes } from "../../api/src/payments/paymentRoutes.ts";
import { createProviderSettings, type ProviderSettings } from "../../api/src/payments/providerSettings.ts";
import { createSecretKeys } from "../../api/src/secrets/secretKeys.ts";
import { enableStandIns, openStandIns } from "../../api/src/standIns/openStandIns.ts";
import type { StandIn } from "../../api/src/standIns/standIn.ts";
import { serveStandIn } from "../../api/src/standIns/standInServer.ts";
import { createPaymentBrowser } from "./paymentBrowser.ts";

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

/** Opens the shop on a migrated database. It calls the providers by `call`, which a test can make fail. */
export async function openPaymentShop(databaseUrl: string, call: typeof fetch = fetch): Promise<PaymentShop> {
  const prisma = connectPrisma(databaseUrl, { poolSize: 8 });
  const keys = createSecretKeys([new Uint8Array(randomBytes(32))]);
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  const opened = await openStandIns();
  const settings = createProviderSettings({
    prisma,
    keys,
    now,
    standIns: forEachProvider(({ key }) => ({ ...opened.connections[key], fetch: call })),
  });
  await enableStandIns(prisma, settings, opened.standIns);
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

  const { follow, openPage } = createPaymentBrowser(shop.url);

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
    prisma,
    url: shop.url,
    settings,
    metrics,
    now,
    follow,
    openPage,
    standIns: opened.standIns,
    advanceClock(milliseconds) {
      passed += milliseconds;
    },
    settle() {
      // A refund that is running must not be claimed again, so that one call waits for the other.
      settling = settling.then(settleAll);
      return settling;
    },
    async close() {
      await Promise.all([shop.close(), opened.close()]);
      await prisma.$disconnect();
    },
  };
}
