import { createHash, randomBytes } from "node:crypto";
import type { ApiToken } from "@machiya/prisma/client";
import { ApiScope } from "@machiya/prisma/enums";
import { z } from "zod";
import type { Context } from "../context.ts";
import { API_SCOPES, MAX_ACTIVE_TOKENS, MAX_TOKEN_NAME, TOKEN_PREFIX } from "../domain/access/apiScopes.ts";
import { DomainError } from "../domain/errors.ts";
import { skipStoringResponse } from "../idempotency/idempotencyClaim.ts";
import { line, readInput, requireRowId } from "../input.ts";
import { audit } from "../writes/audit.ts";
import { inTransaction } from "../writes/transaction.ts";

const SECRET_BYTES = 32;
/** The number of characters of the secret that lists show to tell tokens apart. */
const SHOWN = 6;

/** An advisory lock that serializes token creation, so that the limit of active tokens holds. */
const TOKEN_LOCK = 4_471_010;

const newToken = z.object({
  name: line(MAX_TOKEN_NAME).min(1),
  scopes: z
    .array(z.enum(ApiScope))
    .min(1)
    .transform((scopes) => API_SCOPES.filter((scope) => scopes.includes(scope))),
  expiresAt: z.date().nullish(),
});

/** Returns what the audit log stores of a token, without its hash. */
function historyRow({ name, prefix, scopes, expiresAt, revokedAt }: ApiToken): object {
  return { name, prefix, scopes, expiresAt, revokedAt };
}

/** Returns the signed-in admin. Throws FORBIDDEN for an API token, which cannot create or revoke tokens. */
function requirePerson({ viewer }: Context): number {
  if (viewer.staff === null || viewer.token !== null) throw new DomainError("FORBIDDEN");
  return viewer.staff.id;
}

/**
 * Creates a token for the signed-in admin. Only this response contains the token's text. Throws
 * INVALID_INPUT, on `apiTokens` when the limit of active tokens is reached.
 */
export async function createApiToken(
  context: Context,
  input: { name: string; scopes: readonly ApiScope[]; expiresAt?: Date | null | undefined },
): Promise<{ id: number; token: string }> {
  const createdById = requirePerson(context);
  const { name, scopes, expiresAt = null } = readInput(newToken, input);
  const now = context.now();
  if (expiresAt !== null && expiresAt <= now)
    throw new DomainError("INVALID_INPUT", { field: "expiresAt", rule: { kind: "AHEAD" } }, [
      "input",
      "expiresAt",
    ]);
  skipStoringResponse();
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const token = `${TOKEN_PREFIX}${secret}`;
  const tokenHash = Uint8Array.from(createHash("sha256").update(token).digest());
  const prefix = token.slice(0, TOKEN_PREFIX.length + SHOWN);
  return inTransaction(context.prisma, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${TOKEN_LOCK})`;
    const alive = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
    if ((await tx.apiToken.count({ where: alive })) >= MAX_ACTIVE_TOKENS)
      throw new DomainError("INVALID_INPUT", {
        field: "apiTokens",
        rule: { kind: "LIST", max: MAX_ACTIVE_TOKENS },
      });
    const data = { name, scopes, expiresAt, tokenHash, prefix, createdById, createdAt: now };
    const made = await tx.apiToken.create({ data });
    await audit(tx, context, [{ action: "CREATE", type: "ApiToken", id: made.id, after: historyRow(made) }]);
    return { id: made.id, token };
  });
}

/** Revokes a token permanently; a token that is already revoked stays unchanged. Throws NOT_FOUND. */
export async function revokeApiToken(context: Context, input: { id: string }): Promise<number> {
  requirePerson(context);
  const id = requireRowId("ApiToken", input.id);
  return inTransaction(context.prisma, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "ApiToken" WHERE "id" = ${id} FOR UPDATE`;
    const row = await tx.apiToken.findUnique({ where: { id } });
    if (row === null) throw new DomainError("NOT_FOUND", { what: "ApiToken" });
    if (row.revokedAt !== null) return id;
    const after = await tx.apiToken.update({ where: { id }, data: { revokedAt: context.now() } });
    await audit(tx, context, [
      { action: "REVOKE", type: "ApiToken", id, before: historyRow(row), after: historyRow(after) },
    ]);
    return id;
  });
}
