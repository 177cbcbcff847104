import { createHash, randomBytes } from "node:crypto";
import {
  autocommitClient,
  opaqueParameter,
  Prisma,
  type PrismaClient,
  withSharedWaitBudget,
} from "@machiya/prisma/client";
import type { StaffRole } from "@machiya/prisma/enums";
import type { Viewer } from "@machiya/schema/context";
import DataLoader from "dataloader";

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
  /** Returns the valid sessions whose owners are active, in one statement for all requests at the same moment. */
  look(tokens: SessionTokens): Promise<FoundSession>;
  open(kind: SessionKind, ownerId: number): Promise<NewSession>;
  close(id: number): Promise<void>;
  /**
   * Returns false as soon as one of the viewer's sessions has ended, or no longer grants what it granted to
   * this viewer.
   */
  stillLives(viewer: Viewer): Promise<boolean>;
}

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Stores sessions in the database, so that every process of the server knows them. */
export function createSessionStore(prisma: PrismaClient, now: () => Date = () => new Date()): SessionStore {
  const sql = autocommitClient(prisma);

  /** Dismissed or disabled staff and deleted customers have no session from the next request on. */
  async function live(which: Prisma.Sql): Promise<SessionRow[]> {
    const at = now();
    const staffIdle = new Date(at.getTime() - SESSION_LIFETIMES.staff.idle);
    const customerIdle = new Date(at.getTime() - SESSION_LIFETIMES.customer.idle);
    return sql.$queryRaw<SessionRow[]>`
      SELECT s.id, s."tokenHash", s."lastSeenAt", s."expiresAt", s."staffMemberId", m.role::text AS role,
        m."mustChangePassword", s."customerId"
      FROM "Session" s
      LEFT JOIN "StaffMember" m ON m.id = s."staffMemberId"
      LEFT JOIN "Customer" c ON c.id = s."customerId"
      WHERE ${which} AND s."expiresAt" > ${at}
        AND ((m.state = 'IN_SERVICE' AND s."lastSeenAt" > ${staffIdle})
          OR (c.id IS NOT NULL AND c."deletedAt" IS NULL AND s."lastSeenAt" > ${customerIdle}))`;
  }

  /** Records the use of sessions. Those that another process records at the same moment are skipped. */
  async function recordUse(rows: readonly SessionRow[]): Promise<void> {
    const at = now();
    const lastSeenBefore = new Date(at.getTime() - LAST_SEEN_INTERVAL);
    const ids = rows.filter(({ lastSeenAt }) => lastSeenAt <= lastSeenBefore).map(({ id }) => id);
    if (ids.length === 0) return;
    await sql.$executeRaw`
      UPDATE "Session" SET "lastSeenAt" = ${at} WHERE id = ANY(ARRAY(
        SELECT id FROM "Session" WHERE id = ANY(${opaqueParameter(ids, "int[]")}) AND "lastSeenAt" <= ${lastSeenBefore}
        FOR NO KEY UPDATE SKIP LOCKED))`;
  }

  /** Finds the sessions of all requests of one turn of the event loop with one statement, and records their use. */
  async function findAll(hashes: readonly Buffer[]): Promise<(SessionRow | null)[]> {
    const which = Prisma.sql`s."tokenHash" = ANY(${opaqueParameter(hashes, "bytea[]")})`;
    // The deadline is not that of the request which happens to come first.
    const rows = await withSharedWaitBudget(async () => {
      const found = await live(which);
      await recordUse(found);
      return found;
    });
    return hashes.map((hash) => rows.find(({ tokenHash }) => hash.equals(tokenHash)) ?? null);
  }

  const loader = new DataLoader(findAll, { cache: false, batchScheduleFn: setImmediate });
  const find = (token: string | null) => (token === null ? null : loader.load(hashOf(token)));

  return {
    async look(tokens) {
      const [staff, customer] = await Promise.all([find(tokens.staff), find(tokens.customer)]);
      const viewer: Viewer = { staff: null, customer: null, token: null };
      let until = Number.POSITIVE_INFINITY;
      const limit = ({ expiresAt, lastSeenAt }: SessionRow, kind: SessionKind) => {
        until = Math.min(until, expiresAt.getTime(), lastSeenAt.getTime() + SESSION_LIFETIMES[kind].idle);
      };
      if (staff !== null && staff.staffMemberId !== null && staff.role !== null) {
        const { id, staffMemberId, role, mustChangePassword } = staff;
        viewer.staff = {
          id: staffMemberId,
          role,
          sessionId: id,
          mustChangePassword: mustChangePassword === true,
        };
        limit(staff, "staff");
      }
      if (customer !== null && customer.customerId !== null) {
        viewer.customer = { id: customer.customerId, sessionId: customer.id };
        limit(customer, "customer");
      }
      return { viewer, until };
    },

    async open(kind, ownerId) {
      const token = randomBytes(32).toString("base64url");
      const at = now();
      const owner = kind === "staff" ? { staffMemberId: ownerId } : { customerId: ownerId };
      await prisma.session.deleteMany({ where: { ...owner, expiresAt: { lte: at } } });
      const expiresAt = new Date(at.getTime() + SESSION_LIFETIMES[kind].absolute);
      const data = {
        ...owner,
        tokenHash: Uint8Array.from(hashOf(token)),
        createdAt: at,
        lastSeenAt: at,
        expiresAt,
      };
      const { id } = await prisma.session.create({ data, select: { id: true } });
      return { id, token };
    },

    async close(id) {
      await prisma.session.deleteMany({ where: { id } });
    },

    async stillLives(viewer) {
      const ids = [viewer.staff?.sessionId, viewer.customer?.sessionId].filter((id) => id != null);
      if (ids.length === 0) return true;
      const rows = await live(Prisma.sql`s.id = ANY(${opaqueParameter(ids, "int[]")})`);
      return rows.length === ids.length && rows.every((row) => isUnchanged(row, viewer));
    },
  };
}

function isUnchanged({ staffMemberId, role, mustChangePassword }: SessionRow, { staff }: Viewer): boolean {
  if (staffMemberId === null || staff === null) return true;
  return role === staff.role && mustChangePassword === staff.mustChangePassword;
}
