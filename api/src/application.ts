import {
  destroyConnections,
  IS_ACCELERATED,
  isDatabaseUnavailable,
  type PrismaClient,
  withSharedWaitBudget,
} from "@machiya/prisma/client";
import { createBridge } from "@machiya/rest-bridge";
import { schema } from "@machiya/schema";
import { createTokenAuth, findTokenViewer } from "./apiTokens/tokenAuth.ts";
import { createTokenRate } from "./apiTokens/tokenRate.ts";
import { createTokenStore, type TokenStore } from "./apiTokens/tokenStore.ts";
import { openCarriers } from "./carriers/openCarriers.ts";
import { type ChangeListener, listenForChanges } from "./changes/changeListener.ts";
import { buildContext, findViewer, type Services } from "./context.ts";
import { monitorPool } from "./database/poolMonitor.ts";
import { openReadRouting } from "./database/readRouting.ts";
import { createExports } from "./exports/exports.ts";
import { createReadCursor } from "./exports/readCursor.ts";
import { createRecordExport } from "./exports/recordExport.ts";
import { createCacheInvalidation } from "./graphql/cacheInvalidation.ts";
import { createExecutor } from "./graphql/execute.ts";
import { createLocalExecutor } from "./graphql/localExecutor.ts";
import { documentsAllowedBy, readPersistedDocuments } from "./graphql/persistedOperations.ts";
import { cacheRestCatalog, createResponseCaches, NO_RESPONSE_CACHES } from "./graphql/responseCache.ts";
import { createGraphQLServer } from "./graphql/yoga.ts";
import { type Client, clientOf } from "./http/client.ts";
import { createBudgets } from "./http/limits/budgets.ts";
import { createIdentifyClient } from "./http/limits/clients.ts";
import { createCostMeter } from "./http/limits/cost.ts";
import type { WorkLimits } from "./http/limits/limitWork.ts";
import { createClasses } from "./http/limits/places.ts";
import { idempotentGraphQL } from "./idempotency/graphqlIdempotency.ts";
import { createIdempotent } from "./idempotency/idempotent.ts";
import { idempotentRest } from "./idempotency/restIdempotency.ts";
import { createImageHandler } from "./images/imageStore.ts";
import { startQueues } from "./jobs/startQueues.ts";
import { type ChannelToken, longLivedToken, statelessToken } from "./line/channelToken.ts";
import { createDeauthorization, type DeauthorizeCustomer } from "./line/deauthorizeCustomer.ts";
import { createLineChannel } from "./line/lineChannel.ts";
import { createLineLoginStart } from "./line/login.ts";
import { createMessaging } from "./line/messaging.ts";
import { createTokenSeal } from "./line/tokenSeal.ts";
import { createLineWebhook } from "./line/webhook.ts";
import { createMetricsHandler } from "./metrics/metricsHandler.ts";
import { createRequestMetrics } from "./metrics/requestMetrics.ts";
import { createServerMetrics } from "./metrics/serverMetrics.ts";
import { createServerRendering, queryAsAnonymous } from "./pages/serverRendering.ts";
import { usesLiffMock, webConfiguration } from "./pages/webConfiguration.ts";
import { createWebs } from "./pages/webs.ts";
import { createPaymentMetrics } from "./payments/paymentMetrics.ts";
import { createPaymentRoutes } from "./payments/paymentRoutes.ts";
import { createProviderSettings } from "./payments/providerSettings.ts";
import { createProcessServices } from "./processServices.ts";
import { openSecretKeys } from "./secrets/openSecretKeys.ts";
import { createHandler } from "./server.ts";
import { SESSION_KIND_OF_ENTRYPOINT, tokensOf } from "./sessions/requestSessions.ts";
import { allowsPrivateWebhooks, type Env } from "./startup/env.ts";
import { errorFields, log } from "./telemetry/log.ts";
import { createWebhookSecrets } from "./webhooks/webhookSecrets.ts";

const ROOT = new URL("../../", import.meta.url);
/**
 * Interval at which a subscription checks that its session has not expired; a session that is ended is
 * announced at once.
 */
const SESSION_POLL_INTERVAL_MS = 30_000;

export interface Application {
  handle(request: Request, client: Client): Promise<Response>;
  services: Services;
  /** Loads what the first requests would wait for otherwise. */
  preload(): Promise<void>;
  /** Makes /readyz answer 503 from now on; other requests are still answered. */
  leave(): void;
  /** Ends every subscription; requests are still answered. */
  endSubscriptions(): void;
  close(): Promise<void>;
}

