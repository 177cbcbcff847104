import { setImmediate } from "node:timers/promises";
import type { PrismaClient } from "@machiya/prisma/client";
import type { CarrierConnections } from "@machiya/schema/carriers/carrierConnections";
import type {
  Changes,
  Context,
  Messaging,
  ShopAddress,
  Viewer,
  WebhookAddresses,
  WebhookSecrets,
} from "@machiya/schema/context";
import { followsContactRules } from "@machiya/schema/domain/contactDetails";
import { LANGUAGE_COOKIE, readLanguage } from "@machiya/schema/domain/language";
import type { PaymentConnections } from "@machiya/schema/payments/paymentConnections";
import type { ReadRouting } from "./database/readRouting.ts";
import { clientOf } from "./http/client.ts";
import { readCookie } from "./http/cookies.ts";
import { imageStoreOf } from "./images/imageStore.ts";
import { lineLoginOf } from "./line/login.ts";
import type { LineSignIn } from "./line/verify.ts";
import type { AttemptCounters } from "./sessions/loginThrottle.ts";
import { passwords } from "./sessions/password.ts";
import { requestSessions, tokensOf } from "./sessions/requestSessions.ts";
import type { CachedSessionStore } from "./sessions/sessionCache.ts";
import type { SessionKind } from "./sessions/sessionStore.ts";

/** The services that a process creates once and every request uses. */
export interface Services {
  prisma: PrismaClient;
  reads: ReadRouting;
  sessionStore: CachedSessionStore;
  attempts: AttemptCounters;
  line: LineSignIn;
  changes: Changes;
  messaging: Messaging;
  shopAddress: ShopAddress;
  webhookAddresses: WebhookAddresses;
  webhookSecrets: WebhookSecrets;
  payments: PaymentConnections;
  carriers: CarrierConnections;
  defaultStaffPassword: string | null;
  now(): Date;
}

export interface RequestContext {
  context: Context;
  /** The response headers to which the sessions append their Set-Cookie. */
  headers: Headers;
}

/** The maximum page size over HTTP, and the maximum that the REST routes document (decisions.md §2.5). */
export const MAX_PAGE_SIZE = { http: 100, rest: 10_000 };

/**
 * Returns the viewer of a request: an API token acts as a staff session; without one, the sessions of the
 * given kinds decide.
 */
export async function findViewer(
  { sessionStore }: Pick<Services, "sessionStore">,
  request: Request,
  kinds: readonly SessionKind[] = ["staff", "customer"],
): Promise<Viewer> {
  const { byToken } = clientOf(request);
  if (byToken !== undefined && kinds.includes("staff")) return structuredClone(byToken);
  return sessionStore.find(tokensOf(request, kinds));
}

const yieldTurn = (): Promise<void> => setImmediate();

/**
 * Builds the context of one request over HTTP or by a REST route, which reads only sessions of the given
 * kinds.
 */
export async function buildContext(
  services: Services,
  request: Request,
  by: keyof typeof MAX_PAGE_SIZE,
  kinds: readonly SessionKind[] = ["staff", "customer"],
): Promise<RequestContext> {
  const {
    prisma,
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
  } = services;
  const { address } = clientOf(request);
  const viewer = await findViewer(services, request, kinds);
  const language = readLanguage({
    cookie: readCookie(request, LANGUAGE_COOKIE),
    acceptLanguage: request.headers.get("accept-language"),
  });
  const headers = new Headers();
  const sessions = requestSessions(sessionStore, viewer, headers, request);
  const loginThrottle = attempts.loginThrottle(address);
  const lineLogin = lineLoginOf(request, headers, line, attempts.admitState, now);
  const effects = {
    passwords,
    line,
    lineLogin,
    changes,
    messaging,
    shopAddress,
    webhookAddresses,
    webhookSecrets,
    payments,
    carriers,
    images: imageStoreOf(prisma),
    now,
  };
  return {
    context: {
      prisma,
      primary: prisma,
      viewer,
      language,
      sessions,
      loginThrottle,
      ...effects,
      defaultStaffPassword,
      validatesContacts: followsContactRules({ entrypoint: by, byToken: viewer.token !== null }),
      maxPageSize: MAX_PAGE_SIZE[by],
      giveWay: yieldTurn,
    },
    headers,
  };
}
