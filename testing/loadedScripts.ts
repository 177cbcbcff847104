import type { Page } from "playwright-core";

export interface LoadedScript {
  file: string;
  /** As it came over the wire, compressed as the server does. */
  bytes: number;
}

/** The scripts that a page has loaded so far, each once. */
export async function loadedScripts(page: Page): Promise<LoadedScript[]> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize, decodedBodySize }) => ({
        file: new URL(name).pathname,
        bytes: encodedBodySize,
        whole: decodedBodySize,
      })),
  );
  const scripts = loaded.filter(({ file }) => file.endsWith(".js"));
  const plain = scripts.find(({ bytes, whole }) => whole > 10_000 && bytes === whole);
  if (plain !== undefined) throw new Error(`${plain.file} came uncompressed`);
  return [...new Map(scripts.map(({ file, bytes }) => [file, { file, bytes }])).values()];
}

/** Of these scripts together. */
export function bytesOf(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
