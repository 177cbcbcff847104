import { type Context, TraceFlags, trace } from "@opentelemetry/api";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace";

/**
 * Creates the sampler that OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG select, with OpenTelemetry's names
 * and defaults.
 */
export function samplerOf(environment: NodeJS.ProcessEnv): Sampler {
  const name = environment.OTEL_TRACES_SAMPLER?.trim().toLowerCase() || "parentbased_always_on";
  const own = rootSampler(name.replace(/^parentbased_/, ""), environment.OTEL_TRACES_SAMPLER_ARG);
  return new NestedStatementsOnly(
    name.startsWith("parentbased_") ? new ParentBasedSampler({ root: own }) : own,
  );
}

function rootSampler(name: string, argument: string | undefined): Sampler {
  if (name === "always_off") return new AlwaysOffSampler();
  if (name !== "traceidratio") return new AlwaysOnSampler();
  const ratio = Number(argument?.trim() || "1");
  return new TraceIdRatioBasedSampler(ratio >= 0 && ratio <= 1 ? ratio : 1);
}

/**
 * Samples SQL statements only inside of a sampled trace, because the queues poll the database every second.
 */
class NestedStatementsOnly implements Sampler {
  #inner: Sampler;

  constructor(inner: Sampler) {
    this.#inner = inner;
  }

  shouldSample(context: Context, traceId: string, name: string, ...rest: SamplerRest) {
    if (!name.startsWith("prisma:")) return this.#inner.shouldSample(context, traceId, name, ...rest);
    const flags = trace.getSpanContext(context)?.traceFlags ?? TraceFlags.NONE;
    const sampled = (flags & TraceFlags.SAMPLED) !== 0;
    return { decision: sampled ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
  }

  toString(): string {
    return `NestedStatementsOnly{${this.#inner}}`;
  }
}

type SamplerRest =
  Parameters<Sampler["shouldSample"]> extends [Context, string, string, ...infer Rest] ? Rest : never;
