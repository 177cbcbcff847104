import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeLiff } from "../liff/fakeLiff.ts";
import { findAddFriendMethod } from "./addFriend.ts";

const log = vi.spyOn(console, "warn").mockImplementation(() => {});

afterEach(() => {
  log.mockClear();
});

interface Situation {
  friend: () => boolean;
  request?: () => Promise<void>;
  lineAccountId?: string;
}

const ready = ({ friend, request, lineAccountId }: Situation) =>
  fakeLiff(
    { friendship: async () => friend(), friendRequest: async () => request ?? null },
    { lineAccountId: lineAccountId ?? null },
  );

describe("findAddFriendMethod", () => {
  it("does not ask customers who are friends", async () => {
    expect(await findAddFriendMethod(ready({ friend: () => true, lineAccountId: "@machiya" }))).toBeNull();
  });

  it("uses LINE's own dialog where it exists, and checks the friendship again", async () => {
    let friend = false;
    const request = async () => {
      friend = true;
    };
    const way = await findAddFriendMethod(
      ready({ friend: () => friend, request, lineAccountId: "@machiya" }),
    );
    expect(way?.kind).toBe("request");
    expect(way?.kind === "request" && (await way.request())).toBe(true);
  });

  it("links to the account's page where LINE's dialog is not available", async () => {
    expect(await findAddFriendMethod(ready({ friend: () => false, lineAccountId: "@machiya" }))).toEqual({
      kind: "link",
      href: "https://line.me/R/ti/p/%40machiya",
    });
  });

  it("does not ask customers whose friendship LINE would reveal only after its consent screen", async () => {
    const friendship = vi.fn(async () => false);
    const mayReadProfile = async () => false;
    const unknown = fakeLiff({ friendship, mayReadProfile }, { lineAccountId: "@machiya" });
    expect(await findAddFriendMethod(unknown)).toBeNull();
    expect(friendship).not.toHaveBeenCalled();
  });

  it("does not ask without a method or when the friendship is unknown, which it logs", async () => {
    expect(await findAddFriendMethod(ready({ friend: () => false }))).toBeNull();
    expect(log).not.toHaveBeenCalled();
    const unknown = () => {
      throw new Error("not signed in to LINE");
    };
    expect(await findAddFriendMethod(ready({ friend: unknown, lineAccountId: "@machiya" }))).toBeNull();
    expect(log).toHaveBeenCalledOnce();
  });
});
