import type { Context, LineLoginCallback, LineProfile } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { cleanLine } from "../domain/typedText.ts";
import { storeLineAuthorization } from "./lineAuthorization.ts";

/** The format of LINE's user IDs (line.md: `sub`). */
const LINE_USER_ID = /^U[0-9a-f]{32}$/;

const MAX_NAME = 200;

interface Claim {
  idToken?: string | null | undefined;
  accessToken?: string | null | undefined;
  liffAccessToken?: string | null | undefined;
  unverified?: { lineUserId: string; name: string; key: string } | null | undefined;
  code?: LineLoginCallback | null | undefined;
}

/**
 * Returns the customer of a sign-in by LINE's user ID. Creates them on the first visit and restores them
 * after a deletion. LINE's name is only used while the name is empty, because the shop or the customer may
 * change it.
 */
export async function identifyCustomer(context: Context, claim: Claim): Promise<{ id: number }> {
  const profile = await readCounted(context, claim);
  const name = cleanLine(profile.name ?? "")
    .toWellFormed()
    .slice(0, MAX_NAME);
  const { language } = context;
  const { lineUserId } = profile;
  const customer = await context.prisma.customer.upsert({
    where: { lineUserId },
    create: { lineUserId, name, language },
    update: { language },
    select: { id: true, name: true, deletedAt: true },
  });
  if (customer.deletedAt !== null) {
    await context.prisma.customer.updateMany({
      where: { id: customer.id, deletedAt: { not: null } },
      data: { deletedAt: null, version: { increment: 1 } },
    });
  }
  if (customer.name === "" && name !== "") {
    await context.prisma.customer.updateMany({ where: { id: customer.id, name: "" }, data: { name } });
  }
  const { authorization } = profile;
  if (authorization !== undefined) await storeLineAuthorization(context.prisma, customer.id, authorization);
  return { id: customer.id };
}

/**
 * Limits failed sign-ins per address before LINE is called, so that forged tokens do not exhaust LINE's rate
 * limit.
 */
async function readCounted(context: Context, claim: Claim): Promise<LineProfile> {
  await context.loginThrottle.admitCustomer();
  try {
    return await readProfile(context, claim);
  } catch (error) {
    if (error instanceof DomainError && error.code === "WRONG_CREDENTIALS")
      await context.loginThrottle.customerRefused();
    throw error;
  }
}

/** The input must contain exactly one way to sign in. */
function oneCredential(): DomainError {
  const fields = ["idToken", "accessToken", "code", "unverified"];
  return new DomainError("INVALID_INPUT", { field: "idToken", rule: { kind: "ONE_OF", fields } });
}

function readProfile(
  { line, lineLogin }: Context,
  { idToken, accessToken, liffAccessToken, unverified, code }: Claim,
): Promise<LineProfile> | LineProfile {
  const credentials = [idToken, accessToken, unverified, code].filter(
    (part) => part !== null && part !== undefined,
  );
  if (credentials.length !== 1) throw oneCredential();
  if (idToken) return line.verifyIdToken(idToken, liffAccessToken ?? undefined);
  if (accessToken) return line.verifyAccessToken(accessToken);
  if (code) return lineLogin.finish(code);
  if (!unverified) throw oneCredential();
  if (line.unverifiedKeyMatches === null) throw new DomainError("LOGIN_METHOD_UNAVAILABLE");
  if (!line.unverifiedKeyMatches(unverified.key)) throw new DomainError("WRONG_CREDENTIALS");
  if (!LINE_USER_ID.test(unverified.lineUserId))
    throw new DomainError("INVALID_INPUT", { field: "lineUserId", rule: { kind: "LINE_USER_ID" } });
  return { lineUserId: unverified.lineUserId, name: unverified.name };
}
