import { globSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";

/** What a browser is given of a web, by file. */
function built(folder: string): [file: string, text: string][] {
  return globSync(`${folder}/**/*.*`).map((file) => [file, readFileSync(file, "latin1")]);
}
const filesWith = (folder: string, what: RegExp) =>
  built(folder).flatMap(([file, text]) => (what.test(text) ? [file] : []));

/** Names of the server's variables, and what would read them. */
const SERVER =
  /process\.env\b|DATABASE_URL|METRICS_TOKEN|LINE_\w*(SECRET|CHANNEL_ACCESS_TOKEN|FRONTEND_KEY)|(DEMO|DEFAULT)_\w+_PASSWORD/;
/** liff-mock and what plays LINE around it. */
const DEMO = /liff-?mock|\[LIFF MOCK|machiya\.demoProfile/i;

describe.each(["web-admin/dist", "web-liff/dist", "web-liff/dist-demo"])("%s", (folder) => {
  it("is built, without maps of its source", () => {
    expect(built(folder).length).toBeGreaterThan(5);
    expect(built(folder).filter(([file]) => file.endsWith(".map"))).toEqual([]);
    expect(filesWith(folder, /sourceMappingURL/)).toEqual([]);
  });

  it("has every script and style sheet beside itself in Brotli", () => {
    const files = globSync(`${folder}/**/*.{js,css}`);
    expect(files).not.toEqual([]);
    const differs = (file: string) =>
      !brotliDecompressSync(readFileSync(`${file}.br`)).equals(readFileSync(file));
    expect(files.filter(differs)).toEqual([]);
  });

  it("knows neither the server's variables nor folders of the machine that built it", () => {
    expect(filesWith(folder, SERVER)).toEqual([]);
    expect(filesWith(folder, new RegExp(`${process.cwd()}\\b|node_modules/`))).toEqual([]);
  });
});

describe("what plays LINE in the demo", () => {
  it("is in the demo's pages", () => expect(filesWith("web-liff/dist-demo", DEMO)).not.toEqual([]));

  it.each(["web-liff/dist", "web-admin/dist"])("is not in %s, which a real shop serves", (folder) =>
    expect(filesWith(folder, DEMO)).toEqual([]),
  );
});
