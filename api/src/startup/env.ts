import { withoutTrailingSlashes } from "@machiya/schema/domain/trailingSlashes";
import { z } from "zod";
import { readSecretKey } from "../secrets/secretKeys.ts";

const text = z.preprocess((value) => (value === "" ? undefined : value), z.string().trim().optional());
const flag = z
  .preprocess((value) => (value === "" ? undefined : value), z.enum(["true", "false", "1", "0"]).optional())
  .transform((value) => value === "true" || value === "1");
const tristate = z
  .preprocess((value) => (value === "" ? undefined : value), z.enum(["true", "false", "1", "0"]).optional())
  .transform((value) => (value === undefined ? null : value === "true" || value === "1"));
const whole = (least: number, most: number, fallback: number) =>
  z.preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce.number().int().min(least).max(most).default(fallback),
  );
const list = text.transform((value) =>
  value === undefined
    ? []
    : value
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
);
const secretKeys = list.transform((texts, context) =>
  texts.map((text) => {
    const key = readSecretKey(text);
    if (key === null)
      context.addIssue({
        code: "custom",
        message: "must be 32 random bytes in base64, or several separated by commas",
      });
    return key ?? new Uint8Array();
  }),
);
const address = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z
    .url({ protocol: /^https?$/ })
    .transform(withoutTrailingSlashes)
    .optional(),
);

const variables = z
  .object({
    NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
    /** 0 selects any free port. */
    PORT: whole(0, 65_535, 4000),
    HOST: text.transform((host) => host ?? "127.0.0.1"),
    /** The address at which browsers reach the server, when it is not http://HOST:PORT. */
    PUBLIC_URL: address,
    /** Unset: the server uses the embedded database under DATA_DIR. */
    DATABASE_URL: text,
    /** A streaming replica of that database, which answers reads; unset: there is no replica. */
    DATABASE_REPLICA_URL: text,
    POOL_SIZE: whole(1, 200, 10),
    /** Milliseconds that a request waits for a free connection or a lock before it is refused with 503. */
    DATABASE_WAIT_MS: whole(100, 60_000, 2000),
    /** How long a starting process waits for a database that cannot be reached or is starting up. */
    STARTUP_WAIT_SECONDS: whole(0, 3600, 60),
    /** Unset: 5 in production, else 0. */
    DRAIN_SECONDS: z.preprocess(
      (value) => (value === "" ? undefined : value),
      z.coerce.number().min(0).max(300).optional(),
    ),
    DATA_DIR: text.transform((folder) => folder ?? "./data"),
    /** The settings of `npm run backup:nightly`. The hour and the day of the week (0 is Sunday) are in UTC. */
    BACKUP_DIRECTORY: text.transform((folder) => folder ?? "/backups"),
    BACKUP_HOUR: whole(0, 23, 19),
    BACKUP_KEEP: whole(1, 1000, 14),
    BACKUP_RESTORE_DAY: whole(0, 6, 0),
    SEED: z.preprocess((value) => (value === "" ? undefined : value), z.enum(["none", "demo"]).optional()),
    DEMO_ADMIN_PASSWORD: text,
    DEMO_STAFF_PASSWORD: text,
    /**
     * The password of new staff when none is entered, 8 to 200 characters; unset: one is generated for each.
     */
    DEFAULT_STAFF_PASSWORD: text.pipe(z.string().min(8).max(200).optional()),
    LINE_LOGIN_FRONTEND_KEY: text,
    LINE_ALLOW_UNVERIFIED_LOGIN: flag,
    LINE_CHANNEL_ID: text,
    LINE_CHANNEL_SECRET: text,
    LINE_CHANNEL_ACCESS_TOKEN: text,
    /** With its secret, stateless tokens replace LINE_CHANNEL_ACCESS_TOKEN. */
    LINE_MESSAGING_CHANNEL_ID: text,
    /** The secret of the Messaging API channel, which is not the LINE Login channel; unset: no webhook. */
    LINE_MESSAGING_CHANNEL_SECRET: text,
    LINE_API_BASE: address.transform((url) => url ?? "https://api.line.me"),
    /** The address of LINE's own login page. */
    LINE_ACCESS_BASE: address.transform((url) => url ?? "https://access.line.me"),
    LIFF_ID: text,
    /** The shop's LINE account (@id), which the customer pages offer to add as a friend after an order. */
    LINE_ACCOUNT_ID: text,
    /** Origins of other sites whose pages may call the API, separated by commas. */
    CORS_ORIGINS: list,
    /**
     * The keys that encrypt payment providers' credentials, the newest first. Unset: a server with the embedded
     * database generates one in DATA_DIR.
     */
    SECRETS_KEY: secretKeys,
    /** May be true only behind a trusted proxy that sets X-Forwarded-For and X-Forwarded-Proto itself. */
    TRUST_PROXY: flag,
    /**
     * Selects whose GraphQL documents are executed besides those of the webs and PERSISTED_DOCUMENTS. True:
     * no others; false: those of every client; unset: those of staff and API tokens in production, of every
     * client elsewhere.
     */
    PERSISTED_ONLY: tristate,
    /** False disables the response cache of the catalog and of free slots. */
    RESPONSE_CACHE: tristate,
    /** Whether the work of each client is limited; unset: only in production. */
    WORK_LIMITS: tristate,
    /** Files of further persisted documents, {hash: text}, separated by commas. */
    PERSISTED_DOCUMENTS: list,
    /**
     * True lets webhooks call addresses that are not public, and use http; unset: allowed everywhere except
     * in production.
     */
    WEBHOOK_ALLOW_PRIVATE: z.preprocess(
      (value) => (value === "" ? undefined : value),
      z.enum(["true", "false", "1", "0"]).optional(),
    ),
    /** The maximum number of requests per API token and minute. */
    API_TOKEN_REQUESTS_PER_MINUTE: whole(1, 1_000_000, 600),
    /** The bearer token that /metrics requires; unset: there is no /metrics. */
    METRICS_TOKEN: text.pipe(z.string().min(16).optional()),
    /**
     * The collector that receives traces; OpenTelemetry reads its other variables itself. Unset: no traces.
     */
    OTEL_EXPORTER_OTLP_ENDPOINT: address,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
    OTEL_SDK_DISABLED: flag,
    /** True replaces the payment providers by stand-ins without money. */
    PAYMENT_STAND_INS: flag,
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error"]).default("info"),
    /** Unset: JSON lines in production, text elsewhere. */
    LOG_FORMAT: z.preprocess(
      (value) => (value === "" ? undefined : value),
      z.enum(["json", "text"]).optional(),
    ),
  })
  .superRefine((env, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (env.LINE_ALLOW_UNVERIFIED_LOGIN) {
      if (env.NODE_ENV === "production") {
        refuse(
          "LINE_ALLOW_UNVERIFIED_LOGIN",
          "lets anyone be anyone: it cannot be true when NODE_ENV is production",
        );
      } else if (env.LINE_LOGIN_FRONTEND_KEY === undefined) {
        refuse("LINE_LOGIN_FRONTEND_KEY", "must be set when LINE_ALLOW_UNVERIFIED_LOGIN is true");
      }
    }
    if (env.PAYMENT_STAND_INS && env.NODE_ENV === "production")
      refuse("PAYMENT_STAND_INS", "lets customers order without paying: it cannot be true in production");
    if (env.LINE_MESSAGING_CHANNEL_ID !== undefined && env.LINE_MESSAGING_CHANNEL_SECRET === undefined)
      refuse("LINE_MESSAGING_CHANNEL_SECRET", "must be set when LINE_MESSAGING_CHANNEL_ID is");
    for (const name of ["DATABASE_URL", "DATABASE_REPLICA_URL"] as const) {
      const url = env[name];
      if (url !== undefined && !/^postgres(ql)?:\/\//.test(url))
        refuse(name, "must begin with postgresql://");
    }
    for (const origin of env.CORS_ORIGINS) {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
        refuse("CORS_ORIGINS", `${origin} is not an origin such as https://example.com`);
      }
    }
  });

