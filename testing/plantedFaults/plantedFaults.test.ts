import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AREAS, affectedWebs, needsBuilds, parseFault, readFaults } from "./plantedFault.ts";

const patchOf = (file: string, tests: string) =>
  `A discount can be saved without a name.\n\nTests: ${tests}\n\ndiff --git a/${file} b/${file}\n--- a/${file}\n`;

const parse = (file: string, tests = "schema/src/a.test.ts") =>
  parseFault("testing/plantedFaults/server/unnamed-discount.patch", patchOf(file, tests));

describe("parseFault", () => {
  it("reads the name, the description, the tests and the changed files", () => {
    expect(parse("schema/src/a.ts", "schema/src/a.test.ts web-admin/e2e/discounts")).toEqual({
      name: "server/unnamed-discount",
      patch: "testing/plantedFaults/server/unnamed-discount.patch",
      description: "A discount can be saved without a name.",
      tests: ["schema/src/a.test.ts", "web-admin/e2e/discounts"],
      files: ["schema/src/a.ts"],
    });
  });

  it("refuses a patch that names no tests", () => {
    const text = patchOf("schema/src/a.ts", "x").replace("Tests: x\n\n", "");
    expect(() => parseFault("server/a.patch", text)).toThrow('needs a sentence, a line "Tests: …"');
  });
});

describe("builds", () => {
  it("are needed for browser tests", () => {
    expect(needsBuilds(parse("web-admin/src/a.ts", "web-admin/e2e/a.test.ts"))).toBe(true);
    expect(needsBuilds(parse("web-admin/src/a.ts", "web-admin/src/a.test.ts"))).toBe(false);
  });

  it("are of the webs that contain the changed files", () => {
    expect(affectedWebs(parse("web-liff/src/a.ts"))).toEqual(["web-liff"]);
    expect(affectedWebs(parse("schema/src/domain/a.ts"))).toEqual(["web-admin", "web-liff"]);
    expect(affectedWebs(parse("schema/src/shop/a.ts"))).toEqual([]);
  });
});

describe("planted faults", () => {
  const faults = readFaults();

  it.each(faults)("$name can be planted and tested", ({ name, patch, description, tests, files }) => {
    expect(AREAS).toContain(name.split("/")[0]);
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(files.length).toBeGreaterThan(0);
    for (const test of tests) expect(globSync(`${test}*`), test).not.toEqual([]);
    execFileSync("git", ["apply", "--check", patch]);
  });
});
