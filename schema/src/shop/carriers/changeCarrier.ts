import type { CarrierSetting } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { type CarrierName, carrierDeclaration } from "../../domain/carriers/carrierRegistry.ts";
import { carrierPhone, isCarrierName, STORE_CHAINS } from "../../domain/carriers/carriers.ts";
import { DomainError } from "../../domain/errors.ts";
import type { FieldRule } from "../../domain/fieldRule.ts";
import { line, readInput, ruled } from "../../input.ts";
import { credentialShape } from "../../payments/providerCredentials.ts";
import { audit } from "../../writes/audit.ts";
import { providedFields } from "../../writes/batchUpdate.ts";
import { optimisticUpdate } from "../../writes/optimisticUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";

export interface CarrierDetails {
  enabled?: boolean | null | undefined;
  isTest?: boolean | null | undefined;
  chains?: readonly string[] | null | undefined;
  senderName?: string | null | undefined;
  senderPhone?: string | null | undefined;
  /** The fields of the credentials; all of them replace all stored ones. */
  credentials?: Readonly<Record<string, string | null | undefined>> | null | undefined;
}

const PATH = ["input", "details"];

const detailsShape = z
  .object({
    enabled: z.boolean(),
    isTest: z.boolean(),
    chains: z.array(z.enum(STORE_CHAINS)),
    senderName: ruled(line(40), { kind: "CARRIER_NAME" }, (name) => name === "" || isCarrierName(name)),
    senderPhone: ruled(
      line(20),
      { kind: "MOBILE_PHONE" },
      (phone) => phone === "" || carrierPhone(phone) !== null,
    ).transform((phone) => carrierPhone(phone) ?? ""),
  })
  .partial();

/**
 * Sets up a carrier, or changes its settings. Throws INVALID_INPUT on the field that is wrong: on `enabled` without
 * credentials, chains, or a sender, on `credentials` also when the server has no key to encrypt them, CONFLICT. Returns
 * the row number.
 */
export async function updateCarrier(
  context: Context,
  input: { carrier: CarrierName; version?: number | null | undefined; details: CarrierDetails },
): Promise<number> {
  const { carrier, details } = input;
  const { credentials: entered, ...others } = details;
  const columns = readInput(detailsShape, providedFields(others), PATH);
  const credentials = entered
    ? readInput(credentialShape(carrierDeclaration(carrier).credentials), providedFields(entered), [
        ...PATH,
        "credentials",
      ])
    : null;
  if (credentials !== null && !context.carriers.canSeal)
    throw invalid("credentials", { kind: "REQUIRES", fields: ["SECRETS_KEY"] });
  return inTransaction(context.prisma, async (tx) => {
    const before = await lockCarrier(tx, carrier);
    const isSet = credentials !== null || before.credentials !== null;
    const { enabled = before.enabled, chains = before.chains } = columns;
    const { senderName = before.senderName, senderPhone = before.senderPhone } = columns;
    const missing = [
      ...(isSet ? [] : ["credentials"]),
      ...(chains.length > 0 ? [] : ["chains"]),
      ...(senderName !== "" ? [] : ["senderName"]),
      ...(senderPhone !== "" ? [] : ["senderPhone"]),
    ];
    if (enabled && missing.length > 0) throw invalid("enabled", { kind: "REQUIRES", fields: missing });
    const edit = { type: "CarrierSetting", before, seen: input.version, wanted: columns } as const;
    const where = { id: before.id };
    if (credentials !== null)
      await tx.carrierSetting.update({
        where,
        data: {
          ...context.carriers.seal(carrier, credentials),
          credentialsSetAt: context.now(),
          // An editor that saw the earlier credentials gets CONFLICT.
          version: { increment: 1 },
        },
      });
    await optimisticUpdate(tx, context, edit, (data) => tx.carrierSetting.update({ where, data }));
    // The audit says that credentials were set, and never which.
    if (credentials !== null)
      await audit(tx, context, [
        { action: "ROTATE_SECRET", type: "CarrierSetting", id: before.id, before: {}, after: {} },
      ]);
    return before.id;
  });
}

/** Locks the carrier's row, which the first change creates. */
async function lockCarrier(tx: Transaction, carrier: CarrierName): Promise<CarrierSetting> {
  await tx.carrierSetting.createMany({
    data: [{ carrier, chains: [...STORE_CHAINS] }],
    skipDuplicates: true,
  });
  await tx.$queryRaw`SELECT 1 FROM "CarrierSetting" WHERE "carrier" = ${carrier} FOR UPDATE`;
  return tx.carrierSetting.findUniqueOrThrow({ where: { carrier } });
}

const invalid = (field: string, rule: FieldRule) =>
  new DomainError("INVALID_INPUT", { field, rule }, [...PATH, field]);
