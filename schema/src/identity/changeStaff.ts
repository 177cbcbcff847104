import { createHash, randomBytes } from "node:crypto";
import { Prisma } from "@machiya/prisma/client";
import { z } from "zod";
import { readContacts } from "../contactInput.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { skipStoringResponse } from "../idempotency/idempotencyClaim.ts";
import { readInput, requireRowId } from "../input.ts";
import { audit } from "../writes/audit.ts";
import { changedColumns, lockRows, requireAll, requireVersion } from "../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import {
  type Personnel,
  passwordInput,
  readNewStaff,
  readPersonnel,
  readStaffChange,
  type StaffDetails,
} from "./staffInput.ts";
import { freeUsername } from "./username.ts";

/** An advisory lock held while a username is generated and stored, so that it stays unique. */
const USERNAME_LOCK = 4_471_003;

/** The bytes of a generated password: 96 bits, 16 base64url characters. */
const GENERATED_BYTES = 12;

/** The input's path of the personnel details. */
const PAPERS = ["input", "personnel"] as const;

type Papers = Awaited<ReturnType<typeof drawScans>>;

/** Re-encodes the scans of personnel documents; null removes one. Throws INVALID_INPUT. */
async function drawScans({ images }: Context, { columns, scans }: ReturnType<typeof readPersonnel>) {
  const drawn = [];
  for (const { kind, upload } of scans) {
    drawn.push({ kind, picture: upload === null ? null : await images.redraw(upload) });
  }
  return { columns, scans: drawn };
}

async function writePapers(tx: Transaction, staffMemberId: number, { columns, scans }: Papers) {
  // Null clears a column; undefined columns are not written.
  const set = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length + scans.length === 0) return;
  await tx.personnelDetails.upsert({
    where: { staffMemberId },
    create: { staffMemberId, ...set },
    update: set,
  });
  for (const { kind, picture } of scans) {
    await tx.personnelScan.deleteMany({ where: { staffMemberId, kind } });
    if (picture !== null) await tx.personnelScan.create({ data: { staffMemberId, kind, ...picture } });
  }
}

/**
 * Returns what the audit log stores of a staff member: services by name, personnel columns by value, scans by
 * hash.
 */
async function snapshot(tx: Transaction, id: number): Promise<object> {
  const row = await tx.staffMember.findUniqueOrThrow({
    where: { id },
    include: { personnel: { include: { scans: { orderBy: { kind: "asc" } } } } },
  });
  // Prisma reads each table with a statement of its own. A service that is deleted between the two takes its skills
  // with it, whereas a skill that was read first would be left without a service.
  const services = await tx.service.findMany({
    where: { skills: { some: { staffMemberId: id } } },
    select: { name: true },
    orderBy: { id: "asc" },
  });
  const { personnel, ...columns } = row;
  const { scans = [], staffMemberId: _, ...papers } = personnel ?? {};
  return {
    ...columns,
    services: services.map(({ name }) => name),
    ...papers,
    ...(scans.length > 0 && {
      scans: scans.map(({ kind, bytes }) => `${kind} ${createHash("sha256").update(bytes).digest("hex")}`),
    }),
  };
}

async function link(tx: Transaction, id: number, add: readonly number[], remove: readonly number[]) {
  await lockRows(tx, "Service", add, "LINK");
  requireAll("Service", add, await tx.service.findMany({ where: { id: { in: [...add] } } }));
  await tx.staffSkill.deleteMany({ where: { staffMemberId: id, serviceId: { in: [...remove] } } });
  await tx.staffSkill.createMany({
    data: [...new Set(add)].map((serviceId) => ({ staffMemberId: id, serviceId })),
    skipDuplicates: true,
  });
}

/** Converts a unique violation of the username to ALREADY_EXISTS and rethrows other errors. */
function usernameTaken(error: unknown): never {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") {
    throw new DomainError("ALREADY_EXISTS", { what: "StaffMember", field: "username" });
  }
  throw error;
}

/**
 * Creates a staff member, who must change the password at the first sign-in (decisions.md §3). Throws
 * INVALID_INPUT, NOT_FOUND (a service), ALREADY_EXISTS (the username). Returns the row number, and the
 * password if it was generated.
 */
