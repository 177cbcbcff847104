import { createHash, randomInt } from "node:crypto";
import type { PrismaClient } from "@machiya/prisma/client";

/** 32 characters, none of which is taken for another: 5 bits each. */
const CHARACTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** 80 bits, as XXXX-XXXX-XXXX-XXXX. */
function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}

/**
 * A house without staff is opened by whoever reads the server's log: the one-time code for it, of which only the hash
 * is kept. Every process that starts has its own. Null: there is staff.
 */
export async function offerSetUp(prisma: PrismaClient, now = new Date()): Promise<string | null> {
  if ((await prisma.staffMember.count({ take: 1 })) > 0) return null;
  const code = newCode();
  const codeHash = Uint8Array.from(createHash("sha256").update(code).digest());
  await prisma.setupCode.create({ data: { codeHash, createdAt: now } });
  return code;
}
