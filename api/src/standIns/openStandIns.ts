import type { PrismaClient } from "@machiya/prisma/client";
import { channelsOfProvider } from "@machiya/schema/domain/orders/onlinePayments";
import {
  forEachProvider,
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
  providerDeclaration,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import type { ProviderConnection } from "../payments/callProvider.ts";
import { serverModule } from "../payments/providerModules.ts";
import type { ProviderSettings } from "../payments/providerSettings.ts";
import type { StandIn } from "./standIn.ts";
import { type StandInServer, serveStandIn } from "./standInServer.ts";

/** A stand-in of every provider, each on a port of its own. */
export interface OpenStandIns {
  standIns: Readonly<Record<PaymentProviderName, StandIn>>;
  connections: Readonly<Record<PaymentProviderName, ProviderConnection>>;
  close(): Promise<void>;
}

export async function openStandIns(): Promise<OpenStandIns> {
  const servers: StandInServer[] = [];
  const open = async (name: PaymentProviderName) => {
    let handle: StandIn["handle"] = async () => new Response(null, { status: 503 });
    const server = await serveStandIn((request) => handle(request));
    servers.push(server);
    const standIn = await serverModule(name).createStandIn({ pageBase: server.url, lateMs: null });
    handle = standIn.handle;
    return { standIn, connection: { apiBase: server.url, pageBase: server.url, fetch } };
  };
  const opened = new Map<PaymentProviderName, Awaited<ReturnType<typeof open>>>();
  for (const name of PAYMENT_PROVIDERS) opened.set(name, await open(name));
  const of = (name: PaymentProviderName) => {
    const found = opened.get(name);
    if (found === undefined) throw new Error(`There is no stand-in of ${name}.`);
    return found;
  };
  return {
    standIns: forEachProvider(({ key }) => of(key).standIn),
    connections: forEachProvider(({ key }) => of(key).connection),
    async close() {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/** Enables every provider with the credentials of its stand-in. */
export async function enableStandIns(
  prisma: PrismaClient,
  { seal }: Pick<ProviderSettings, "seal">,
  standIns: OpenStandIns["standIns"],
): Promise<void> {
  await prisma.paymentProviderSetting.createMany({
    data: PAYMENT_PROVIDERS.map((provider) => ({
      provider,
      enabled: true,
      currency: providerDeclaration(provider).currencies[0],
      channels: channelsOfProvider(provider),
      ...seal(provider, standIns[provider].credentials),
    })),
  });
}
