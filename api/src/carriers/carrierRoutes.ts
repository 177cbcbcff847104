import type { PrismaClient } from "@machiya/prisma/client";
import { recordShipment } from "@machiya/schema/carriers/recordShipment";
import type { Viewer } from "@machiya/schema/context";
import { LABEL_PATH, STORE_MAP_PATH, STORE_PARAMS } from "@machiya/schema/domain/carriers/carrierPaths";
import { isStoreChain } from "@machiya/schema/domain/carriers/carriers";
import { limitBody } from "../http/bodyLimit.ts";
import { ForgedNotification } from "../payments/paymentProvider.ts";
import { continueToProvider, redirectTo } from "../payments/startPage.ts";
import { noteProof } from "../telemetry/log.ts";
import { createOccasionalWarning } from "../telemetry/occasionalWarning.ts";
import type { CarrierMetrics } from "./carrierMetrics.ts";
import { carrierOfSlug, carrierPath } from "./carrierPath.ts";
import type { CarrierProvider } from "./carrierProvider.ts";
import type { CarrierSettings } from "./carrierSettings.ts";

/** The largest form of a chosen store; a larger one is refused before it is read. */
const MAX_STORE_BYTES = 64_000;
/** The checkout, to which the map returns. */
const CHECKOUT = "/bot-order/?view=order";

const warnOfForgery = createOccasionalWarning("a carrier's notification was refused");

export interface CarrierRouteOptions {
  prisma: PrismaClient;
  carriers: Pick<CarrierSettings, "connect">;
  metrics: Pick<CarrierMetrics, "countNotification">;
  findViewer: (request: Request) => Promise<Viewer>;
  /** Null: the address of the request. */
  publicUrl: string | null;
  now: () => Date;
}

/** Answers the requests of carriers, of customers on their way to a map and back, and of staff who open a label. */
export function createCarrierRoutes(
  options: CarrierRouteOptions,
): (request: Request) => Promise<Response | null> {
  const { prisma, carriers, metrics, now } = options;

  async function openMap(request: Request, url: URL): Promise<Response | null> {
    const chain = url.searchParams.get("chain");
    if (!isStoreChain(chain)) return plain(400, "There is no such chain.");
    const setting = await prisma.carrierSetting.findFirst({
      where: { enabled: true, chains: { has: chain } },
    });
    const provider = setting && (await carriers.connect(setting.carrier));
    if (provider === null) return redirectTo(CHECKOUT);
    const base = options.publicUrl ?? url.origin;
    return continueToProvider(
      provider.storeMap({
        chain,
        collects: url.searchParams.get("collects") === "1",
        isMobile: /Mobi|Android/.test(request.headers.get("user-agent") ?? ""),
        returnTo: `${base}${carrierPath(provider.name, "store")}`,
      }),
    );
  }

  /** Returns to the checkout, which has kept its draft, with the store in the address. */
  function welcomeBack(provider: CarrierProvider, body: string): Response {
    const store = provider.readStore(body);
    if (store === null) return redirectTo(CHECKOUT);
    const params = new URLSearchParams({
      [STORE_PARAMS.chain]: store.chain,
      [STORE_PARAMS.code]: store.code,
      [STORE_PARAMS.name]: store.name,
      [STORE_PARAMS.address]: store.address,
    });
    return redirectTo(`${CHECKOUT}&${params}`);
  }

  async function openLabel(request: Request, reference: string): Promise<Response> {
    const { staff } = await options.findViewer(request);
    if (staff?.role !== "ADMIN" || staff.mustChangePassword) return plain(403, "Labels are for admins.");
    const shipment = await prisma.shipment.findUnique({ where: { reference } });
    const provider = shipment && (await carriers.connect(shipment.carrier));
    if (shipment?.carrierReference == null || provider === null) return plain(404, "Not found.");
    return continueToProvider(provider.label({ ...shipment, carrierReference: shipment.carrierReference }));
  }

  async function notify(provider: CarrierProvider, body: string): Promise<Response> {
    const result = await receive(provider, body);
    metrics.countNotification(provider.name, result);
    if (result === "FORGED" || result === "REFUSED")
      return plain(400, "This is no notification of a parcel.");
    return plain(200, provider.acknowledgement);
  }

  async function receive(provider: CarrierProvider, body: string) {
    try {
      const report = provider.readNotification(body);
      noteProof();
      return await recordShipment(prisma, provider.name, report, now);
    } catch (error) {
      if (!(error instanceof ForgedNotification)) throw error;
      warnOfForgery({ carrier: provider.name, reason: error.message });
      return "FORGED";
    }
  }

  return async (request) => {
    const url = new URL(request.url);
    const { pathname } = url;
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (pathname === STORE_MAP_PATH && isRead) return openMap(request, url);
    if (pathname.startsWith(LABEL_PATH) && isRead)
      return openLabel(request, pathname.slice(LABEL_PATH.length));
    const [, slug, page] = /^\/carriers\/([a-z-]+)\/(notifications|store)\/?$/.exec(pathname) ?? [];
    const carrier = carrierOfSlug(slug);
    const provider = carrier === undefined ? null : await carriers.connect(carrier);
    if (provider === null) return null;
    if (request.method !== "POST") return plain(405, "Only POST is answered here.", { allow: "POST" });
    const isNotification = page === "notifications";
    const limited = await limitBody(
      request,
      isNotification ? provider.maxNotificationBytes : MAX_STORE_BYTES,
    );
    if (limited === null) {
      if (isNotification) metrics.countNotification(provider.name, "FORGED");
      return plain(413, "The request is too large.");
    }
    const body = await limited.text();
    return isNotification ? notify(provider, body) : welcomeBack(provider, body);
  };
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}
