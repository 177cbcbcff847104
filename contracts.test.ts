import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

describe.each(["web-admin", "web-liff"])("%s", (room) => {
  it("has the Relay artifacts of its documents (else: npm run generate)", () => {
    const { status, stdout, stderr } = spawnSync("relay-compiler", ["--validate"], {
      cwd: room,
      encoding: "utf8",
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  });

  it("persists exactly the documents that its pages use (else: npm run generate)", () => {
    const artifacts = join(room, "src/__generated__");
    const artifactTexts = readdirSync(artifacts).map((file) => readFileSync(join(artifacts, file), "utf8"));
    const ids = new Set(artifactTexts.flatMap((text) => /"id": "([0-9a-f]{64})"/.exec(text)?.[1] ?? []));
    const persisted = JSON.parse(readFileSync(join(room, "persisted_queries.json"), "utf8"));
    expect(Object.keys(persisted).sort()).toEqual([...ids].sort());
  });
});