export type Env = z.infer<typeof variables>;

/** Returns whether webhooks may call addresses that are not public, and use http. */
export function allowsPrivateWebhooks({ WEBHOOK_ALLOW_PRIVATE: allowed, NODE_ENV }: Env): boolean {
  return allowed === undefined ? NODE_ENV !== "production" : allowed === "true" || allowed === "1";
}

/**
 * Returns how many seconds a stopping process still answers, so that a proxy can notice; 0: there is no
 * proxy.
 */
export function drainSeconds({ DRAIN_SECONDS, NODE_ENV }: Env): number {
  return DRAIN_SECONDS ?? (NODE_ENV === "production" ? 5 : 0);
}

/** Returns whether a trace collector is configured and OpenTelemetry is not disabled. */
export function areTracesEnabled(env: Env): boolean {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return endpoint !== undefined && !env.OTEL_SDK_DISABLED;
}

/**
 * Returns the validated environment. Throws one Error whose message names every invalid variable; values are
 * not repeated.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = variables.safeParse(source);
  const problems = (result.error?.issues ?? []).map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  // Without this check, a missing variable would open an empty shop whose data is lost with its container.
  if (source.NODE_ENV === "production" && !source.DATABASE_URL && !source.DATA_DIR) {
    problems.push(
      "  DATABASE_URL: must be set when NODE_ENV is production, or DATA_DIR for an embedded database",
    );
  }
  if (result.success && problems.length === 0) return result.data;
  throw new Error(`The environment is not usable:\n${problems.join("\n")}`);
}
