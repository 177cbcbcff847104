/** Of fixed names and our own counts: never what a caller wrote. */
export type TraceAttributes = Record<string, string | number | boolean>;

/** A piece of work as a trace shows it. */
export interface TraceSpan {
  name: string;
  /** `server`: a request from outside; `internal`: a part of one, or work that nobody waits for. */
  kind: "server" | "internal";
  attributes: TraceAttributes;
  /** W3C's header of a request, as it came. */
  traceparent?: string | null;
}

/** The piece that is running. */
export interface ActiveSpan {
  /** 32 hexadecimal digits; null when nothing is traced. */
  traceId: string | null;
  note(attributes: TraceAttributes): void;
  /** It went wrong; an error that leaves the piece says so by itself. */
  fail(kind: string): void;
}

export interface Tracing {
  run<T>(piece: TraceSpan, work: (running: ActiveSpan) => Promise<T>): Promise<T>;
  /** Sends what is left, for a few seconds at most. */
  stop(): Promise<void>;
}

const UNTRACED: ActiveSpan = { traceId: null, note: () => {}, fail: () => {} };
let tracing: Tracing | null = null;

/** Null: nothing is traced, and every piece of work just runs. */
export function setTracing(wanted: Tracing | null): void {
  tracing = wanted;
}

export function isTracing(): boolean {
  return tracing !== null;
}

/** Does `work` as a piece of the running trace, or as the first of a new one. */
export function withSpan<T>(piece: TraceSpan, work: (running: ActiveSpan) => Promise<T>): Promise<T> {
  return tracing === null ? work(UNTRACED) : tracing.run(piece, work);
}
