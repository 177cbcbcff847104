import type { PrismaClient } from "@machiya/prisma/client";
import type { CarrierConnections, ShipmentRequest } from "@machiya/schema/carriers/carrierConnections";
import { CARRIERS, type CarrierName, requireCarrier } from "@machiya/schema/domain/carriers/carrierRegistry";
import type { ProviderConnection } from "../payments/callProvider.ts";
import { ProviderRefusal, ProviderUnavailable } from "../payments/paymentProvider.ts";
import { testProvider } from "../payments/providerSettings.ts";
import type { SecretKeys } from "../secrets/secretKeys.ts";
import { errorFields, log } from "../telemetry/log.ts";
import { carrierServerModule } from "./carrierModules.ts";
import { carrierPath } from "./carrierPath.ts";
import type { CarrierProvider } from "./carrierProvider.ts";

export interface CarrierSettingsOptions {
  prisma: PrismaClient;
  /** Null: the server has no key, so that it can neither store nor read credentials. */
  keys: SecretKeys | null;
  /** The address at which carriers reach the server; null: not configured. */
  notificationBase: string | null;
  /** The demo's stand-ins in place of the public services. */
  standIns?: Readonly<Partial<Record<CarrierName, ProviderConnection>>>;
  now?: () => Date;
}

/** The carriers as they are set up. */
export interface CarrierSettings extends CarrierConnections {
  /**
   * Connects to the carrier of a stored key with the stored credentials; null when it has none that can be read. Throws for
   * a carrier without a module.
   */
  connect(carrier: string): Promise<CarrierProvider | null>;
  /** Encrypts the credentials with the newest key that were encrypted with an older one. */
  rotate(): Promise<void>;
}

const ownerOf = (carrier: CarrierName) => `CARRIER_${carrier}`;

export function createCarrierSettings(options: CarrierSettingsOptions): CarrierSettings {
  const { prisma, keys, notificationBase, standIns = {}, now } = options;
  /** The connections by carrier, each with the setting that it was made from, because each caches the lists of stores. */
  const connected = new Map<CarrierName, { from: string; provider: CarrierProvider }>();

  async function readSetting(carrier: CarrierName) {
    const setting = await prisma.carrierSetting.findUnique({ where: { carrier } });
    if (setting === null || setting.credentials === null || setting.credentialsKeyId === null) return null;
    const text = keys?.open(setting.credentials, ownerOf(carrier), setting.credentialsKeyId) ?? null;
    if (text === null) log.error("the server cannot decrypt credentials: their key is missing", { carrier });
    return text === null ? null : { ...setting, text };
  }

  async function connect(key: string): Promise<CarrierProvider | null> {
    const carrier = requireCarrier(key);
    const setting = await readSetting(carrier);
    if (setting === null) return null;
    const from = `${setting.isTest} ${setting.text}`;
    const known = connected.get(carrier);
    if (known?.from === from) return known.provider;
    const carrierPart = carrierServerModule(carrier);
    const base = carrierPart.hosts[setting.isTest ? "test" : "live"];
    const connection = standIns[carrier] ?? { apiBase: base, pageBase: base, fetch };
    const provider = carrierPart.connect(connection, JSON.parse(setting.text), now);
    connected.set(carrier, { from, provider });
    return provider;
  }

  return {
    canSeal: keys !== null,
    seal(carrier, credentials) {
      if (keys === null) throw new Error("There is no key to encrypt credentials: SECRETS_KEY is not set");
      return {
        credentials: keys.seal(JSON.stringify(credentials), ownerOf(carrier)),
        credentialsKeyId: keys.currentId,
      };
    },
    connect,
    async test(carrier) {
      const provider = await connect(carrier);
      return provider === null ? { outcome: "NOT_SET", detail: "" } : testProvider(provider);
    },
    async create(key, request) {
      const carrier = requireCarrier(key);
      const provider = await connect(carrier);
      if (provider === null) return { outcome: "NOT_SET" };
      let isAsked = false;
      try {
        const earlier = await provider.query(request.reference);
        isAsked = true;
        if (earlier !== null) return { outcome: "CREATED", shipment: earlier };
        if (!(await provider.hasStore(request.chain, request.storeCode))) return { outcome: "STORE_CLOSED" };
        const notification = `${notificationBase ?? "http://localhost"}${carrierPath(carrier, "notifications")}`;
        return { outcome: "CREATED", shipment: await createOnce(provider, request, notification) };
      } catch (error) {
        if (error instanceof ProviderRefusal) {
          const reason = `${error.code} ${error.message}`.slice(0, 200);
          if (error.isCredentialError) return { outcome: "WRONG_CREDENTIALS", reason };
          // A refusal of the question says nothing about the parcel.
          return { outcome: isAsked ? "REFUSED" : "UNKNOWN", reason };
        }
        if (!(error instanceof ProviderUnavailable)) throw error;
        log.warn("a carrier did not answer usably", { carrier, ...errorFields(error) });
        return { outcome: "UNKNOWN", reason: error.message };
      }
    },
    async rotate() {
      if (keys === null) return;
      for (const carrier of CARRIERS) {
        const setting = await readSetting(carrier);
        if (setting === null || setting.credentialsKeyId === keys.currentId) continue;
        // Another process, or staff, may have replaced the credentials since they were read.
        await prisma.carrierSetting.updateMany({
          where: { carrier, credentials: setting.credentials },
          data: { credentials: keys.seal(setting.text, ownerOf(carrier)), credentialsKeyId: keys.currentId },
        });
        log.info("credentials were encrypted with the newest key", { carrier });
      }
    },
  };
}

/** Creates a parcel. A concurrent request may have created it first, which then is what was refused. */
async function createOnce(provider: CarrierProvider, request: ShipmentRequest, notification: string) {
  try {
    return await provider.create(request, notification);
  } catch (error) {
    const created = error instanceof ProviderRefusal ? await provider.query(request.reference) : null;
    if (created === null) throw error;
    return created;
  }
}
