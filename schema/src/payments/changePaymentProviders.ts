import type { PaymentProviderSetting } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import type { FieldRule } from "../domain/fieldRule.ts";
import { CURRENCIES } from "../domain/minorUnits.ts";
import { canCaptureLater, channelsOfProvider, PAYMENT_CHANNELS } from "../domain/orders/onlinePayments.ts";
import {
  type PaymentProviderName,
  providerDeclaration,
} from "../domain/paymentProviders/providerRegistry.ts";
import { credentialsOf } from "../domain/paymentProviders/providerSetups.ts";
import { readInput } from "../input.ts";
import { audit } from "../writes/audit.ts";
import { providedFields } from "../writes/batchUpdate.ts";
import { optimisticUpdate } from "../writes/optimisticUpdate.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import { credentialShape, type ProviderCredentials } from "./providerCredentials.ts";

export interface PaymentProviderDetails {
  enabled?: boolean | null | undefined;
  isTest?: boolean | null | undefined;
  channels?: readonly string[] | null | undefined;
  currency?: string | null | undefined;
  capturesLater?: boolean | null | undefined;
  /** The fields of the provider's credentials; all of them replace all stored ones. */
  credentials?: Readonly<Record<string, string | null | undefined>> | null | undefined;
}

const PATH = ["input", "details"];

const detailsShape = z
  .object({
    enabled: z.boolean(),
    isTest: z.boolean(),
    channels: z.array(z.enum(PAYMENT_CHANNELS)),
    currency: z.enum(CURRENCIES),
    capturesLater: z.boolean(),
  })
  .partial();

/**
 * Sets up a provider, or changes its settings. Throws INVALID_INPUT on the field that is wrong: on `enabled`
 * without credentials, channels, or the public address that some providers need, on `credentials` also when the server has no key to encrypt them, CONFLICT.
 * Returns the row number.
 */
export async function updatePaymentProvider(
  context: Context,
  input: {
    provider: PaymentProviderName;
    version?: number | null | undefined;
    details: PaymentProviderDetails;
  },
): Promise<number> {
  const { provider, details } = input;
  const { credentials: entered, ...others } = details;
  const columns = readInput(detailsShape, providedFields(others), PATH);
  requireOffered(provider, columns);
  const credentials = entered ? readCredentials(provider, entered) : null;
  if (credentials !== null && !context.payments.canSeal)
    throw invalid("credentials", { kind: "REQUIRES", fields: ["SECRETS_KEY"] });
  if (columns.enabled && context.shopAddress.publicUrl === null && context.payments.needsPublicUrl(provider))
    throw invalid("enabled", { kind: "REQUIRES", fields: ["PUBLIC_URL"] });
  return inTransaction(context.prisma, async (tx) => {
    const before = await lockSetting(tx, provider);
    const isSet = credentials !== null || before.credentials !== null;
    const { enabled = before.enabled, channels = before.channels } = columns;
    const missing = [...(isSet ? [] : ["credentials"]), ...(channels.length > 0 ? [] : ["channels"])];
    if (enabled && missing.length > 0) throw invalid("enabled", { kind: "REQUIRES", fields: missing });
    const sealed =
      credentials === null
        ? {}
        : {
            ...context.payments.seal(provider, credentials),
            credentialsSetAt: context.now(),
            // An editor that saw the earlier credentials gets CONFLICT.
            version: { increment: 1 },
          };
    const edit = { type: "PaymentProviderSetting", before, seen: input.version, wanted: columns } as const;
    const where = { id: before.id };
    if (credentials !== null) await tx.paymentProviderSetting.update({ where, data: sealed });
    await optimisticUpdate(tx, context, edit, (data) => tx.paymentProviderSetting.update({ where, data }));
    // The audit says that credentials were set, and never which.
    if (credentials !== null)
      await audit(tx, context, [
        { action: "ROTATE_SECRET", type: "PaymentProviderSetting", id: before.id, before: {}, after: {} },
      ]);
    return before.id;
  });
}

/** Locks the provider's row, which the first change creates. */
async function lockSetting(tx: Transaction, provider: PaymentProviderName): Promise<PaymentProviderSetting> {
  const [currency] = providerDeclaration(provider).currencies;
  const channels = channelsOfProvider(provider);
  await tx.paymentProviderSetting.createMany({
    data: [{ provider, currency, channels }],
    skipDuplicates: true,
  });
  await tx.$queryRaw`SELECT 1 FROM "PaymentProviderSetting" WHERE "provider" = ${provider} FOR UPDATE`;
  return tx.paymentProviderSetting.findUniqueOrThrow({ where: { provider } });
}

function requireOffered(
  provider: PaymentProviderName,
  { channels, currency, capturesLater }: z.output<typeof detailsShape>,
): void {
  const offered = channelsOfProvider(provider);
  if (channels?.some((channel) => !offered.includes(channel)))
    throw invalid("channels", { kind: "CHOICE", choices: offered });
  const { currencies } = providerDeclaration(provider);
  if (currency !== undefined && !currencies.includes(currency))
    throw invalid("currency", { kind: "CHOICE", choices: [...currencies] });
  if (capturesLater === true && !canCaptureLater(provider))
    throw invalid("capturesLater", { kind: "CHOICE", choices: ["false"] });
}

function readCredentials(
  provider: PaymentProviderName,
  entered: Readonly<Record<string, string | null | undefined>>,
): ProviderCredentials {
  return readInput(credentialShape(credentialsOf(provider)), providedFields(entered), [
    ...PATH,
    "credentials",
  ]);
}

const invalid = (field: string, rule: FieldRule) =>
  new DomainError("INVALID_INPUT", { field, rule }, [...PATH, field]);
