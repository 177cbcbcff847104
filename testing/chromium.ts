import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { type Browser, type BrowserServer, chromium } from "playwright-core";

/** Paths where Chromium may be installed; CHROMIUM_PATH has priority. */
const PLACES = [
  process.env.CHROMIUM_PATH,
  // The build without a user interface takes a seventh less processor time in the browser tests.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Debian packages for browser tests: the browser, and fonts for Chinese, Japanese, and Thai. */
const DEBIAN_PACKAGES = ["chromium-headless-shell", "fonts-noto-cjk", "fonts-thai-tlwg"];

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
 * Chromium uses only its last list of disabled features, so this one starts with Playwright's. Ours are the
 * address bar's pop-ups: pages that Chromium loads for each window, even headless, at 40 % of a window's
 * processor time.
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

/**
 * A page of a test is left before optimized code pays off: without V8's optimizing compilers, a file of tests takes
 * a sixth less processor time. Benchmarks keep them.
 */
const TEST_FLAGS = ["--js-flags=--no-opt,--no-maglev"];

/** Returns options for a headless Chromium that makes no requests of its own to the network. */
function launchOptions(more: readonly string[]): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error("No Chromium. Run `node testing/chromium.ts`, or set CHROMIUM_PATH.");
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    // Without a graphics card, the GPU process only paints into memory; as a thread, it saves a tenth of the
    // total time.
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

/** Launches a Chromium for this process only, with additional arguments. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch(launchOptions(more));
}

/** Launches a Chromium whose scrollbars take room, as on Windows and Linux. */
export async function launchWithScrollbars(): Promise<Browser> {
  return chromium.launch({ ...launchOptions(TEST_FLAGS), ignoreDefaultArgs: ["--hide-scrollbars"] });
}

/** Launches a Chromium that several processes share, each with its own windows. */
export async function launchChromiumServer(): Promise<BrowserServer> {
  return chromium.launchServer({ ...launchOptions(TEST_FLAGS), host: "127.0.0.1" });
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} exited with ${status}`);
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
