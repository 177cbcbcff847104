import type { PaymentProviderSetting, PrismaClient } from "@machiya/prisma/client";
import {
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
  providerDeclaration,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import type { CredentialTest, PaymentConnections } from "@machiya/schema/payments/paymentConnections";
import type { SecretKeys } from "../secrets/secretKeys.ts";
import { errorFields, log } from "../telemetry/log.ts";
import type { ProviderConnection } from "./callProvider.ts";
import { connectProvider, publicConnection } from "./connectProvider.ts";
import { type PaymentProvider, ProviderRefusal, ProviderUnavailable } from "./paymentProvider.ts";

export interface ProviderSettingsOptions {
  prisma: PrismaClient;
  /** Null: the server has no key, so that it can neither store nor read credentials. */
  keys: SecretKeys | null;
  /** The demo's stand-ins in place of the public services. */
  standIns?: Readonly<Partial<Record<PaymentProviderName, ProviderConnection>>>;
  now?: () => Date;
}

/** The providers as they are set up. */
export interface ProviderSettings extends PaymentConnections {
  /** Connects to a provider with the stored credentials; null when it has none that can be read. */
  connect(provider: PaymentProviderName): Promise<PaymentProvider | null>;
  /** Encrypts the credentials with the newest key that were encrypted with an older one. */
  rotate(): Promise<void>;
}

export function createProviderSettings(options: ProviderSettingsOptions): ProviderSettings {
  const { prisma, keys, standIns = {}, now } = options;
  /** The connections by provider, each with the version of the setting that it was made from. */
  const connected = new Map<PaymentProviderName, { from: string; provider: Promise<PaymentProvider> }>();

  function open({ provider, credentials, credentialsKeyId }: PaymentProviderSetting): string | null {
    if (credentials === null || credentialsKeyId === null) return null;
    const text = keys?.open(credentials, provider, credentialsKeyId) ?? null;
    if (text === null) log.error("the server cannot decrypt credentials: their key is missing", { provider });
    return text;
  }

  async function connect(name: PaymentProviderName): Promise<PaymentProvider | null> {
    const setting = await prisma.paymentProviderSetting.findUnique({ where: { provider: name } });
    const text = setting && open(setting);
    if (setting === null || text === null) return null;
    const from = `${setting.isTest} ${text}`;
    const known = connected.get(name);
    if (known?.from === from) return known.provider;
    const connection = standIns[name] ?? publicConnection(name, setting.isTest);
    const provider = connectProvider(name, connection, JSON.parse(text), now);
    connected.set(name, { from, provider });
    return provider;
  }

  return {
    canSeal: keys !== null,
    seal(provider, credentials) {
      if (keys === null) throw new Error("There is no key to encrypt credentials: SECRETS_KEY is not set");
      return {
        credentials: keys.seal(JSON.stringify(credentials), provider),
        credentialsKeyId: keys.currentId,
      };
    },
    connect,
    needsPublicUrl: (name) => providerDeclaration(name).needsPublicUrl && standIns[name] === undefined,
    async test(name) {
      const provider = await connect(name);
      return provider === null ? { outcome: "NOT_SET", detail: "" } : testProvider(provider);
    },
    async rotate() {
      if (keys === null) return;
      for (const provider of PAYMENT_PROVIDERS) {
        const setting = await prisma.paymentProviderSetting.findUnique({ where: { provider } });
        const text = setting && setting.credentialsKeyId !== keys.currentId ? open(setting) : null;
        if (setting === null || text === null) continue;
        // Another process, or staff, may have replaced the credentials since they were read.
        await prisma.paymentProviderSetting.updateMany({
          where: { provider, credentials: setting.credentials },
          data: { credentials: keys.seal(text, provider), credentialsKeyId: keys.currentId },
        });
        log.info("credentials were encrypted with the newest key", { provider });
      }
    },
  };
}

/** Tests the credentials of a connection, and says what came of it. */
export async function testProvider(provider: { test(): Promise<void> }): Promise<CredentialTest> {
  try {
    await provider.test();
    return { outcome: "ACCEPTED", detail: "" };
  } catch (error) {
    if (error instanceof ProviderRefusal)
      return { outcome: "REFUSED", detail: `${error.code} ${error.message}`.slice(0, 200) };
    if (!(error instanceof ProviderUnavailable))
      log.error("the test of a payment provider failed", errorFields(error));
    return {
      outcome: "UNREACHABLE",
      detail: error instanceof ProviderUnavailable ? error.message.slice(0, 200) : "",
    };
  }
}
