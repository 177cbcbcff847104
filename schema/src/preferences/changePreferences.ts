import type { PreferenceKind } from "@machiya/prisma/enums";
import { z } from "zod";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import {
  isPreferenceName,
  MAX_PREFERENCE_LENGTH,
  MAX_PREFERENCE_NAME,
  MAX_PREFERENCES,
  parsePreference,
} from "../domain/preferences/preferences.ts";
import { line, readInput } from "../input.ts";
import { inTransaction } from "../writes/transaction.ts";

/** What tells the preferences of one staff member apart. */
export interface PreferenceKey {
  kind: PreferenceKind;
  subject: string;
  name: string;
}

interface PreferenceChange extends PreferenceKey {
  value: string;
  shared: boolean;
}

const keySchema = z.object({ subject: line(60).min(1), name: line(MAX_PREFERENCE_NAME) });

/** Returns the viewer, whose preferences are read and written. Throws UNAUTHENTICATED. */
function requireOwner({ viewer }: Pick<Context, "viewer">): number {
  if (viewer.staff === null) throw new DomainError("UNAUTHENTICATED");
  return viewer.staff.id;
}

function readKey({ kind, ...key }: PreferenceKey): PreferenceKey {
  const { subject, name } = readInput(keySchema, key);
  if (!isPreferenceName(kind, name)) {
    const rule = { kind: "TEXT", min: 1, max: MAX_PREFERENCE_NAME } as const;
    throw new DomainError("INVALID_INPUT", { field: "name", rule }, ["input", "name"]);
  }
  return { kind, subject, name };
}

/**
 * Stores the viewer's preference, or replaces the one with the same key. Throws INVALID_INPUT. Returns the row
 * number.
 */
export async function savePreference(context: Context, input: PreferenceChange): Promise<number> {
  const staffMemberId = requireOwner(context);
  const key = readKey(input);
  const value = input.value.length > MAX_PREFERENCE_LENGTH ? null : parsePreference(input.kind, input.value);
  if (value === null) throw invalidValue();
  return inTransaction(context.prisma, async (tx) => {
    // The staff member's row is locked, so that the limit holds for concurrent requests too.
    await tx.$queryRaw`SELECT 1 FROM "StaffMember" WHERE "id" = ${staffMemberId} FOR NO KEY UPDATE`;
    const where = { staffMemberId_kind_subject_name: { staffMemberId, ...key } };
    const columns = { value: JSON.parse(JSON.stringify(value)), isShared: input.shared };
    const { id } = await tx.staffPreference.upsert({
      where,
      create: { staffMemberId, ...key, ...columns },
      update: columns,
      select: { id: true },
    });
    if ((await tx.staffPreference.count({ where: { staffMemberId } })) > MAX_PREFERENCES)
      throw new DomainError("INVALID_INPUT", { field: "name", rule: { kind: "LIST", max: MAX_PREFERENCES } });
    return id;
  });
}

function invalidValue(): DomainError {
  const rule = { kind: "TEXT", max: MAX_PREFERENCE_LENGTH } as const;
  return new DomainError("INVALID_INPUT", { field: "value", rule }, ["input", "value"]);
}

/** Deletes the viewer's preference; one that does not exist is no error. */
export async function deletePreference(context: Context, input: PreferenceKey): Promise<void> {
  const staffMemberId = requireOwner(context);
  const key = readKey(input);
  await inTransaction(context.prisma, async (tx) => {
    await tx.staffPreference.deleteMany({ where: { staffMemberId, ...key } });
  });
}
