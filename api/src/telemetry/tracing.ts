/** Attributes contain fixed names and the server's own values, never text from the client. */
export type TraceAttributes = Record<string, string | number | boolean>;

/** A unit of work that a trace shows as one span. */
export interface TraceSpan {
  name: string;
  /** `server` is an incoming request; `internal` is a part of one, or background work. */
  kind: "server" | "internal";
  attributes: TraceAttributes;
  /** The request's W3C traceparent header, unparsed. */
  traceparent?: string | null;
}

/** The span of the work that is running. */
export interface ActiveSpan {
  /** 32 hexadecimal digits; null when tracing is off. */
  traceId: string | null;
  note(attributes: TraceAttributes): void;
  /** Marks the span as failed. Thrown errors mark it automatically. */
  fail(kind: string): void;
}

export interface Tracing {
  run<T>(span: TraceSpan, work: (running: ActiveSpan) => Promise<T>): Promise<T>;
  /** Sends the remaining spans, for a few seconds at most. */
  stop(): Promise<void>;
}

const UNTRACED: ActiveSpan = { traceId: null, note: () => {}, fail: () => {} };
let tracing: Tracing | null = null;

/** Sets the tracer. Null turns tracing off, and all work runs untraced. */
export function setTracing(next: Tracing | null): void {
  tracing = next;
}

export function isTracing(): boolean {
  return tracing !== null;
}

/** Runs `work` as a span of the current trace, or as the root of a new one. */
export function withSpan<T>(span: TraceSpan, work: (running: ActiveSpan) => Promise<T>): Promise<T> {
  return tracing === null ? work(UNTRACED) : tracing.run(span, work);
}
