import type { PrismaClient } from "@machiya/prisma/client";
import type { CarrierConnections } from "@machiya/schema/carriers/carrierConnections";
import type { WebhookSecrets } from "@machiya/schema/context";
import type { PaymentConnections } from "@machiya/schema/payments/paymentConnections";
import type { ChangeListener } from "./changes/changeListener.ts";
import type { Services } from "./context.ts";
import type { ReadRouting } from "./database/readRouting.ts";
import type { LineMessaging } from "./line/lineMessaging.ts";
import { createTokenSeal } from "./line/tokenSeal.ts";
import { createLineIdentity } from "./line/verify.ts";
import { createAttemptCounters } from "./sessions/loginThrottle.ts";
import { createSessionCache } from "./sessions/sessionCache.ts";
import { createSessionStore } from "./sessions/sessionStore.ts";
import { allowsPrivateWebhooks, type Env } from "./startup/env.ts";
import { acceptsUrl } from "./webhooks/addresses.ts";

/** Creates the services that every request of a process uses. */
export function createProcessServices(
  env: Env,
  prisma: PrismaClient,
  reads: ReadRouting,
  changes: ChangeListener,
  messaging: LineMessaging,
  payments: PaymentConnections,
  carriers: CarrierConnections,
  webhookSecrets: WebhookSecrets,
  now: () => Date,
): Services {
  const attempts = createAttemptCounters(prisma);
  const line = createLineIdentity({
    apiBase: env.LINE_API_BASE,
    channelId: env.LINE_CHANNEL_ID ?? null,
    channelSecret: env.LINE_CHANNEL_SECRET ?? null,
    unverifiedKey: env.LINE_ALLOW_UNVERIFIED_LOGIN ? (env.LINE_LOGIN_FRONTEND_KEY ?? null) : null,
    admitToken: attempts.admitToken,
    tokenSeal: env.LINE_CHANNEL_SECRET === undefined ? null : createTokenSeal(env.LINE_CHANNEL_SECRET),
    now,
  });
  const sessionStore = createSessionCache(createSessionStore(prisma, now), { ...changes, now });
  const defaultStaffPassword = env.DEFAULT_STAFF_PASSWORD ?? null;
  const shopAddress = { publicUrl: env.PUBLIC_URL ?? null, liffId: env.LIFF_ID ?? null };
  const webhookAddresses = { accepts: (url: string) => acceptsUrl(url, allowsPrivateWebhooks(env)) };
  return {
    prisma,
    reads,
    sessionStore,
    attempts,
    line,
    changes,
    messaging,
    shopAddress,
    webhookAddresses,
    webhookSecrets,
    payments,
    carriers,
    defaultStaffPassword,
    now,
  };
}
