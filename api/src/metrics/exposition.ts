/** The Prometheus text format, version 0.0.4: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

export type Labels = Readonly<Record<string, string | number>>;

/** One metric with its help text and samples. A sample's suffix is _bucket, _sum or _count. */
export interface Metric {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples: readonly { suffix?: string; labels?: Labels; value: number }[];
}

const escaped = (text: string) => text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");

function formatLabels(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(String(value)).replaceAll('"', '\\"')}"`,
  );
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function formatValue(value: number): string {
  if (Number.isNaN(value)) return "NaN";
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? "+Inf" : "-Inf";
}

/** Formats metrics as the text that Prometheus scrapes. */
export function exposition(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${escaped(help)}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(
      ({ suffix = "", labels, value }) => `${name}${suffix}${formatLabels(labels)} ${formatValue(value)}`,
    ),
  ]);
  return `${lines.join("\n")}\n`;
}
