import { z } from "zod";

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
const address = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
);

const variables = z
  .object({
    NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
    /** 0 takes any free port. */
    PORT: whole(0, 65_535, 4000),
    HOST: text.transform((host) => host ?? "127.0.0.1"),
    /** Where browsers reach the server, when that is not http://HOST:PORT. */
    PUBLIC_URL: address,
    /** Unset: the embedded database under DATA_DIR. */
    DATABASE_URL: text,
    /** A streaming replica of that database, from which reads are answered; unset: there is none. */
    DATABASE_REPLICA_URL: text,
    POOL_SIZE: whole(1, 200, 10),
    /** Milliseconds that a request waits while no connection comes free or somebody keeps a lock; then it is refused with 503. */
    DATABASE_WAIT_MS: whole(100, 60_000, 2000),
    /** Unset: 5 in production, else 0. */
    DRAIN_SECONDS: z.preprocess(
      (value) => (value === "" ? undefined : value),
      z.coerce.number().min(0).max(300).optional(),
    ),
    DATA_DIR: text.transform((folder) => folder ?? "./data"),
    SEED: z.preprocess((value) => (value === "" ? undefined : value), z.enum(["none", "demo"]).optional()),
    DEMO_ADMIN_PASSWORD: text,
    DEMO_STAFF_PASSWORD: text,
    /** What new staff begin with when none is given, 8 to 200 characters; unset: one is generated for each. */
    DEFAULT_STAFF_PASSWORD: text.pipe(z.string().min(8).max(200).optional()),
    LINE_LOGIN_FRONTEND_KEY: text,
    LINE_ALLOW_UNVERIFIED_LOGIN: flag,
    LINE_CHANNEL_ID: text,
    LINE_CHANNEL_SECRET: text,
    LINE_CHANNEL_ACCESS_TOKEN: text,
    /** Of the Messaging API channel, which is not the LINE Login channel; unset: no webhook. */
    LINE_MESSAGING_CHANNEL_SECRET: text,
    LINE_API_BASE: address.transform((url) => url ?? "https://api.line.me"),
    /** Where LINE's own login page is. */
    LINE_ACCESS_BASE: address.transform((url) => url ?? "https://access.line.me"),
    LIFF_ID: text,
    /** The shop's LINE account (@id), which customers are asked to add as a friend after an order. */
    LINE_ACCOUNT_ID: text,
    /** Origins of other sites whose pages may call the API, separated by commas. */
    CORS_ORIGINS: list,
    /** True only behind a proxy of yours that sets X-Forwarded-For and X-Forwarded-Proto itself. */
    TRUST_PROXY: flag,
    /**
     * Whose GraphQL documents are answered besides the webs' own and PERSISTED_DOCUMENTS: true nobody's, false everybody's; unset:
     * those of staff and API tokens in production, everybody's elsewhere.
     */
    PERSISTED_ONLY: tristate,
    /** False: answers about the catalogue and free slots are made anew for everybody. */
    ANSWER_CACHE: tristate,
    /** Files of further persisted documents, {hash: text}, separated by commas. */
    PERSISTED_DOCUMENTS: list,
    /** True lets webhooks go to addresses that are not public, and over http; unset: everywhere but in production. */
    WEBHOOK_ALLOW_PRIVATE: z.preprocess(
      (value) => (value === "" ? undefined : value),
      z.enum(["true", "false", "1", "0"]).optional(),
    ),
    /** Requests of one API token in a minute. */
    API_TOKEN_REQUESTS_PER_MINUTE: whole(1, 1_000_000, 600),
    /** Opens /metrics to whoever brings it as a bearer token; unset: there is none. */
    METRICS_TOKEN: text.pipe(z.string().min(16).optional()),
    /** The collector that traces go to; the further variables of OpenTelemetry are read where it is loaded. Unset: no traces. */
    OTEL_EXPORTER_OTLP_ENDPOINT: address,
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
    OTEL_SDK_DISABLED: flag,
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

/** Whether webhooks may go to addresses that are not public, and over http. */
export function allowsPrivateWebhooks({ WEBHOOK_ALLOW_PRIVATE: said, NODE_ENV }: Env): boolean {
  return said === undefined ? NODE_ENV !== "production" : said === "true" || said === "1";
}

/** How long a process that is told to stop still answers, so that a proxy can notice; 0: nobody stands before it. */
export function drainSeconds({ DRAIN_SECONDS, NODE_ENV }: Env): number {
  return DRAIN_SECONDS ?? (NODE_ENV === "production" ? 5 : 0);
}

/** A collector is named, and nobody has switched OpenTelemetry off. */
export function areTracesEnabled(env: Env): boolean {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return endpoint !== undefined && !env.OTEL_SDK_DISABLED;
}

/** The environment, checked. Throws one Error whose message names every variable at fault; values are not repeated. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = variables.safeParse(source);
  const faults = (result.error?.issues ?? []).map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  // Forgotten, it would open an empty shop, whose data a container loses with itself.
  if (source.NODE_ENV === "production" && !source.DATABASE_URL && !source.DATA_DIR) {
    faults.push(
      "  DATABASE_URL: must be set when NODE_ENV is production, or DATA_DIR for an embedded database",
    );
  }
  if (result.success && faults.length === 0) return result.data;
  throw new Error(`The environment is not usable:\n${faults.join("\n")}`);
}
