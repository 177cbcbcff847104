import type { PrismaClient } from "@machiya/prisma/client";
import { moneyFormat } from "@machiya/schema/wording/formatCurrency";
import type { MoneyFormat } from "@machiya/schema/wording/formatMoney";
import type { Env } from "../startup/env.ts";

/** The configuration that the webs read from /config.json before they start. */
export interface WebConfiguration {
  /** Null: LIFF is not configured. */
  liffId: string | null;
  /**
   * Whether LINE Login is configured: browsers in which LIFF does not run sign in through /line/login/start.
   */
  lineLogin: boolean;
  /** Null: there is no store record yet. */
  shopName: string | null;
  /** The public address of the shop, for links in messages. Null: not configured. */
  publicUrl: string | null;
  /** The LINE account that the customer pages offer to add as a friend; null if it is not configured. */
  lineAccountId: string | null;
  /** How the amounts of the store's currency are written; absent without one. */
  currency?: MoneyFormat;
  /**
   * Null except in a demo, where the customer pages imitate LIFF and sign in with this key, which is then
   * public.
   */
  demo: { loginKey: string } | null;
}

/** Returns whether the demo imitates LIFF, with pages that are built for it. */
export function usesLiffMock(env: Env): boolean {
  return env.LINE_ALLOW_UNVERIFIED_LOGIN && env.LIFF_ID === undefined;
}

export async function webConfiguration(prisma: PrismaClient, env: Env): Promise<WebConfiguration> {
  const store = await prisma.store.findFirst({ select: { name: true, currency: true } });
  const currency = moneyFormat(store?.currency);
  const key = usesLiffMock(env) ? env.LINE_LOGIN_FRONTEND_KEY : undefined;
  return {
    liffId: env.LIFF_ID ?? null,
    lineLogin: env.LINE_CHANNEL_ID !== undefined && env.LINE_CHANNEL_SECRET !== undefined,
    shopName: store?.name ?? null,
    publicUrl: env.PUBLIC_URL ?? null,
    lineAccountId: env.LINE_ACCOUNT_ID ?? null,
    ...(currency && { currency }),
    demo: key === undefined ? null : { loginKey: key },
  };
}
