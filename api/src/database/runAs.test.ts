import { describe, expect, it } from "vitest";
import { chooseRunAs, commandLine } from "./runAs.ts";

describe("chooseRunAs", () => {
  it("keeps an ordinary user", () => {
    expect(chooseRunAs(1000, () => true)).toBe("self");
  });

  it("selects a user namespace for root, or the user nobody where that is forbidden", () => {
    expect(chooseRunAs(0, () => true)).toBe("namespace");
    expect(chooseRunAs(0, () => false)).toBe("nobody");
  });
});

describe("commandLine", () => {
  it("runs the program directly for an ordinary user", () => {
    expect(commandLine("self", "/bin/postgres", ["-D", "x"])).toEqual({
      command: "/bin/postgres",
      args: ["-D", "x"],
      identity: undefined,
    });
  });

  it("maps root to the user nobody inside the namespace", () => {
    expect(commandLine("namespace", "/bin/postgres", ["-D", "x"])).toEqual({
      command: "unshare",
      args: ["--user", "--map-user=65534", "--map-group=65534", "--", "/bin/postgres", "-D", "x"],
      identity: undefined,
    });
  });

  it("changes to the user nobody without a namespace", () => {
    expect(commandLine("nobody", "/bin/postgres", ["-D", "x"]).identity).toEqual({
      uid: 65_534,
      gid: 65_534,
    });
  });
});
