import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeLiff } from "../liff/fakeLiff.ts";
import { accountPage, findAddFriendMethod } from "./addFriend.ts";

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
  it("does not ask friends", async () => {
    expect(await findAddFriendMethod(ready({ friend: () => true, lineAccountId: "@machiya" }))).toBeNull();
  });

  it("takes LINE's own question where there is one, and asks again whether they are friends", async () => {
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

  it("leads to the account's page where LINE's question is not to be had", async () => {
    expect(await findAddFriendMethod(ready({ friend: () => false, lineAccountId: "@machiya" }))).toEqual({
      kind: "link",
      href: "https://line.me/R/ti/p/%40machiya",
    });
  });

  it("does not ask without a way, nor when the friendship is not known, which it logs", async () => {
    expect(await findAddFriendMethod(ready({ friend: () => false }))).toBeNull();
    expect(log).not.toHaveBeenCalled();
    const unknown = () => {
      throw new Error("not signed in to LINE");
    };
    expect(await findAddFriendMethod(ready({ friend: unknown, lineAccountId: "@machiya" }))).toBeNull();
    expect(log).toHaveBeenCalledOnce();
  });
});

it("accountPage takes an account's id with or without its @", () => {
  expect(accountPage("machiya")).toBe(accountPage("@machiya"));
});
