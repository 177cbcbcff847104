import { AsyncLocalStorage } from "node:async_hooks";

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40 } as const;
export type LogLevel = keyof typeof LEVELS;
/** Never personal data, tokens, cookies or passwords. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export type LogFormat = "json" | "text";

/** The request that is being answered, as logs and metrics know it: by patterns and names of our own, never by what a caller wrote. */
export interface RequestRecord {
  id: string;
  /** The operation of GraphQL, once it is known. */
  operation: string | null;
  /** The trace that it belongs to, where there are traces. */
  trace?: string | null;
}

const requests = new AsyncLocalStorage<RequestRecord>();
let threshold: number = LEVELS.info;
let format: LogFormat = "text";

/** "silent": for tests that make faults on purpose. */
export function setLogLevel(level: LogLevel | "silent"): void {
  threshold = level === "silent" ? Number.POSITIVE_INFINITY : LEVELS[level];
}

/** JSON: one object a line, for machines. Text: one line for people. */
export function setLogFormat(wanted: LogFormat): void {
  format = wanted;
}

/** Every line written while `work` runs carries this request's id. */
export function withRequest<T>(record: RequestRecord, work: () => T): T {
  return requests.run(record, work);
}

/** Notes which operation of GraphQL the running request carries out. */
export function noteOperation(name: string): void {
  const record = requests.getStore();
  if (record !== undefined) record.operation = name;
}

/** What noteOperation noted of the running request. */
export function runningOperation(): string | null {
  return requests.getStore()?.operation ?? null;
}

function write(level: LogLevel, message: string, fields: LogFields): void {
  if (LEVELS[level] < threshold) return;
  const time = new Date().toISOString();
  const { id: request, trace } = requests.getStore() ?? {};
  const place = { request, ...(trace && { trace }) };
  if (format === "json") {
    process.stderr.write(`${JSON.stringify({ time, level, message, ...place, ...fields })}\n`);
    return;
  }
  const details = Object.entries({ ...fields, ...place }).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name}=${value}`],
  );
  process.stderr.write(`${time.slice(11, 19)} ${level.padEnd(5)} ${message} ${details.join(" ")}\n`);
}

export const log = {
  debug: (message: string, fields: LogFields = {}) => write("debug", message, fields),
  info: (message: string, fields: LogFields = {}) => write("info", message, fields),
  warn: (message: string, fields: LogFields = {}) => write("warn", message, fields),
  error: (message: string, fields: LogFields = {}) => write("error", message, fields),
};

/**
 * What a log may say of an error: its name, code and places.
 * Prisma prints the arguments of the call, customers' names among them, before the last line of its message; only that line is
 * kept. What stands in double quotes may be what somebody typed: Postgres and JSON.parse repeat it there.
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const lines = error.message.trim().split("\n");
  const message = error.name.startsWith("PrismaClient") ? lines.at(-1) : lines[0];
  const frames = error.stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 8);
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    error: error.name,
    code,
    reason: message?.replace(/".*"/s, '"…"').slice(0, 300),
    at: frames?.map((line) => line.trim()).join(" | "),
  };
}
