import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

describe.each(["web-admin", "web-liff"])("%s", (room) => {
  it("has its Relay artifacts and persisted documents committed unchanged (else: npm run generate)", () => {
    const { status, stdout, stderr } = spawnSync("relay-compiler", ["--validate"], {
      cwd: room,
      encoding: "utf8",
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  });

  it("persists no document that no page uses (else: remove it from persisted_queries.json)", () => {
    const artifacts = join(room, "src/__generated__");
    const artifactTexts = readdirSync(artifacts).map((file) => readFileSync(join(artifacts, file), "utf8"));
    const ids = new Set(artifactTexts.flatMap((text) => /"id": "([0-9a-f]{64})"/.exec(text)?.[1] ?? []));
    const persisted = JSON.parse(readFileSync(join(room, "persisted_queries.json"), "utf8"));
    expect(Object.keys(persisted).filter((id) => !ids.has(id))).toEqual([]);
  });
});
