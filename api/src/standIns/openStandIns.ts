import type { PrismaClient } from "@machiya/prisma/client";
import {
  channelsOfProvider,
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
} from "@machiya/schema/domain/orders/onlinePayments";
import type { ProviderConnection } from "../payments/callProvider.ts";
import type { ProviderSettings } from "../payments/providerSettings.ts";
import { createEcpayStandIn } from "./ecpay/ecpayStandIn.ts";
import { createLinePayStandIn } from "./linePay/linePayStandIn.ts";
import type { StandIn } from "./standIn.ts";
import { type StandInServer, serveStandIn } from "./standInServer.ts";
import { createStripeStandIn } from "./stripe/stripeStandIn.ts";

const CREATE = { LINE_PAY: createLinePayStandIn, ECPAY: createEcpayStandIn, STRIPE: createStripeStandIn };

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
    const standIn = CREATE[name]({ pageBase: server.url, lateMs: null });
    handle = standIn.handle;
    return { standIn, connection: { apiBase: server.url, pageBase: server.url, fetch } };
  };
  const opened = {
    LINE_PAY: await open("LINE_PAY"),
    ECPAY: await open("ECPAY"),
    STRIPE: await open("STRIPE"),
  };
  const { LINE_PAY, ECPAY, STRIPE } = opened;
  return {
    standIns: { LINE_PAY: LINE_PAY.standIn, ECPAY: ECPAY.standIn, STRIPE: STRIPE.standIn },
    connections: { LINE_PAY: LINE_PAY.connection, ECPAY: ECPAY.connection, STRIPE: STRIPE.connection },
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
      currency: "TWD",
      channels: channelsOfProvider(provider),
      ...seal(provider, standIns[provider].credentials),
    })),
  });
}
