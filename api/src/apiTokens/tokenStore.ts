import { createHash } from "node:crypto";
import { Prisma, type PrismaClient } from "@machiya/prisma/client";
import type { ApiScope } from "@machiya/prisma/enums";
import type { Viewer } from "@machiya/schema/context";
import { TOKEN_PREFIX } from "@machiya/schema/domain/access/apiScopes";

/** The last use is written again when the stored one is older than this; milliseconds. */
const USED_EVERY = 60_000;

const FORM = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`);

/** The viewer of a token: the admin who created it. */
export type TokenOwner = Viewer & {
  staff: NonNullable<Viewer["staff"]>;
  token: NonNullable<Viewer["token"]>;
};

export interface TokenStore {
  /**
   * Returns the viewer of a valid token: neither expired nor revoked, of an active admin who has changed the
   * initial password. Null: the token is not valid.
   */
  find(token: string): Promise<TokenOwner | null>;
  /** Returns false as soon as the viewer's token is no longer valid. */
  stillLives(viewer: Pick<Viewer, "token">): Promise<boolean>;
}

interface TokenRow {
  id: number;
  scopes: ApiScope[];
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  staffMemberId: number;
}

/** Reads API tokens from the database, which stores only their hashes. */
export function createTokenStore(prisma: PrismaClient, now: () => Date = () => new Date()): TokenStore {
  function live(which: Prisma.Sql): Promise<TokenRow[]> {
    return prisma.$queryRaw<TokenRow[]>`
      SELECT t.id, t.scopes::text[] AS scopes, t."expiresAt", t."lastUsedAt", m.id AS "staffMemberId"
      FROM "ApiToken" t JOIN "StaffMember" m ON m.id = t."createdById"
      WHERE ${which} AND t."revokedAt" IS NULL AND (t."expiresAt" IS NULL OR t."expiresAt" > ${now()})
        AND m.state = 'IN_SERVICE' AND m.role = 'ADMIN' AND NOT m."mustChangePassword"`;
  }

  async function recordUse({ id, lastUsedAt }: TokenRow): Promise<void> {
    const at = now();
    const before = new Date(at.getTime() - USED_EVERY);
    if (lastUsedAt !== null && lastUsedAt > before) return;
    await prisma.apiToken.updateMany({
      where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: before } }] },
      data: { lastUsedAt: at },
    });
  }

  return {
    async find(token) {
      if (!FORM.test(token)) return null;
      const hash = Uint8Array.from(createHash("sha256").update(token).digest());
      const [row] = await live(Prisma.sql`t."tokenHash" = ${hash}`);
      if (row === undefined) return null;
      await recordUse(row);
      const { id, scopes, expiresAt, staffMemberId } = row;
      return {
        staff: { id: staffMemberId, role: "ADMIN", mustChangePassword: false, sessionId: null },
        customer: null,
        token: { id, scopes, expiresAt },
      };
    },

    async stillLives({ token }) {
      return token === null || (await live(Prisma.sql`t.id = ${token.id}`)).length === 1;
    },
  };
}
