import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { type Browser, chromium } from "playwright-core";

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

/** A headless Chromium that looks up nothing outside of this machine, with further arguments. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error("No Chromium. Run `node testing/chromium.ts`, or set CHROMIUM_PATH.");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--autoplay-policy=no-user-gesture-required",
      ...more,
    ],
  });
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
