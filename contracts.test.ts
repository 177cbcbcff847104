import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

describe.each(["web-admin", "web-liff"])("%s", (room) => {
  it("has its Relay artifacts and persisted documents committed as they are (else: npm run generate)", () => {
    const { status, stdout, stderr } = spawnSync("relay-compiler", ["--validate"], {
      cwd: room,
      encoding: "utf8",
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
});
