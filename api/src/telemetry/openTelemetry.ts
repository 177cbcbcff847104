import { setTimeout as sleep } from "node:timers/promises";
import { traceStatements } from "@machiya/prisma/client";
import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { PrismaInstrumentation } from "@prisma/instrumentation";
import { log } from "./log.ts";
import { samplerOf } from "./sampler.ts";
import type { ActiveSpan, TraceSpan, Tracing } from "./tracing.ts";

/** The longest time that shutdown waits for the collector. */
const FLUSH_TIMEOUT_MS = 3000;
/** The shortest time between two log lines about a collector that does not respond. */
const WARNING_INTERVAL_MS = 60_000;
/** Attributes are truncated to this length, because SQL statements can be long. */
const MAX_ATTRIBUTE_LENGTH = 1000;

/** The name that Prisma gives to the spans of its own statements. */
const STATEMENT = "prisma:client:db_query";

const KINDS: Record<TraceSpan["kind"], SpanKind> = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL };

/**
 * Sends traces to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names; OpenTelemetry's standard variables
 * configure everything else. Spans wait in a bounded queue, so that an unavailable collector costs spans
 * only.
 */
export function startOpenTelemetry(environment: NodeJS.ProcessEnv): Tracing {
  diag.setLogger(problemLogger(), DiagLogLevel.WARN);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "machiya" }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(environment),
    spanLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_LENGTH },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const prisma = new PrismaInstrumentation({ enabled: false });
  prisma.setTracerProvider(provider);
  prisma.enable();
  const tracer = provider.getTracer("machiya");
  traceStatements((sql, run) => {
    const attributes = { "db.system.name": "postgresql", "db.query.text": sql };
    return tracer.startActiveSpan(STATEMENT, { kind: SpanKind.CLIENT, attributes }, (span) =>
      run().finally(() => span.end()),
    );
  });
  return tracingBy(tracer, async () => {
    prisma.disable();
    traceStatements(null);
    const timeout = new AbortController();
    await Promise.race([
      provider.shutdown().catch(() => {}),
      sleep(FLUSH_TIMEOUT_MS, undefined, { signal: timeout.signal }).catch(() => {}),
    ]);
    timeout.abort();
  });
}

function tracingBy(tracer: Tracer, stop: () => Promise<void>): Tracing {
  return {
    stop,
    run({ name, kind, attributes, traceparent }, work) {
      const parent = kind === "server" ? remoteParent(traceparent ?? null) : context.active();
      return tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, parent, async (span) => {
        try {
          return await work(activeSpanOf(span));
        } catch (error) {
          // Error messages may contain user input, so only the error's name is recorded.
          fail(span, error instanceof Error ? error.name : typeof error);
          throw error;
        } finally {
          span.end();
        }
      });
    },
  };
}

function activeSpanOf(span: Span): ActiveSpan {
  return {
    traceId: span.spanContext().traceId,
    note: (attributes) => void span.setAttributes(attributes),
    fail: (kind) => fail(span, kind),
  };
}

function fail(span: Span, kind: string): void {
  span.setAttribute("error.type", kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:$|-)/;

/**
 * Returns the caller's span from the W3C traceparent header. Other trace context (tracestate, baggage) is
 * ignored.
 */
export function remoteParent(traceparent: string | null): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent?.trim() ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & 1;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Logs that OpenTelemetry reported problems, at a limited rate and without their texts. */
function problemLogger() {
  let last = Number.NEGATIVE_INFINITY;
  const logProblem = () => {
    if (performance.now() - last < WARNING_INTERVAL_MS) return;
    last = performance.now();
    log.warn("traces do not arrive at the collector");
  };
  const ignore = () => {};
  return { error: logProblem, warn: logProblem, info: ignore, debug: ignore, verbose: ignore };
}