export interface ApplicationOptions {
  env: Env;
  prisma: PrismaClient;
  databaseUrl: string;
  now?: () => Date;
  /** Whether the compiled executor replaces graphql-js. */
  isAccelerated?: boolean;
}

/**
 * Builds the application on a migrated database. The caller closes the database after closing the
 * application.
 */
export async function createApplication(options: ApplicationOptions): Promise<Application> {
  const { env, prisma, databaseUrl, now = () => new Date(), isAccelerated = IS_ACCELERATED } = options;
  const changes: ChangeListener = await listenForChanges(databaseUrl, () => destroyConnections(prisma));
  const pool = monitorPool(prisma, changes);
  let leaving = false;
  const messaging = createMessaging({
    apiBase: env.LINE_API_BASE,
    channelToken: messagingToken(env, now),
    now,
  });
  const reads = openReadRouting(prisma, env);
  // Only the demo and tests use the stand-ins.
  const { createDemoStandIns } = await import("./standIns/demoStandIns.ts");
  const standIns = env.PAYMENT_STAND_INS ? await createDemoStandIns() : null;
  const keys = await openSecretKeys(env);
  const payments = createProviderSettings({
    prisma,
    keys,
    now,
    ...(standIns !== null && { standIns: standIns.connections }),
  });
  await standIns?.enable(prisma, payments);
  await payments.rotate();
  const carriers = await openCarriers({ prisma, keys, env, now });
  const webhookSecrets = createWebhookSecrets(prisma, keys);
  await webhookSecrets.rotate();
  const services = createProcessServices(
    env,
    prisma,
    reads,
    changes,
    messaging,
    payments,
    carriers.settings,
    webhookSecrets,
    now,
  );
  const channels = {
    LINE: createLineChannel({
      prisma,
      messaging,
      shopAddress: services.shopAddress,
      deauthorizeCustomer: deauthorization(env, prisma, now),
    }),
  };
  const workers = startQueues({
    services,
    messaging,
    channels,
    changes,
    payments,
    carriers: carriers.settings,
    webhookSecrets,
    allowPrivateWebhooks: allowsPrivateWebhooks(env),
  });
  const tokenStore = createTokenStore(prisma, now);
  const closing = new AbortController();

  const responseCaches = env.RESPONSE_CACHE === false ? NO_RESPONSE_CACHES : createResponseCaches(changes);
  const invalidateCaches = createCacheInvalidation(responseCaches, services.sessionStore.invalidateAll);
  const executor = createExecutor(schema, reads, invalidateCaches);
  const idempotent = createIdempotent(prisma);
  const persisted = await readPersistedDocuments(
    schema,
    [new URL("web-admin/persisted_queries.json", ROOT), new URL("web-liff/persisted_queries.json", ROOT)],
    env.PERSISTED_DOCUMENTS,
  );
  const graphql = createGraphQLServer({
    schema,
    contextOf: (request) => buildContext(services, request, "http"),
    persisted,
    documentsOf: documentsAllowedBy(env),
    production: env.NODE_ENV === "production",
    executor,
    responseCaches,
    changePosition: changes.position,
    isAccelerated,
    idempotent: idempotentGraphQL({
      idempotent,
      schema,
      viewerOf: (request) => findViewer(services, request),
    }),
    lifetime: {
      stillLives: (viewer) =>
        viewer.token === null ? services.sessionStore.stillLives(viewer) : tokenStore.stillLives(viewer),
      sessionRevocation: changes.sessionRevocation,
      closing: closing.signal,
      lookEvery: SESSION_POLL_INTERVAL_MS,
      now,
    },
  });

  const localExecutor = createLocalExecutor(schema, services, graphql);
  const bridge = createBridge({
    graphql: localExecutor,
    isByToken: (request) => clientOf(request).byToken !== undefined,
    hasSession: (request, entrypoint) => tokensOf(request)[SESSION_KIND_OF_ENTRYPOINT[entrypoint]] !== null,
    async isSignedIn(request, entrypoint) {
      const kind = SESSION_KIND_OF_ENTRYPOINT[entrypoint];
      return (await findViewer(services, request, [kind]))[kind] !== null;
    },
    idempotent: idempotentRest(idempotent, schema, services),
    isUnavailable: isDatabaseUnavailable,
    onFault: (error) => log.error("a REST route failed", errorFields(error)),
  });

  const liff = new URL(usesLiffMock(env) ? "web-liff/dist-demo/" : "web-liff/dist/", ROOT);
  const configuration = async () => ({ ...(await webConfiguration(prisma, env)) });
  const requestMetrics = createRequestMetrics();
  const paymentMetrics = createPaymentMetrics();
  const isLimited = env.WORK_LIMITS ?? env.NODE_ENV === "production";
  const workLimits = isLimited ? createWorkLimits(services, tokenStore, changes) : null;
  const pageRenderer = createServerRendering({
    server: new URL("web-liff/dist-server/server.js", ROOT),
    files: liff,
    configuration,
    executeQuery: queryAsAnonymous(graphql.handle),
    isLimited,
  });
  const handle = createHandler({
    graphql: graphql.handle,
    rest: cacheRestCatalog(responseCaches, bridge),
    byToken: createTokenAuth(tokenStore, createTokenRate(prisma, env.API_TOKEN_REQUESTS_PER_MINUTE)),
    startLineLogin: createLineLoginStart({
      accessBase: env.LINE_ACCESS_BASE,
      channelId: env.LINE_CHANNEL_SECRET === undefined ? null : (env.LINE_CHANNEL_ID ?? null),
      publicUrl: env.PUBLIC_URL ?? null,
      otherOrigins: env.CORS_ORIGINS,
      now,
    }),
    lineWebhook: createLineWebhook({
      prisma,
      channelSecret: env.LINE_MESSAGING_CHANNEL_SECRET ?? null,
    }),
    payments: createPaymentRoutes({
      prisma,
      payments,
      now,
      metrics: paymentMetrics,
      publicUrl: env.PUBLIC_URL ?? null,
    }),
    carriers: carriers.routes((request) => findViewer(services, request, ["staff"])),
    standIns: async (request) => (await carriers.answerStandIn(request)) ?? standIns?.answer(request) ?? null,
    images: createImageHandler(prisma),
    exports: createExports(localExecutor, {
      prisma,
      read: createReadCursor(databaseUrl, env.DATABASE_WAIT_MS),
      recordExport: createRecordExport(prisma),
      now,
      findViewer: (request) => findViewer(services, request, ["staff"]),
    }),
    webs: createWebs({ console: new URL("web-admin/dist/", ROOT), liff }, pageRenderer),
    configuration,
    isReady: async () => !leaving && (await changes.isReady()) && (await pool.isReady()),
    metrics: createMetricsHandler(
      env.METRICS_TOKEN ?? null,
      () => [...requestMetrics.metrics(), ...paymentMetrics.metrics(), ...carriers.metrics.metrics()],
      createServerMetrics(prisma, messaging, reads),
    ),
    onResponse: requestMetrics.count,
    workLimits,
    identify: (request) => findViewer(services, request),
    corsOrigins: env.CORS_ORIGINS,
  });

  return {
    handle: (request, client) => withSharedWaitBudget(() => handle(request, client)),
    services,
    preload: pageRenderer.preload,
    leave() {
      leaving = true;
    },
    endSubscriptions: () => closing.abort(),
    async close() {
      pool.close();
      await Promise.all(workers.map((worker) => worker.stop()));
      await reads.close();
      await changes.close();
    },
  };
}

