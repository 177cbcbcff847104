import type { PrismaClient } from "@machiya/prisma/client";
import {
  channelsOfProvider,
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
} from "@machiya/schema/domain/orders/onlinePayments";
import type { ProviderConnection } from "../payments/callProvider.ts";
import { providerSlug } from "../payments/paymentPaths.ts";
import type { ProviderSettings } from "../payments/providerSettings.ts";
import { createEcpayStandIn } from "./ecpay/ecpayStandIn.ts";
import { createLinePayStandIn } from "./linePay/linePayStandIn.ts";
import type { StandIn, StandInOptions } from "./standIn.ts";
import { createStripeStandIn } from "./stripe/stripeStandIn.ts";

/** How long the notification of "Pay late" is held back. */
const LATE_MS = 60_000;
const BASE = "/stand-in/";

const CREATE: Readonly<Record<PaymentProviderName, (options: StandInOptions) => StandIn>> = {
  LINE_PAY: createLinePayStandIn,
  ECPAY: createEcpayStandIn,
  STRIPE: createStripeStandIn,
};

/** The stand-ins of the demo, whose pages are served by the shop's own server. */
export interface DemoStandIns {
  connections: Readonly<Partial<Record<PaymentProviderName, ProviderConnection>>>;
  /** Answers the requests of browsers; null for another path. */
  answer(request: Request): Promise<Response | null>;
  /** Enables every provider with the credentials of its stand-in, unless staff have set it up. */
  enable(prisma: PrismaClient, settings: Pick<ProviderSettings, "canSeal" | "seal">): Promise<void>;
}

export function createDemoStandIns(): DemoStandIns {
  const standIns = new Map(
    PAYMENT_PROVIDERS.map((name) => {
      const pageBase = `${BASE}${providerSlug(name)}`;
      return [pageBase, CREATE[name]({ pageBase, lateMs: LATE_MS })] as const;
    }),
  );
  const connections = Object.fromEntries(
    [...standIns].map(([pageBase, standIn]) => {
      // The server calls its stand-ins in process; only the path matters.
      const apiBase = `http://${standIn.name.toLowerCase().replace("_", "-")}.stand-in`;
      const call: typeof fetch = (url, init) => standIn.handle(new Request(url, init));
      return [standIn.name, { apiBase, pageBase, fetch: call }];
    }),
  );
  return {
    connections,
    async answer(request) {
      const url = new URL(request.url);
      const [, base = "", rest = ""] = /^(\/stand-in\/[a-z-]+)(\/.*)$/.exec(url.pathname) ?? [];
      const standIn = standIns.get(base);
      if (standIn === undefined) return null;
      const { method, headers } = request;
      const body = method === "POST" ? await request.text() : null;
      return standIn.handle(new Request(new URL(`${rest}${url.search}`, url), { method, headers, body }));
    },
    async enable(prisma, { canSeal, seal }) {
      if (!canSeal) return;
      await prisma.paymentProviderSetting.createMany({
        data: [...standIns.values()].map(({ name: provider, credentials }) => ({
          provider,
          enabled: true,
          currency: "TWD",
          channels: channelsOfProvider(provider),
          ...seal(provider, credentials),
          credentialsSetAt: new Date(),
        })),
        skipDuplicates: true,
      });
    },
  };
}
