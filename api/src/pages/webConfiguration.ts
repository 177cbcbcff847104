import type { PrismaClient } from "@machiya/prisma/client";
import type { Env } from "../startup/env.ts";

/** What the webs read from /config.json before they begin. */
export interface WebConfiguration {
  /** Null: LIFF is not configured. */
  liffId: string | null;
  /** LINE Login is configured: browsers in which LIFF does not run begin at /line/login/start. */
  lineLogin: boolean;
  /** Null: there is no store record yet. */
  shopName: string | null;
  /** Where everybody reaches the shop, for links that leave it. Null: nobody has said. */
  publicUrl: string | null;
  /** The LINE account that customers are asked to add as a friend. Null: not configured. */
  lineAccountId: string | null;
  /** Null except in a demo, where the customer pages imitate LIFF and sign in with this key, which then anyone may know. */
  demo: { loginKey: string } | null;
}

/** The demo imitates LIFF, with pages that are built for it. */
export function usesLiffMock(env: Env): boolean {
  return env.LINE_ALLOW_UNVERIFIED_LOGIN && env.LIFF_ID === undefined;
}

export async function webConfiguration(prisma: PrismaClient, env: Env): Promise<WebConfiguration> {
  const store = await prisma.store.findFirst({ select: { name: true } });
  const key = usesLiffMock(env) ? env.LINE_LOGIN_FRONTEND_KEY : undefined;
  return {
    liffId: env.LIFF_ID ?? null,
    lineLogin: env.LINE_CHANNEL_ID !== undefined && env.LINE_CHANNEL_SECRET !== undefined,
    shopName: store?.name ?? null,
    publicUrl: env.PUBLIC_URL ?? null,
    lineAccountId: env.LINE_ACCOUNT_ID ?? null,
    demo: key === undefined ? null : { loginKey: key },
  };
}
