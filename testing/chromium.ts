import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { type Browser, type BrowserServer, chromium } from "playwright-core";

/** Where a Chromium may stand; CHROMIUM_PATH goes first. */
const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** What the browser tests need from Debian: the browser, and type for Chinese, Japanese and Thai. */
const DEBIAN_PACKAGES = ["chromium", "fonts-noto-cjk", "fonts-thai-tlwg"];

export function findChromium(): string | undefined {
  return PLACES.find((path) => {
    try {
      accessSync(path ?? "", constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * Chromium obeys the last list of features to disable alone, so that this one begins with Playwright's. Ours are the pop-ups of the
 * address bar: pages that Chromium loads for each window, also without a screen, at four tenths of the processor time of a window.
 */
const DISABLED_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** How Chromium is launched: headless, and looking up nothing outside of this machine. */
function launchOptions(more: readonly string[]): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error("No Chromium. Run `node testing/chromium.ts`, or set CHROMIUM_PATH.");
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    // Without a graphics card its process only paints into memory: as a thread it costs a tenth less of the whole.
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=no-user-gesture-required",
    `--disable-features=${DISABLED_FEATURES.join(",")}`,
    ...more,
  ];
  return { executablePath, args };
}

/** A Chromium for this process alone, with further arguments. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch(launchOptions(more));
}

/** A Chromium that several processes connect to, each with windows of its own. */
export async function launchChromiumServer(): Promise<BrowserServer> {
  return chromium.launchServer({ ...launchOptions([]), host: "127.0.0.1" });
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}`);
}

function installChromium(): void {
  if (process.getuid?.() !== 0) {
    throw new Error(
      `No Chromium. Install one (Debian: apt-get install ${DEBIAN_PACKAGES.join(" ")}) or set CHROMIUM_PATH.`,
    );
  }
  run("apt-get", ["update", "-q"]);
  run("apt-get", ["install", "-q", "-y", "--no-install-recommends", ...DEBIAN_PACKAGES]);
}

if (import.meta.main) {
  if (findChromium() === undefined) installChromium();
  console.log(`Chromium: ${findChromium()}`);
}
