import type { PrismaClient } from "@machiya/prisma/client";
import type { Env } from "./env.ts";

/** What the webs read from /config.json before they begin. */
export interface WebConfiguration {
  /** Null: LIFF is not configured. */
  liffId: string | null;
  /** Null: there is no store record yet. */
  shopName: string | null;
  /** Null except in a demo, where the customer pages imitate LIFF and sign in with this key, which then anyone may know. */
  demo: { loginKey: string } | null;
}

export async function webConfiguration(prisma: PrismaClient, env: Env): Promise<WebConfiguration> {
  const store = await prisma.store.findFirst({ select: { name: true } });
  const key = env.LINE_ALLOW_UNVERIFIED_LOGIN ? env.LINE_LOGIN_FRONTEND_KEY : undefined;
  return {
    liffId: env.LIFF_ID ?? null,
    shopName: store?.name ?? null,
    demo: key === undefined || env.LIFF_ID !== undefined ? null : { loginKey: key },
  };
}
