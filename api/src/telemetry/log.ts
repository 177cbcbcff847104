import { AsyncLocalStorage } from "node:async_hooks";

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40 } as const;
export type LogLevel = keyof typeof LEVELS;
/** Log fields never contain personal data, tokens, cookies or passwords. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export type LogFormat = "json" | "text";

/**
 * The current request for logs and metrics, identified by route patterns and operation names of the server,
 * never by text from the client.
 */
export interface RequestRecord {
  id: string;
  /** The name of the GraphQL operation; null until it is known. */
  operation: string | null;
  /** The id of the request's trace, if tracing is enabled. */
  trace?: string | null;
  /** True when the request turned out to be invalid. */
  isInvalid?: boolean;
  /** True when the sender has proven who they are: by the signature of a notification, or by a token of LINE. */
  isProven?: boolean;
  /** Lets other requests run while this one waits for an outside service. */
  leaveGate?: () => void;
  /** For how many milliseconds passwords were hashed, outside of the main thread. */
  hashingMs?: number;
}

const requests = new AsyncLocalStorage<RequestRecord>();
let threshold: number = LEVELS.info;
let format: LogFormat = "text";

/** Sets the lowest level that is written. "silent" is for tests that cause errors on purpose. */
export function setLogLevel(level: LogLevel | "silent"): void {
  threshold = level === "silent" ? Number.POSITIVE_INFINITY : LEVELS[level];
}

/** Sets the format: "json" writes one object per line for machines, "text" one line for people. */
export function setLogFormat(next: LogFormat): void {
  format = next;
}

/** Adds the request's id to every line that is logged while `work` runs. */
export function withRequest<T>(record: RequestRecord, work: () => T): T {
  return requests.run(record, work);
}

/** Records the name of the GraphQL operation that the current request executes. */
export function noteOperation(name: string): void {
  const record = requests.getStore();
  if (record !== undefined) record.operation = name;
}

/** Records that the current request is invalid, whatever status its response has. */
export function noteInvalidRequest(): void {
  const record = requests.getStore();
  if (record !== undefined) record.isInvalid = true;
}

/** Records that the sender of the current request has proven who they are. */
export function noteProof(): void {
  const record = requests.getStore();
  if (record !== undefined) record.isProven = true;
}

/** Lets other requests run while the current one waits for an outside service. */
export function leaveGate(): void {
  requests.getStore()?.leaveGate?.();
}

/** Records that a password was hashed for the current request. */
export function noteHashing(ms: number): void {
  const record = requests.getStore();
  if (record !== undefined) record.hashingMs = (record.hashingMs ?? 0) + ms;
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

/** Replaces everything between the first and the last quotation mark, which may quote data. */
function withoutQuoted(message: string): string {
  const [from, to] = [message.indexOf('"'), message.lastIndexOf('"')];
  return from === to ? message : `${message.slice(0, from)}"…"${message.slice(to + 1)}`;
}

/**
 * Returns what may be logged about an error: its name, code, reason and stack frames. Prisma prints the
 * call's arguments, which include customers' names, before the last line of its message, so only that line is
 * kept. Quoted text is removed, because Postgres and JSON.parse quote user input.
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
    reason: message === undefined ? undefined : withoutQuoted(message).slice(0, 300),
    at: frames?.map((line) => line.trim()).join(" | "),
  };
}
