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

/** The longest that the end of the process waits for the collector. */
const FLUSH_MS = 3000;
/** Between two lines of the log about a collector that does not answer. */
const COMPLAIN_EVERY_MS = 60_000;
/** Of an attribute: statements can be long. */
const MAX_ATTRIBUTE_LENGTH = 1000;

/** Prisma's name for one of its own. */
const STATEMENT = "prisma:client:db_query";

const KINDS: Record<TraceSpan["kind"], SpanKind> = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL };

/**
 * Traces by OpenTelemetry, to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names; everything else by OpenTelemetry's own variables
 * too. Spans wait in a queue of bounded length, so that a collector which is away costs spans and nothing else.
 */
export function startOpenTelemetry(environment: NodeJS.ProcessEnv): Tracing {
  diag.setLogger(complainer(), DiagLogLevel.WARN);
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
    const late = new AbortController();
    await Promise.race([
      provider.shutdown().catch(() => {}),
      sleep(FLUSH_MS, undefined, { signal: late.signal }).catch(() => {}),
    ]);
    late.abort();
  });
}

function tracingBy(tracer: Tracer, stop: () => Promise<void>): Tracing {
  return {
    stop,
    run({ name, kind, attributes, traceparent }, work) {
      const parent = kind === "server" ? remoteParent(traceparent ?? null) : context.active();
      return tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, parent, async (span) => {
        try {
          return await work(running(span));
        } catch (error) {
          // Messages may repeat what somebody typed.
          fail(span, error instanceof Error ? error.name : typeof error);
          throw error;
        } finally {
          span.end();
        }
      });
    },
  };
}

function running(span: Span): ActiveSpan {
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

/** The caller's span, by W3C's header; what it says besides ids (tracestate, baggage) is theirs and goes no further. */
export function remoteParent(traceparent: string | null): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent?.trim() ?? "") ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & 1;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** OpenTelemetry's own complaints: that there are some, not their texts. */
function complainer() {
  let last = Number.NEGATIVE_INFINITY;
  const complain = () => {
    if (performance.now() - last < COMPLAIN_EVERY_MS) return;
    last = performance.now();
    log.warn("traces do not arrive at the collector");
  };
  const ignore = () => {};
  return { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore };
}
