import type { Page } from "playwright-core";

export interface LoadedScript {
  file: string;
  /** The transferred size, as compressed by the server. */
  bytes: number;
}

/** Returns the distinct scripts that a page has loaded so far, or whose load began until `untilMs`. */
export async function loadedScripts(page: Page, untilMs = Number.MAX_SAFE_INTEGER): Promise<LoadedScript[]> {
  return (await loadedAssets(page, untilMs)).filter(({ file }) => file.endsWith(".js"));
}

/** Returns the scripts and style sheets likewise. */
export async function loadedAssets(page: Page, untilMs = Number.MAX_SAFE_INTEGER): Promise<LoadedScript[]> {
  const loaded = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType("resource")
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ startTime }) => startTime <= until)
        .map(({ name, encodedBodySize, decodedBodySize }) => ({
          file: new URL(name).pathname,
          bytes: encodedBodySize,
          whole: decodedBodySize,
        })),
    untilMs,
  );
  const assets = loaded.filter(({ file }) => /\.(js|css)$/.test(file));
  const plain = assets.find(({ bytes, whole }) => whole > 10_000 && bytes === whole);
  if (plain !== undefined) throw new Error(`${plain.file} is not compressed`);
  return [...new Map(assets.map(({ file, bytes }) => [file, { file, bytes }])).values()];
}

/** Returns the total size of the scripts. */
export function bytesOf(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
