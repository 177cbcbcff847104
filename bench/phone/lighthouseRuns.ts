import lighthouse, { desktopConfig } from "lighthouse";

/** Lighthouse's figures of a page, as medians of the runs: scores from 0 to 100, times in milliseconds, and CLS. */
export interface PageMetrics {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  /** The transferred bytes. */
  bytes: number;
}

export interface LighthouseRuns {
  metrics: PageMetrics;
  /** The performance score of each run. */
  performances: number[];
  /** The findings about accessibility and best practices in any run. */
  findings: string[];
}

interface Visit {
  url: string;
  /** The Cookie header; null for an anonymous visitor. */
  cookie: string | null;
  device: "phone" | "desktop";
}

/** The maximum time to wait until a page sends no more requests; pages that subscribe to changes never stop. */
const MAX_WAIT_MS = 20_000;
/** The categories that are measured. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** The categories whose findings are reported; whether search engines may index the shop is the store's choice. */
const CHECKED_CATEGORIES = ["accessibility", "best-practices"];

/** Runs Lighthouse in the Chromium at this port, as a mid-range phone on slow 4G (simulated) or as a desktop. */
export async function runLighthouse(port: number, visit: Visit, runs: number): Promise<LighthouseRuns> {
  const allMetrics: PageMetrics[] = [];
  const findings = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    const { metrics, errors } = await runOnce(port, visit);
    allMetrics.push(metrics);
    for (const error of errors) findings.add(error);
  }
  return {
    metrics: medians(allMetrics),
    performances: allMetrics.map(({ performance }) => performance),
    findings: [...findings],
  };
}

async function runOnce(port: number, { url, cookie, device }: Visit) {
  const flags = {
    port,
    output: "json" as const,
    logLevel: "error" as const,
    onlyCategories: CATEGORIES,
    maxWaitForLoad: MAX_WAIT_MS,
    ...(cookie !== null && { extraHeaders: { Cookie: cookie } }),
  };
  const result = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const metrics: PageMetrics = {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    speedIndex: value("speed-index"),
    bytes: value("total-byte-weight"),
  };
  const errors = CHECKED_CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).flatMap(
    ({ id, weight }) => {
      const { score: auditScore, scoreDisplayMode, title = id, details } = audits[id] ?? {};
      if (weight === 0 || auditScore === null || auditScore === undefined || auditScore >= 1) return [];
      if (scoreDisplayMode === "notApplicable" || scoreDisplayMode === "manual") return [];
      return [`${id}: ${title} ${describeItems(details)}`.trim()];
    },
  );
  return { metrics, errors };
}

/** Describes the first items of an audit. */
function describeItems(details: unknown): string {
  if (typeof details !== "object" || details === null || !("items" in details)) return "";
  const { items } = details;
  return Array.isArray(items) && items.length > 0 ? JSON.stringify(items.slice(0, 3)).slice(0, 600) : "";
}

function medians(allMetrics: readonly PageMetrics[]): PageMetrics {
  const [first] = allMetrics;
  if (first === undefined) throw new Error("There are no runs");
  const names = Object.keys(first) as (keyof PageMetrics)[];
  return Object.fromEntries(
    names.map((name) => [name, median(allMetrics.map((one) => one[name]))]),
  ) as unknown as PageMetrics;
}

/** Returns the median; of an even number of values, the greater of the two in the middle. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
