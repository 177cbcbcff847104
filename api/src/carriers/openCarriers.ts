import type { PrismaClient } from "@machiya/prisma/client";
import {
  CARRIERS,
  type CarrierName,
  carrierDeclaration,
} from "@machiya/schema/domain/carriers/carrierRegistry";
import { STORE_CHAINS } from "@machiya/schema/domain/carriers/carriers";
import type { ProviderConnection } from "../payments/callProvider.ts";
import type { SecretKeys } from "../secrets/secretKeys.ts";
import type { Env } from "../startup/env.ts";
import { type CarrierMetrics, createCarrierMetrics } from "./carrierMetrics.ts";
import type { CarrierStandIn } from "./carrierModule.ts";
import { carrierServerModule } from "./carrierModules.ts";
import { type CarrierRouteOptions, createCarrierRoutes } from "./carrierRoutes.ts";
import { type CarrierSettings, createCarrierSettings } from "./carrierSettings.ts";

export interface Carriers {
  settings: CarrierSettings;
  metrics: CarrierMetrics;
  /** Answers the requests of carriers, customers, and staff. */
  routes(findViewer: CarrierRouteOptions["findViewer"]): (request: Request) => Promise<Response | null>;
  /** Answers the requests of browsers to the demo's stand-ins; null for another path. */
  answerStandIn(request: Request): Promise<Response | null>;
}

interface CarriersOptions {
  prisma: PrismaClient;
  keys: SecretKeys | null;
  env: Pick<Env, "PUBLIC_URL" | "PAYMENT_STAND_INS" | "PORT">;
  now: () => Date;
}

/** Opens the carriers, in the demo with stand-ins that are enabled unless staff have set the carrier up. */
export async function openCarriers({ prisma, keys, env, now }: CarriersOptions): Promise<Carriers> {
  const standIns = env.PAYMENT_STAND_INS ? await openStandIns() : [];
  // The demo's stand-ins report to the server itself.
  const ownUrl = standIns.length === 0 ? null : `http://127.0.0.1:${env.PORT}`;
  const settings = createCarrierSettings({
    prisma,
    keys,
    now,
    standIns: Object.fromEntries(standIns.map((one) => [one.carrier, connectionTo(one)])),
    notificationBase: env.PUBLIC_URL ?? ownUrl,
  });
  if (settings.canSeal)
    await prisma.carrierSetting.createMany({
      data: standIns.map(({ carrier, standIn }) => ({
        carrier,
        enabled: true,
        chains: [...STORE_CHAINS],
        senderName: "店長",
        senderPhone: "0912345678",
        credentialsSetAt: now(),
        ...settings.seal(carrier, standIn.credentials),
      })),
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
    async answerStandIn(request) {
      const { pathname } = new URL(request.url);
      const asked = standIns.find(({ pageBase }) => pathname.startsWith(`${pageBase}/`));
      return asked === undefined ? null : answerAt(asked, request);
    },
  };
}

interface OpenStandIn {
  carrier: CarrierName;
  /** The path of its pages on the shop's own server. */
  pageBase: string;
  standIn: CarrierStandIn;
}

/** Loads the stand-ins, which only the demo and tests use. */
function openStandIns(): Promise<OpenStandIn[]> {
  return Promise.all(
    CARRIERS.map(async (carrier) => {
      const pageBase = `/stand-in/${carrierDeclaration(carrier).slug}-logistics`;
      return { carrier, pageBase, standIn: await carrierServerModule(carrier).createStandIn(pageBase) };
    }),
  );
}

/** Returns the connection to a stand-in, which the server calls in process: only the path matters. */
function connectionTo({ carrier, pageBase, standIn }: OpenStandIn): ProviderConnection {
  const call: typeof fetch = (url, init) => standIn.handle(new Request(url, init));
  return { apiBase: `http://${carrierDeclaration(carrier).slug}-logistics.stand-in`, pageBase, fetch: call };
}

async function answerAt({ pageBase, standIn }: OpenStandIn, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const { method, headers } = request;
  const body = method === "POST" ? await request.text() : null;
  const path = url.pathname.slice(pageBase.length);
  return standIn.handle(new Request(new URL(`${path}${url.search}`, url), { method, headers, body }));
}
