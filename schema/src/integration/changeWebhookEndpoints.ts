import { randomBytes } from "node:crypto";
import type { WebhookEndpoint } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../context.ts";
import {
  MAX_WEBHOOK_ENDPOINTS,
  OLD_SECRET_TTL_HOURS,
  WEBHOOK_KINDS,
  type WebhookKindSelection,
} from "../domain/access/webhookEvents.ts";
import { DomainError } from "../domain/errors.ts";
import { takeRecordedResult } from "../idempotency/recordedResults.ts";
import { line, readInput, requireRowId, ruled } from "../input.ts";
import { audit, auditDeleted } from "../writes/audit.ts";
import { lockRows, providedFields, requireAll, requireEach, requireRowIds } from "../writes/batchUpdate.ts";
import { optimisticUpdate } from "../writes/optimisticUpdate.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import { noteCommit } from "../writes/writeTracker.ts";

export interface WebhookEndpointDetails {
  url?: string | null | undefined;
  description?: string | null | undefined;
  kinds?: readonly string[] | null | undefined;
  active?: boolean | null | undefined;
}

/** An endpoint and its secret, which is returned only once. */
export interface RevealedSecret {
  id: number;
  secret: string;
}

/** An advisory lock that serializes endpoint creation, so that the limit holds. The number is arbitrary. */
const ENTERING_LOCK = 7_364_010;
const PATH = ["input", "details"];
const ORDERED: readonly WebhookKindSelection[] = Object.values(WEBHOOK_KINDS).flat();

/** Returns the input schema of an endpoint; the server decides which hosts are allowed. */
function endpointShape({ webhookAddresses }: Context) {
  return z.object({
    url: ruled(line(2000), { kind: "URL" }, (url) => webhookAddresses.accepts(url)),
    description: line(200).default(""),
    kinds: z
      .array(z.enum(ORDERED))
      .min(1)
      .transform((kinds) => ORDERED.filter((kind) => kinds.includes(kind))),
    active: z.boolean().default(true),
  });
}

/** Returns a 256-bit secret in the format of Standard Webhooks. */
function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** Takes the number of a new endpoint before it is written, because its encrypted secret is bound to it. */
async function nextEndpointId(tx: Transaction): Promise<number> {
  const [row] = await tx.$queryRaw<[{ id: number }]>`
    SELECT nextval(pg_get_serial_sequence('"WebhookEndpoint"', 'id'))::int AS "id"`;
  return row.id;
}

/** Creates an endpoint. Throws INVALID_INPUT, on `webhookEndpoints` when there are already 20. */
export async function createWebhookEndpoint(
  context: Context,
  details: WebhookEndpointDetails,
): Promise<RevealedSecret> {
  const data = readInput(endpointShape(context), providedFields(details), PATH);
  const secret = newSecret();
  return inTransaction(context.prisma, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ENTERING_LOCK})`;
    if ((await tx.webhookEndpoint.count()) >= MAX_WEBHOOK_ENDPOINTS)
      throw new DomainError("INVALID_INPUT", {
        field: "webhookEndpoints",
        rule: { kind: "LIST", max: MAX_WEBHOOK_ENDPOINTS },
      });
    const createdById = context.viewer.staff?.id ?? null;
    const id = await nextEndpointId(tx);
    const sealed = context.webhookSecrets.seal(secret, id);
    const after = await tx.webhookEndpoint.create({ data: { ...data, id, secret: sealed, createdById } });
    await audit(tx, context, [{ action: "CREATE", type: "WebhookEndpoint", id, after }]);
    return { id, secret };
  });
}

async function lockEndpoint(tx: Transaction, id: number): Promise<WebhookEndpoint> {
  await lockRows(tx, "WebhookEndpoint", [id]);
  const rows = await tx.webhookEndpoint.findMany({ where: { id } });
  const row = requireAll("WebhookEndpoint", [id], rows).get(id);
  if (row === undefined) throw new DomainError("NOT_FOUND", { what: "WebhookEndpoint" });
  return row;
}

/** Updates an endpoint. Throws NOT_FOUND, CONFLICT, INVALID_INPUT. Returns its row number. */
export async function updateWebhookEndpoint(
  context: Context,
  input: { id: string; version?: number | null | undefined; details: WebhookEndpointDetails },
): Promise<number> {
  const id = requireRowId("WebhookEndpoint", input.id);
  const { url, description, kinds, active } = endpointShape(context).shape;
  const change = z
    .object({ url, description: description.unwrap(), kinds, active: active.unwrap() })
    .partial();
  const columns = readInput(change, providedFields(input.details), PATH);
  await inTransaction(context.prisma, async (tx) => {
    const before = await lockEndpoint(tx, id);
    const edit = { type: "WebhookEndpoint", before, seen: input.version, wanted: columns } as const;
    await optimisticUpdate(tx, context, edit, (data) => tx.webhookEndpoint.update({ where: { id }, data }));
  });
  return id;
}

/** Replaces the secret of an endpoint; the old one also signs for another day. Throws NOT_FOUND. */
export async function rotateWebhookSecret(context: Context, input: { id: string }): Promise<RevealedSecret> {
  const id = requireRowId("WebhookEndpoint", input.id);
  const secret = newSecret();
  const previousSecretUntil = new Date(context.now().getTime() + OLD_SECRET_TTL_HOURS * 3_600_000);
  return inTransaction(context.prisma, async (tx) => {
    const before = await lockEndpoint(tx, id);
    const after = await tx.webhookEndpoint.update({
      where: { id },
      data: {
        secret: context.webhookSecrets.seal(secret, id),
        previousSecret: before.secret,
        previousSecretUntil,
        version: { increment: 1 },
      },
    });
    await audit(tx, context, [{ action: "ROTATE_SECRET", type: "WebhookEndpoint", id, before, after }]);
    return { id, secret };
  });
}

/**
 * Deletes endpoints with all of their deliveries, all or none. Throws NOT_FOUND. Returns their row numbers.
 */
export async function deleteWebhookEndpoints(context: Context, ids: readonly string[]): Promise<number[]> {
  const rows = requireRowIds("WebhookEndpoint", ids);
  if (takeRecordedResult() !== null) return rows;
  const where = { id: { in: rows } };
  const found = await context.prisma.webhookEndpoint.findMany({ where });
  const endpoints = requireEach("WebhookEndpoint", rows, found);
  // Writes that enqueue events for an active endpoint would wait while it is deleted, which takes long with
  // many deliveries. Deactivating it first avoids the wait.
  await context.prisma.webhookEndpoint.updateMany({ where, data: { active: false } });
  noteCommit();
  await inTransaction(context.prisma, async (tx) => {
    await lockRows(tx, "WebhookEndpoint", rows, "DELETE");
    requireEach("WebhookEndpoint", rows, await tx.webhookEndpoint.findMany({ where, select: { id: true } }));
    await tx.webhookEndpoint.deleteMany({ where });
    await auditDeleted(tx, context, "WebhookEndpoint", endpoints.values());
  });
  return rows;
}
