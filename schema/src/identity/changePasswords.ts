import { z } from "zod";
import type { Context, CountedBy } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { takeRecordedResult } from "../idempotency/recordedResults.ts";
import { readInput, requireRowId } from "../input.ts";
import { audit } from "../writes/audit.ts";
import { inTransaction } from "../writes/transaction.ts";
import { lockStaffMember } from "./changeStaff.ts";
import { passwordInput } from "./staffInput.ts";

const chosen = z.object({ password: passwordInput });

/** Stores a password and ends that person's sessions except the current one. Throws NOT_FOUND. */
async function setPassword(
  context: Context,
  id: number,
  { passwordHash, mustChangePassword }: { passwordHash: string; mustChangePassword: boolean },
): Promise<void> {
  await inTransaction(context.prisma, async (tx) => {
    await lockStaffMember(tx, id);
    await tx.staffMember.update({
      where: { id },
      data: { passwordHash, mustChangePassword, version: { increment: 1 } },
    });
    await tx.session.deleteMany({
      where: { staffMemberId: id, id: { not: context.viewer.staff?.sessionId ?? 0 } },
    });
    await audit(tx, context, [{ action: "SET_PASSWORD", type: "StaffMember", id }]);
  });
}

/**
 * Sets the signed-in staff member's password and ends their other sessions. Throws UNAUTHENTICATED,
 * INVALID_INPUT (also for the initial password that they must change), and WRONG_CREDENTIALS and
 * TOO_MANY_ATTEMPTS if the current password is given.
 */
export async function setOwnPassword(
  context: Context,
  input: { currentPassword?: string | null | undefined; password: string },
): Promise<number> {
  const { staff } = context.viewer;
  if (staff === null) throw new DomainError("UNAUTHENTICATED");
  const { password: wanted } = readInput(chosen, { password: input.password });
  if (takeRecordedResult() !== null) return staff.id;
  const { username, passwordHash, mustChangePassword } = await context.prisma.staffMember.findUniqueOrThrow({
    where: { id: staff.id },
  });
  if (input.currentPassword != null) {
    const by: CountedBy = staff.sessionId === null ? "account" : { session: staff.sessionId };
    const { currentPassword } = input;
    const matches = await context.loginThrottle.attempt(username, by, () =>
      context.passwords.verify(passwordHash, currentPassword),
    );
    if (!matches) throw new DomainError("WRONG_CREDENTIALS");
  }
  if (mustChangePassword && (await context.passwords.verify(passwordHash, wanted))) {
    const rule = { kind: "DIFFERENT" } as const;
    throw new DomainError("INVALID_INPUT", { field: "password", rule }, ["input", "password"]);
  }
  await setPassword(context, staff.id, {
    passwordHash: await context.passwords.hash(wanted),
    mustChangePassword: false,
  });
  staff.mustChangePassword = false;
  return staff.id;
}

/**
 * Sets a staff member's password. They must change it, unless it is the viewer's own. Throws NOT_FOUND,
 * INVALID_INPUT.
 */
export async function setStaffPassword(
  context: Context,
  input: { id: string; password: string },
): Promise<number> {
  const id = requireRowId("StaffMember", input.id);
  const { password: wanted } = readInput(chosen, { password: input.password });
  const passwordHash = await context.passwords.hash(wanted);
  await setPassword(context, id, { passwordHash, mustChangePassword: id !== context.viewer.staff?.id });
  return id;
}
