import type { RequestTarget } from "../http/entrypoints.ts";
import type { Labels, Metric } from "./exposition.ts";

/** Upper bounds in seconds; the exposition counts a response in every bucket that it fits. */
export const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** A request that was answered. */
export interface RequestOutcome extends RequestTarget {
  method: string;
  operation: string | null;
  status: number;
  /** Seconds until the response began; the body of a subscription continues after that. */
  seconds: number;
}

export interface RequestMetrics {
  count(outcome: RequestOutcome): void;
  metrics(): Metric[];
}

/** Other methods share one label, because clients can invent them. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/**
 * Counts the requests of this process by entrypoint, route and operation. All labels come from fixed sets, so
 * that clients cannot create new series.
 */
export function createRequestMetrics(): RequestMetrics {
  const requests = new Map<string, { labels: Labels; value: number }>();
  /** Each response is counted in the first bucket that it fits. */
  const durations = new Map<string, { labels: Labels; buckets: number[]; sum: number; count: number }>();

  return {
    count({ entrypoint, route, method, operation, status, seconds }) {
      const labels = { entrypoint, route, operation: operation ?? "" };
      const counted = { ...labels, method: METHODS.has(method) ? method : "other", status };
      const of = `${entrypoint} ${route} ${labels.operation}`;
      const key = `${of} ${counted.method} ${status}`;
      const request = requests.get(key) ?? { labels: counted, value: 0 };
      request.value += 1;
      requests.set(key, request);

      const duration = durations.get(of) ?? {
        labels,
        buckets: LATENCY_BUCKETS.map(() => 0),
        sum: 0,
        count: 0,
      };
      const first = LATENCY_BUCKETS.findIndex((limit) => seconds <= limit);
      if (first !== -1) duration.buckets[first] = (duration.buckets[first] ?? 0) + 1;
      duration.sum += seconds;
      duration.count += 1;
      durations.set(of, duration);
    },
    metrics: () => [
      {
        name: "machiya_requests_total",
        help: "Requests answered by this process.",
        type: "counter",
        samples: [...requests.values()],
      },
      {
        name: "machiya_request_duration_seconds",
        help: "How long requests took until their answer began.",
        type: "histogram",
        samples: [...durations.values()].flatMap(({ labels, buckets, sum, count }) => [
          ...LATENCY_BUCKETS.map((limit, index) => ({
            suffix: "_bucket",
            labels: { ...labels, le: String(limit) },
            value: buckets.slice(0, index + 1).reduce((all, one) => all + one, 0),
          })),
          { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
          { suffix: "_sum", labels, value: sum },
          { suffix: "_count", labels, value: count },
        ]),
      },
    ],
  };
}
