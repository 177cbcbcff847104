import type { PrismaClient } from "@machiya/prisma/client";
import type { ProviderConnection } from "../payments/callProvider.ts";
import type { SecretKeys } from "../secrets/secretKeys.ts";
import type { Env } from "../startup/env.ts";
import { type CarrierMetrics, createCarrierMetrics } from "./carrierMetrics.ts";
import { type CarrierRouteOptions, createCarrierRoutes } from "./carrierRoutes.ts";
import { type CarrierSettings, createCarrierSettings } from "./carrierSettings.ts";

const PAGE_BASE = "/stand-in/ecpay-logistics";

export interface Carriers {
  settings: CarrierSettings;
  metrics: CarrierMetrics;
  /** Answers the requests of carriers, customers, and staff. */
  routes(findViewer: CarrierRouteOptions["findViewer"]): (request: Request) => Promise<Response | null>;
  /** Answers the requests of browsers to the demo's stand-in; null for another path. */
  answerStandIn(request: Request): Promise<Response | null>;
}

interface CarriersOptions {
  prisma: PrismaClient;
  keys: SecretKeys | null;
  env: Pick<Env, "PUBLIC_URL" | "PAYMENT_STAND_INS" | "PORT">;
  now: () => Date;
}

/** Opens the carriers, in the demo with a stand-in that is enabled unless staff have set the carrier up. */
export async function openCarriers({ prisma, keys, env, now }: CarriersOptions): Promise<Carriers> {
  const standIn = env.PAYMENT_STAND_INS ? await openStandIn() : null;
  // The demo's stand-in reports to the server itself.
  const ownUrl = standIn === null ? null : `http://127.0.0.1:${env.PORT}`;
  const settings = createCarrierSettings({
    prisma,
    keys,
    now,
    standIn: standIn?.connection ?? null,
    notificationBase: env.PUBLIC_URL ?? ownUrl,
  });
  if (standIn !== null && settings.canSeal)
    await prisma.carrierSetting.createMany({
      data: [
        {
          carrier: "ECPAY",
          enabled: true,
          chains: ["UNIMART", "FAMILY"],
          senderName: "店長",
          senderPhone: "0912345678",
          credentialsSetAt: now(),
          ...settings.seal("ECPAY", standIn.credentials),
        },
      ],
      skipDuplicates: true,
    });
  await settings.rotate();
  const metrics = createCarrierMetrics();
  return {
    settings,
    metrics,
    routes: (findViewer) =>
      createCarrierRoutes({
        prisma,
        carriers: settings,
        metrics,
        findViewer,
        now,
        publicUrl: env.PUBLIC_URL ?? null,
      }),
    answerStandIn: async (request) => standIn?.answer(request) ?? null,
  };
}

/** Loads the stand-in, which only the demo and tests use. */
async function openStandIn() {
  const { createLogisticsStandIn, STAND_IN_CREDENTIALS } = await import(
    "../standIns/ecpayLogistics/ecpayLogisticsStandIn.ts"
  );
  const { handle } = createLogisticsStandIn(PAGE_BASE);
  const call: typeof fetch = (url, init) => handle(new Request(url, init));
  const connection: ProviderConnection = {
    apiBase: "http://ecpay-logistics.stand-in",
    pageBase: PAGE_BASE,
    fetch: call,
  };
  return {
    connection,
    credentials: STAND_IN_CREDENTIALS,
    async answer(request: Request): Promise<Response | null> {
      const url = new URL(request.url);
      if (!url.pathname.startsWith(`${PAGE_BASE}/`)) return null;
      const { method, headers } = request;
      const body = method === "POST" ? await request.text() : null;
      const path = url.pathname.slice(PAGE_BASE.length);
      return handle(new Request(new URL(`${path}${url.search}`, url), { method, headers, body }));
    },
  };
}
