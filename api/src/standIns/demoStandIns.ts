import type { PrismaClient } from "@machiya/prisma/client";
import { channelsOfProvider } from "@machiya/schema/domain/orders/onlinePayments";
import {
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
  providerDeclaration,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import type { ProviderConnection } from "../payments/callProvider.ts";
import { serverModule } from "../payments/providerModules.ts";
import type { ProviderSettings } from "../payments/providerSettings.ts";

/** How long the notification of "Pay late" is held back. */
const LATE_MS = 60_000;
const BASE = "/stand-in/";

/** The stand-ins of the demo, whose pages are served by the shop's own server. */
export interface DemoStandIns {
  connections: Readonly<Partial<Record<PaymentProviderName, ProviderConnection>>>;
  /** Answers the requests of browsers; null for another path. */
  answer(request: Request): Promise<Response | null>;
  /** Enables every provider with the credentials of its stand-in, unless staff have set it up. */
  enable(prisma: PrismaClient, settings: Pick<ProviderSettings, "canSeal" | "seal">): Promise<void>;
}

export async function createDemoStandIns(): Promise<DemoStandIns> {
  const standIns = new Map(
    await Promise.all(
      PAYMENT_PROVIDERS.map(async (name) => {
        const pageBase = `${BASE}${providerDeclaration(name).slug}`;
        return [pageBase, await serverModule(name).createStandIn({ pageBase, lateMs: LATE_MS })] as const;
      }),
    ),
  );
  const connections = Object.fromEntries(
    [...standIns].map(([pageBase, standIn]) => {
      // The server calls its stand-ins in process; only the path matters.
      const apiBase = `http://${providerDeclaration(standIn.name).slug}.stand-in`;
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
          currency: providerDeclaration(provider).currencies[0],
          channels: channelsOfProvider(provider),
          ...seal(provider, credentials),
          credentialsSetAt: new Date(),
        })),
        skipDuplicates: true,
      });
    },
  };
}
