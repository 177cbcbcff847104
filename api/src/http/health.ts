import type { PrismaClient } from "@machiya/prisma/client";
import { errorFields, log } from "../log.ts";

const BOUND_MS = 1000;

/** True when the database answers within a second. */
export async function isReady(prisma: PrismaClient): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const bound = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database did not answer in time")), BOUND_MS);
  });
  try {
    await Promise.race([prisma.$queryRaw`SELECT 1`, bound]);
    return true;
  } catch (error) {
    log.warn("not ready", errorFields(error));
    return false;
  } finally {
    clearTimeout(timer);
  }
}
