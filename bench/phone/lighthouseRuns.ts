import lighthouse, { desktopConfig } from "lighthouse";

/** What Lighthouse says of a page: scores of 0 to 100, milliseconds, and CLS as it is. Medians of the runs. */
export interface Verdict {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  /** Everything that came over the wire, in bytes. */
  bytes: number;
}

export interface LighthouseRuns {
  verdict: Verdict;
  /** The performance of each run, in their order. */
  performances: number[];
  /** What accessibility and best practices find fault with, in any run. */
  findings: string[];
}

interface Visit {
  url: string;
  /** The Cookie header; null: nobody is signed in. */
  cookie: string | null;
  device: "phone" | "desktop";
}

/** How long a page may take to fall silent; those that subscribe to changes never do. */
const MAX_WAIT_MS = 20_000;
/** Throughput insights and what needs hours of a page are not asked for. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Of a page that is nobody's business but the customers': whether search engines find it is the shop's to say. */
const JUDGED = ["accessibility", "best-practices"];

/** Runs Lighthouse in the Chromium that listens at this port: a mid-range phone on slow 4G (simulated) or a desktop. */
export async function runLighthouse(port: number, visit: Visit, runs: number): Promise<LighthouseRuns> {
  const verdicts: Verdict[] = [];
  const findings = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    const { verdict, faults } = await runOnce(port, visit);
    verdicts.push(verdict);
    for (const fault of faults) findings.add(fault);
  }
  return {
    verdict: medians(verdicts),
    performances: verdicts.map(({ performance }) => performance),
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
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const verdict: Verdict = {
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
  const faults = JUDGED.flatMap((name) => categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score: given, scoreDisplayMode, title = id, details } = audits[id] ?? {};
    if (weight === 0 || given === null || given === undefined || given >= 1) return [];
    if (scoreDisplayMode === "notApplicable" || scoreDisplayMode === "manual") return [];
    return [`${id}: ${title} ${describeItems(details)}`.trim()];
  });
  return { verdict, faults };
}

/** The first things that an audit names. */
function describeItems(details: unknown): string {
  if (typeof details !== "object" || details === null || !("items" in details)) return "";
  const { items } = details;
  return Array.isArray(items) && items.length > 0 ? JSON.stringify(items.slice(0, 3)).slice(0, 600) : "";
}

function medians(verdicts: readonly Verdict[]): Verdict {
  const [first] = verdicts;
  if (first === undefined) throw new Error("Nothing was run");
  const names = Object.keys(first) as (keyof Verdict)[];
  return Object.fromEntries(
    names.map((name) => [name, median(verdicts.map((one) => one[name]))]),
  ) as unknown as Verdict;
}

/** Of an even number the greater of the two in the middle. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