export async function createStaffMember(
  context: Context,
  input: {
    details: StaffDetails;
    password?: string | null | undefined;
    personnel?: Personnel | null | undefined;
    serviceIds: readonly string[];
  },
): Promise<{ id: number; generatedPassword: string | null }> {
  const { columns, picture } = readNewStaff(input.details, ["input", "details"]);
  const read = readPersonnel(input.personnel, PAPERS);
  const papers = { ...read, columns: readContacts(context, read.columns, null, PAPERS) };
  const initialPassword = input.password
    ? readInput(z.object({ password: passwordInput }), { password: input.password }).password
    : context.defaultStaffPassword;
  const services = input.serviceIds.map((id) => requireRowId("Service", id));
  if (initialPassword === null) skipStoringResponse();
  const password = initialPassword ?? randomBytes(GENERATED_BYTES).toString("base64url");
  const passwordHash = await context.passwords.hash(password);
  const imageHash = picture ? await context.images.store(picture) : null;
  const drawn = await drawScans(context, papers);
  const { username: requestedUsername, ...rest } = columns;
  const id = await inTransaction(context.prisma, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${USERNAME_LOCK})`;
    const username = requestedUsername ?? (await freeUsername(tx, rest.englishName));
    const { id } = await tx.staffMember.create({
      data: { ...rest, username, passwordHash, imageHash, mustChangePassword: true },
    });
    await link(tx, id, services, []);
    await writePapers(tx, id, drawn);
    await audit(tx, context, [{ action: "CREATE", type: "StaffMember", id, after: await snapshot(tx, id) }]);
    return id;
  }).catch(usernameTaken);
  return { id, generatedPassword: initialPassword === null ? password : null };
}

/**
 * Throws FORBIDDEN when no other active admin exists. Row locks serialize two admins who leave at the same
 * time.
 */
export async function requireAnotherAdmin(tx: Transaction, id: number): Promise<void> {
  const admins = await tx.$queryRaw<{ id: number }[]>`SELECT "id" FROM "StaffMember"
    WHERE "role" = 'ADMIN' AND "state" = 'IN_SERVICE' ORDER BY "id" FOR NO KEY UPDATE`;
  if (admins.every((admin) => admin.id === id)) throw new DomainError("FORBIDDEN", { refusal: "LAST_ADMIN" });
}

/** Locks and returns a staff member. Throws NOT_FOUND. */
export async function lockStaffMember(tx: Transaction, id: number) {
  await lockRows(tx, "StaffMember", [id]);
  const staffMember = await tx.staffMember.findUnique({ where: { id } });
  if (staffMember === null) throw new DomainError("NOT_FOUND", { what: "StaffMember", number: id });
  return staffMember;
}

/**
 * Updates a staff member. A changed role ends their sessions. Throws NOT_FOUND, CONFLICT, INVALID_INPUT,
 * ALREADY_EXISTS (the username), FORBIDDEN when the last admin would lose the role. Returns the row number.
 */
export async function updateStaffMember(
  context: Context,
  input: {
    id: string;
    version?: number | null | undefined;
    details?: StaffDetails | null | undefined;
    personnel?: Personnel | null | undefined;
    addServiceIds: readonly string[];
    removeServiceIds: readonly string[];
  },
): Promise<number> {
  const id = requireRowId("StaffMember", input.id);
  const { columns, picture } = readStaffChange(input.details ?? {}, ["input", "details"]);
  const papers = readPersonnel(input.personnel, PAPERS);
  const add = input.addServiceIds.map((service) => requireRowId("Service", service));
  const remove = input.removeServiceIds.map((service) => requireRowId("Service", service));
  const imageHash = picture ? await context.images.store(picture) : picture;
  const drawn = await drawScans(context, papers);
  await inTransaction(context.prisma, async (tx) => {
    if (columns.role === "STAFF") await requireAdminsLeft(tx, id);
    const row = await lockStaffMember(tx, id);
    requireVersion("StaffMember", row, input.version);
    const before = await snapshot(tx, id);
    await link(tx, id, add, remove);
    await writePapers(tx, id, { ...drawn, columns: readContacts(context, drawn.columns, before, PAPERS) });
    const changed = changedColumns(row, { ...columns, imageHash });
    if (Object.keys(changed).length > 0) await tx.staffMember.update({ where: { id }, data: changed });
    const after = await snapshot(tx, id);
    if (JSON.stringify(withoutTime(before)) === JSON.stringify(withoutTime(after))) return;
    await tx.staffMember.update({ where: { id }, data: { version: { increment: 1 } } });
    if ("role" in changed) {
      await tx.session.deleteMany({
        where: { staffMemberId: id, id: { not: context.viewer.staff?.sessionId ?? 0 } },
      });
    }
    await audit(tx, context, [{ action: "UPDATE", type: "StaffMember", id, before, after }]);
  }).catch(usernameTaken);
  return id;
}

const withoutTime = (row: object) => ({ ...row, updatedAt: null });

async function requireAdminsLeft(tx: Transaction, id: number): Promise<void> {
  const row = await tx.staffMember.findUnique({ where: { id }, select: { role: true } });
  if (row?.role === "ADMIN") await requireAnotherAdmin(tx, id);
}
