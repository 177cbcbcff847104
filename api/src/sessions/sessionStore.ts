import { createHash, randomBytes } from "node:crypto";
import { Prisma, type PrismaClient } from "@machiya/prisma/client";
import type { StaffRole } from "@machiya/prisma/enums";
import type { Viewer } from "@machiya/schema/context";

export type SessionKind = "staff" | "customer";

export const COOKIE_NAMES: Record<SessionKind, string> = {
  staff: "machiya_staff",
  customer: "machiya_customer",
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A session ends after `idle` without use, and at `absolute` in any case; milliseconds. */
export const SESSION_LIFETIMES: Record<SessionKind, { idle: number; absolute: number }> = {
  staff: { idle: 12 * HOUR, absolute: 7 * DAY },
  customer: { idle: 30 * DAY, absolute: 180 * DAY },
};

const LAST_SEEN_INTERVAL = 60_000;

/** The session tokens in the cookies of one request. */
export type SessionTokens = Record<SessionKind, string | null>;

interface SessionRow {
  id: number;
  tokenHash: Uint8Array;
  lastSeenAt: Date;
  expiresAt: Date;
  staffMemberId: number | null;
  role: StaffRole | null;
  mustChangePassword: boolean | null;
  customerId: number | null;
}

/** A new session; the token is stored nowhere but in the cookie. */
export interface NewSession {
  id: number;
  token: string;
}

/** The viewer of the sessions, and the time until which they are valid if nothing ends them earlier. */
export interface FoundSession {
  viewer: Viewer;
  /** Epoch milliseconds; infinite without a session. */
  until: number;
}

export interface SessionStore {
  /** Returns, in one statement, the valid sessions whose owners are active. */
  look(tokens: SessionTokens): Promise<FoundSession>;
  open(kind: SessionKind, ownerId: number): Promise<NewSession>;
  close(id: number): Promise<void>;
  /**
   * Returns false as soon as one of the viewer's sessions has ended, or no longer grants what it granted to
   * this viewer.
   */
  stillLives(viewer: Viewer): Promise<boolean>;
}

function hashOf(token: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash("sha256").update(token).digest());
}

/** Stores sessions in the database, so that every process of the server knows them. */
export function createSessionStore(prisma: PrismaClient, now: () => Date = () => new Date()): SessionStore {
  /** Dismissed or disabled staff and deleted customers have no session from the next request on. */
  function live(which: Prisma.Sql): Promise<SessionRow[]> {
    const at = now();
    const staffIdle = new Date(at.getTime() - SESSION_LIFETIMES.staff.idle);
    const customerIdle = new Date(at.getTime() - SESSION_LIFETIMES.customer.idle);
    return prisma.$queryRaw<SessionRow[]>`
      SELECT s.id, s."tokenHash", s."lastSeenAt", s."expiresAt", s."staffMemberId", m.role::text AS role,
        m."mustChangePassword", s."customerId"
      FROM "Session" s
      LEFT JOIN "StaffMember" m ON m.id = s."staffMemberId"
      LEFT JOIN "Customer" c ON c.id = s."customerId"
      WHERE ${which} AND s."expiresAt" > ${at}
        AND ((m.state = 'IN_SERVICE' AND s."lastSeenAt" > ${staffIdle})
          OR (c.id IS NOT NULL AND c."deletedAt" IS NULL AND s."lastSeenAt" > ${customerIdle}))`;
  }

  async function recordUse(row: SessionRow): Promise<void> {
    const at = now();
    const lastSeenBefore = new Date(at.getTime() - LAST_SEEN_INTERVAL);
    if (row.lastSeenAt > lastSeenBefore) return;
    // Of several processes that have read the same row, only the first one writes it.
    await prisma.session.updateMany({
      where: { id: row.id, lastSeenAt: { lte: lastSeenBefore } },
      data: { lastSeenAt: at },
    });
  }

  return {
    async look(tokens) {
      const staffHash = tokens.staff === null ? null : hashOf(tokens.staff);
      const customerHash = tokens.customer === null ? null : hashOf(tokens.customer);
      const hashes = [staffHash, customerHash].filter((hash) => hash !== null);
      const viewer: Viewer = { staff: null, customer: null, token: null };
      let until = Number.POSITIVE_INFINITY;
      const rows =
        hashes.length === 0 ? [] : await live(Prisma.sql`s."tokenHash" IN (${Prisma.join(hashes)})`);
      for (const row of rows) {
        const { idle } = SESSION_LIFETIMES[row.staffMemberId === null ? "customer" : "staff"];
        until = Math.min(until, row.expiresAt.getTime(), row.lastSeenAt.getTime() + idle);
        if (row.staffMemberId !== null && row.role !== null && isSame(row.tokenHash, staffHash)) {
          viewer.staff = {
            id: row.staffMemberId,
            role: row.role,
            mustChangePassword: row.mustChangePassword === true,
            sessionId: row.id,
          };
          await recordUse(row);
        } else if (row.customerId !== null && isSame(row.tokenHash, customerHash)) {
          viewer.customer = { id: row.customerId, sessionId: row.id };
          await recordUse(row);
        }
      }
      return { viewer, until };
    },

    async open(kind, ownerId) {
      const token = randomBytes(32).toString("base64url");
      const at = now();
      const owner = kind === "staff" ? { staffMemberId: ownerId } : { customerId: ownerId };
      await prisma.session.deleteMany({ where: { ...owner, expiresAt: { lte: at } } });
      const expiresAt = new Date(at.getTime() + SESSION_LIFETIMES[kind].absolute);
      const data = { ...owner, tokenHash: hashOf(token), createdAt: at, lastSeenAt: at, expiresAt };
      const { id } = await prisma.session.create({ data, select: { id: true } });
      return { id, token };
    },

    async close(id) {
      await prisma.session.deleteMany({ where: { id } });
    },

    async stillLives(viewer) {
      const ids = [viewer.staff?.sessionId, viewer.customer?.sessionId].filter((id) => id != null);
      if (ids.length === 0) return true;
      const rows = await live(Prisma.sql`s.id IN (${Prisma.join(ids)})`);
      return rows.length === ids.length && rows.every((row) => isUnchanged(row, viewer));
    },
  };
}

function isUnchanged({ staffMemberId, role, mustChangePassword }: SessionRow, { staff }: Viewer): boolean {
  if (staffMemberId === null || staff === null) return true;
  return role === staff.role && mustChangePassword === staff.mustChangePassword;
}

function isSame(one: Uint8Array, other: Uint8Array | null): boolean {
  return other !== null && Buffer.compare(one, other) === 0;
}
