import { AsyncLocalStorage } from "node:async_hooks";

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40 } as const;
export type LogLevel = keyof typeof LEVELS;
/** Never personal data, tokens, cookies or passwords. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

const requests = new AsyncLocalStorage<string>();
let threshold: number = LEVELS.info;

/** "silent": for tests that make faults on purpose. */
export function setLogLevel(level: LogLevel | "silent"): void {
  threshold = level === "silent" ? Number.POSITIVE_INFINITY : LEVELS[level];
}

/** Every line written while `work` runs carries this request id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return requests.run(id, work);
}

function write(level: LogLevel, message: string, fields: LogFields): void {
  if (LEVELS[level] < threshold) return;
  const time = new Date().toISOString();
  const request = requests.getStore();
  if (process.stderr.isTTY) {
    const details = Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${value}`],
    );
    process.stderr.write(`${time.slice(11, 19)} ${level.padEnd(5)} ${message} ${details.join(" ")}\n`);
    return;
  }
  process.stderr.write(`${JSON.stringify({ time, level, message, request, ...fields })}\n`);
}

export const log = {
  debug: (message: string, fields: LogFields = {}) => write("debug", message, fields),
  info: (message: string, fields: LogFields = {}) => write("info", message, fields),
  warn: (message: string, fields: LogFields = {}) => write("warn", message, fields),
  error: (message: string, fields: LogFields = {}) => write("error", message, fields),
};

/**
 * What a log may say of an error: its name, code and places.
 * Prisma prints the arguments of the call, customers' names among them, before the last line of its message; only that line is kept.
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
    reason: message?.slice(0, 300),
    at: frames?.map((line) => line.trim()).join(" | "),
  };
}