/** Returns the Messaging API channel's token: a stateless one if its ID and secret are configured. */
function messagingToken(env: Env, now: () => Date): ChannelToken | null {
  const { LINE_MESSAGING_CHANNEL_ID: channelId, LINE_MESSAGING_CHANNEL_SECRET: channelSecret } = env;
  if (channelId !== undefined && channelSecret !== undefined)
    return statelessToken({ apiBase: env.LINE_API_BASE, channelId, channelSecret, now });
  const token = env.LINE_CHANNEL_ACCESS_TOKEN;
  return token === undefined ? null : longLivedToken(token);
}

function deauthorization(env: Env, prisma: PrismaClient, now: () => Date): DeauthorizeCustomer | null {
  const { LINE_CHANNEL_ID: channelId, LINE_CHANNEL_SECRET: channelSecret, LINE_API_BASE: apiBase } = env;
  if (channelId === undefined || channelSecret === undefined) return null;
  const channelToken = statelessToken({ apiBase, channelId, channelSecret, now });
  return createDeauthorization({ prisma, apiBase, channelToken, tokenSeal: createTokenSeal(channelSecret) });
}

function createWorkLimits(services: Services, tokenStore: TokenStore, changes: ChangeListener): WorkLimits {
  const budgets = createBudgets(changes);
  const find = async (request: Request) =>
    (await findTokenViewer(tokenStore, request)) ?? (await findViewer(services, request));
  return {
    budgets,
    enter: createClasses(),
    identify: createIdentifyClient(budgets, find),
    beginCost: createCostMeter(),
  };
}
