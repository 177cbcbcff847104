import { globSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";

/** Returns the built files of a web with their contents. */
function built(folder: string): [file: string, text: string][] {
  return globSync(`${folder}/**/*.*`).map((file) => [file, readFileSync(file, "latin1")]);
}
const filesWith = (folder: string, what: RegExp) =>
  built(folder).flatMap(([file, text]) => (what.test(text) ? [file] : []));

/** Names of the server's variables, and code that reads them. */
const SERVER =
  /process\.env\b|DATABASE_URL|METRICS_TOKEN|LINE_\w*(SECRET|CHANNEL_ACCESS_TOKEN|FRONTEND_KEY)|(DEMO|DEFAULT)_\w+_PASSWORD/;
/** liff-mock, and our code around it. */
const DEMO = /liff-?mock|\[LIFF MOCK|machiya\.demoProfile/i;

describe.each(["web-admin/dist", "web-liff/dist", "web-liff/dist-demo"])("%s", (folder) => {
  it("is built without source maps", () => {
    expect(built(folder).length).toBeGreaterThan(5);
    expect(built(folder).filter(([file]) => file.endsWith(".map"))).toEqual([]);
    expect(filesWith(folder, /sourceMappingURL/)).toEqual([]);
  });

  it("has a Brotli file for each script and style sheet", () => {
    const files = globSync(`${folder}/**/*.{js,css}`);
    expect(files).not.toEqual([]);
    const differs = (file: string) =>
      !brotliDecompressSync(readFileSync(`${file}.br`)).equals(readFileSync(file));
    expect(files.filter(differs)).toEqual([]);
  });

  it("contains neither the server's variables nor paths of the build machine", () => {
    expect(filesWith(folder, SERVER)).toEqual([]);
    expect(filesWith(folder, new RegExp(`${process.cwd()}\\b|node_modules/`))).toEqual([]);
  });
});

describe("the demo's replacement of LINE", () => {
  it("is in the demo's build", () => expect(filesWith("web-liff/dist-demo", DEMO)).not.toEqual([]));

  it.each(["web-liff/dist", "web-admin/dist"])("is not in %s, which production serves", (folder) =>
    expect(filesWith(folder, DEMO)).toEqual([]),
  );
});
