import { createHash, randomInt } from "node:crypto";
import type { PrismaClient } from "@machiya/prisma/client";

/** 32 characters that are not mistaken for one another, 5 bits each. */
const CHARACTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Returns 80 random bits as XXXX-XXXX-XXXX-XXXX. */
function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}

/**
 * Creates the one-time code with which the first staff account is set up by a person who can read the
 * server's log. The database stores only its hash, and every process that starts creates its own. Returns
 * null when staff exists.
 */
export async function offerSetUp(prisma: PrismaClient, now = new Date()): Promise<string | null> {
  if ((await prisma.staffMember.count({ take: 1 })) > 0) return null;
  const code = newCode();
  const codeHash = Uint8Array.from(createHash("sha256").update(code).digest());
  await prisma.setupCode.create({ data: { codeHash, createdAt: now } });
  return code;
}
