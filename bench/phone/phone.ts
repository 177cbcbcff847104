import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { respondAsLine } from "../../api/src/standIns/line/respondAsLine.ts";
import { launchChromium } from "../../testing/chromium.ts";
import { freePort } from "../../testing/servers/server.ts";
import { type Cleanups, runWithCleanups } from "../cleanups.ts";
import { writeResults } from "../report.ts";
import { type FirstPicture, measureFirstPicture } from "./firstPicture.ts";
import { type LighthouseRuns, type PageMetrics, runLighthouse } from "./lighthouseRuns.ts";
import { PHONE_PAGES, type PhonePageName } from "./phonePages.ts";
import { openPhoneShop } from "./phoneShop.ts";

const USAGE = `npm run bench:phone -- [flags]
  --runs 5             number of visits to each page
  --pages a,b          pages: ${Object.keys(PHONE_PAGES).join(", ")}; default: all
  --json FILE          the file for the figures; default: bench/results/phone-<date>.json`;

const GOALS = { performance: 95, accessibility: 100, bestPractices: 95, pictureMs: 1500, cls: 0.05 };

interface PageFigures extends LighthouseRuns {
  page: PhonePageName;
  path: string;
  device: string;
  firstPicture: FirstPicture | null;
}

/** Returns the goals that a page misses. */
function missed({ page, device, metrics, firstPicture }: PageFigures): string[] {
  const { performance, accessibility, bestPractices, cls } = metrics;
  return [
    ...(device === "phone" && performance < GOALS.performance ? [`performance ${performance}`] : []),
    ...(accessibility < GOALS.accessibility ? [`accessibility ${accessibility}`] : []),
    ...(bestPractices < GOALS.bestPractices ? [`best practices ${bestPractices}`] : []),
    ...(cls > GOALS.cls ? [`layout shift ${cls.toFixed(3)}`] : []),
    ...(firstPicture !== null && firstPicture.picture > GOALS.pictureMs
      ? [`first picture after ${firstPicture.picture} ms`]
      : []),
  ].map((miss) => `${page}: ${miss}`);
}

async function measure(
  names: readonly PhonePageName[],
  runs: number,
  cleanups: Cleanups,
): Promise<PageFigures[]> {
  const shop = await openPhoneShop();
  cleanups.push(() => shop.close());
  const port = await freePort();
  const browser: Browser = await launchChromium([`--remote-debugging-port=${port}`]);
  cleanups.push(() => browser.close());
  const endStandIn = await respondAsLine(port);
  cleanups.push(async () => endStandIn());

  const figures: PageFigures[] = [];
  for (const name of names) {
    const { device, signedIn, pictures, ...page } = PHONE_PAGES[name];
    const path = page.path(shop);
    console.error(`${name}: ${runs} runs of ${path}`);
    const url = shop.origin + path;
    const lighthouseRuns = await runLighthouse(
      port,
      { url, cookie: signedIn ? shop.cookie : null, device },
      runs,
    );
    const firstPicture = pictures ? await measureFirstPicture(browser, shop.origin, path, runs) : null;
    figures.push({ page: name, path, device, ...lighthouseRuns, firstPicture });
  }
  return figures;
}

const COLUMNS: [keyof PageMetrics, string, (value: number) => string][] = [
  ["performance", "performance", String],
  ["accessibility", "accessibility", String],
  ["bestPractices", "best practices", String],
  ["seo", "SEO", String],
  ["fcp", "FCP ms", (value) => value.toFixed(0)],
  ["lcp", "LCP ms", (value) => value.toFixed(0)],
  ["tbt", "TBT ms", (value) => value.toFixed(0)],
  ["cls", "CLS", (value) => value.toFixed(3)],
  ["speedIndex", "speed index", (value) => value.toFixed(0)],
  ["bytes", "bytes", (value) => value.toFixed(0)],
];

function table(figures: readonly PageFigures[]): string {
  const head = `| page | ${COLUMNS.map(([, title]) => title).join(" | ")} |`;
  const rule = `|---|${COLUMNS.map(() => "---:|").join("")}`;
  const rows = figures.map(
    ({ page, path, device, metrics }) =>
      `| ${page}: ${path} (${device}) | ${COLUMNS.map(([name, , show]) => show(metrics[name])).join(" | ")} |`,
  );
  return [head, rule, ...rows].join("\n");
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: "string" }, pages: { type: "string" }, json: { type: "string" } },
  });
  const runs = Number(values.runs ?? 5);
  const names = (values.pages ?? Object.keys(PHONE_PAGES).join()).split(",") as PhonePageName[];
  if (!Number.isSafeInteger(runs) || runs < 1 || names.some((name) => !(name in PHONE_PAGES))) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  await runWithCleanups(async (cleanups) => {
    const load = loadavg()[0] ?? 0;
    const figures = await measure(names, runs, cleanups);
    const machine = { cpu: cpus()[0]?.model ?? "?", cores: cpus().length, node: process.version, load };
    const file = await writeResults(
      values.json ?? `bench/results/phone-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.json`,
      { machine, runs, goals: GOALS, figures },
    );
    console.log(table(figures));
    for (const { path, firstPicture } of figures) {
      if (firstPicture === null) continue;
      const { paint, picture, usable, bytesUntilUsable } = firstPicture;
      console.log(
        `\n${path} over a slow link, including the TLS handshake: first paint ${paint} ms, first product picture ${picture} ms, usable after ${usable} ms (${bytesUntilUsable} bytes)`,
      );
    }
    console.log(`\nMedians of ${runs} runs; load before: ${load.toFixed(2)}. The figures are in ${file}.`);
    for (const { page, findings } of figures)
      for (const finding of findings) console.log(`${page}: ${finding}`);
    const misses = figures.flatMap(missed);
    for (const miss of misses) console.error(`✗ ${miss}`);
    if (misses.length > 0) process.exitCode = 1;
  });
}

await main();
