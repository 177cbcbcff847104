import type { Browser } from "playwright-core";
import { median } from "./lighthouseRuns.ts";
import { type SlowLink, startSlowLink } from "./slowLink.ts";

/** The phone that Lighthouse plays: a Moto G Power, with a processor of a quarter of this one. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "zh-TW",
};
const SLOWER_BY = 4;
/** Milliseconds: a visit that has drawn no picture by then has failed. */
const TIMEOUT_MS = 60_000;

/** Milliseconds from the tap on a link; bytes of everything that came until then. Medians of the visits. */
export interface FirstPicture {
  /** Something of the page was drawn. */
  paint: number;
  /** A product's picture was. */
  picture: number;
  /** A product can be opened: the page answers to a tap. */
  usable: number;
  bytesUntilUsable: number;
}

/** Opens the storefront for the first time, again and again, over a line as slow as slow 4G and with a slow processor. */
export async function measureFirstPicture(
  browser: Browser,
  origin: string,
  path: string,
  visits: number,
): Promise<FirstPicture> {
  const link = await startSlowLink(Number(new URL(origin).port));
  try {
    const seen: FirstPicture[] = [];
    for (let visit = 0; visit < visits; visit += 1) seen.push(await visitOnce(browser, link, path));
    const of = (name: keyof FirstPicture) => Math.round(median(seen.map((one) => one[name])));
    return {
      paint: of("paint"),
      picture: of("picture"),
      usable: of("usable"),
      bytesUntilUsable: of("bytesUntilUsable"),
    };
  } finally {
    await link.close();
  }
}

async function visitOnce(browser: Browser, link: SlowLink, path: string): Promise<FirstPicture> {
  const context = await browser.newContext({ ...PHONE, baseURL: `http://127.0.0.1:${link.port}` });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_BY });
    await page.addInitScript(watchThePage);
    link.takeDown();
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => Reflect.get(window, "usableAt") > 0, null, {
      timeout: TIMEOUT_MS,
      polling: 50,
    });
    const bytesUntilUsable = link.takeDown();
    await page.waitForFunction(() => Reflect.get(window, "pictureAt") > 0, null, {
      timeout: TIMEOUT_MS,
      polling: 50,
    });
    const times = await page.evaluate(() => ({
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      picture: Number(Reflect.get(window, "pictureAt")),
      usable: Number(Reflect.get(window, "usableAt")),
    }));
    return { ...times, bytesUntilUsable };
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything of it: notes when a product's picture stands there, and when its card answers to a tap. */
function watchThePage(): void {
  Reflect.set(window, "pictureAt", 0);
  Reflect.set(window, "usableAt", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("url" in entry) || !String(entry.url).includes("/images/")) continue;
      if (Reflect.get(window, "pictureAt") === 0) Reflect.set(window, "pictureAt", entry.startTime);
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  // React leaves its properties on the elements that it answers for.
  const look = () => {
    const link = document.querySelector("article a");
    const answers = link !== null && Object.keys(link).some((name) => name.startsWith("__reactProps"));
    if (answers) Reflect.set(window, "usableAt", performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
