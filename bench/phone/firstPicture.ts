import type { Browser } from "playwright-core";
import { median } from "./lighthouseRuns.ts";
import { type SlowLink, startSlowLink } from "./slowLink.ts";

/** The phone that Lighthouse emulates: a Moto G Power, whose processor has a quarter of this machine's speed. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "zh-TW",
};
const CPU_SLOWDOWN = 4;
/** A visit that shows no picture within this time has failed. */
const TIMEOUT_MS = 60_000;

/** Medians of the visits, in milliseconds from the tap on a link and in received bytes. */
export interface FirstPicture {
  /** The first contentful paint. */
  paint: number;
  /** The first paint of a product's picture. */
  picture: number;
  /** The time from which a tap opens a product. */
  usable: number;
  /** The bytes received until the page is usable. */
  bytesUntilUsable: number;
}

/** Measures first visits to the storefront over a link as slow as slow 4G and with a slow processor. */
export async function measureFirstPicture(
  browser: Browser,
  origin: string,
  path: string,
  visits: number,
): Promise<FirstPicture> {
  const link = await startSlowLink(Number(new URL(origin).port));
  try {
    const measured: FirstPicture[] = [];
    for (let visit = 0; visit < visits; visit += 1) measured.push(await visitOnce(browser, link, path));
    const medianOf = (name: keyof FirstPicture) => Math.round(median(measured.map((one) => one[name])));
    return {
      paint: medianOf("paint"),
      picture: medianOf("picture"),
      usable: medianOf("usable"),
      bytesUntilUsable: medianOf("bytesUntilUsable"),
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
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(recordTimes);
    link.takeReceivedBytes();
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => Reflect.get(window, "usableAt") > 0, null, {
      timeout: TIMEOUT_MS,
      polling: 50,
    });
    const bytesUntilUsable = link.takeReceivedBytes();
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

/** Runs in the page before its own scripts. Records when a product's picture is painted and when its card responds to a tap. */
function recordTimes(): void {
  Reflect.set(window, "pictureAt", 0);
  Reflect.set(window, "usableAt", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("url" in entry) || !String(entry.url).includes("/images/")) continue;
      if (Reflect.get(window, "pictureAt") === 0) Reflect.set(window, "pictureAt", entry.startTime);
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  // React stores its properties on the elements that it has hydrated.
  const check = () => {
    const link = document.querySelector("article a");
    const isHydrated = link !== null && Object.keys(link).some((name) => name.startsWith("__reactProps"));
    if (isHydrated) Reflect.set(window, "usableAt", performance.now());
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
