import { Refusal } from "@machiya/schema/client/refusal";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Liff } from "../liff/liff.ts";
import { logInCustomer } from "./logInCustomer.ts";
import { canRenew, exchange } from "./signIn.ts";

vi.mock("./logInCustomer.ts", () => ({ logInCustomer: vi.fn() }));
const server = vi.mocked(logInCustomer);
const MEI = { id: "1", name: "Mei", phone: "", blocked: false };
const PAGE = "https://shop.test/bot-order/";

/** What a tab remembers over the way to LINE and back. */
function tabStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** The page is left for LINE. */
class Left extends Error {}

const steps: string[] = [];
const liff = (tokens: { id: string | null; access?: string | null }): Liff => ({
  isLoggedIn: () => true,
  isInClient: () => false,
  login: async () => {
    steps.push("in");
    throw new Left();
  },
  logout: () => void steps.push("out"),
  profile: async () => ({ lineUserId: "", name: "" }),
  idToken: () => tokens.id,
  accessToken: () => tokens.access ?? null,
  friendship: async () => true,
  friendPicker: async () => null,
  friendRequest: async () => null,
  closeWindow: () => {},
});
const config = {
  liffId: "1650000000-demo",
  lineLogin: true,
  demo: null,
  shopName: null,
  publicUrl: null,
  lineAccountId: null,
};

beforeEach(() => {
  vi.stubGlobal("sessionStorage", tabStorage());
  server.mockReset();
  steps.length = 0;
});

const refuse = (code: "WRONG_CREDENTIALS" | "LINE_UNAVAILABLE") => async () => {
  throw new Refusal(code, {});
};
const visit = (tokens: Parameters<typeof liff>[0]) => exchange(liff(tokens), config, PAGE);

describe("LINE's tokens", () => {
  test("that are good open a session without going to LINE", async () => {
    server.mockResolvedValue(MEI);
    expect(await visit({ id: "good" })).toBe(MEI);
    expect(steps).toEqual([]);
  });

  test("that have expired are renewed by signing out and in once", async () => {
    server.mockImplementation(refuse("WRONG_CREDENTIALS"));
    await expect(visit({ id: "expired" })).rejects.toThrow(Left);
    expect(steps).toEqual(["out", "in"]);
    server.mockResolvedValue(MEI);
    expect(await visit({ id: "fresh" })).toBe(MEI);
  });

  test("that are refused fresh too go to LINE no more, however often the page is loaded", async () => {
    server.mockImplementation(refuse("WRONG_CREDENTIALS"));
    await expect(visit({ id: "expired" })).rejects.toThrow(Left);
    for (let i = 0; i < 3; i += 1) {
      await expect(visit({ id: "fresh", access: "access" })).rejects.toMatchObject({
        code: "WRONG_CREDENTIALS",
      });
    }
    expect(steps).toEqual(["out", "in"]);
    expect(server).toHaveBeenLastCalledWith({ accessToken: "access" });
  });

  test("are renewed again when the customer asks for it", async () => {
    server.mockImplementation(refuse("WRONG_CREDENTIALS"));
    await expect(visit({ id: "expired" })).rejects.toThrow(Left);
    canRenew();
    await expect(visit({ id: "expired" })).rejects.toThrow(Left);
    expect(steps).toEqual(["out", "in", "out", "in"]);
  });

  test("that LINE cannot judge now are kept", async () => {
    server.mockImplementation(refuse("LINE_UNAVAILABLE"));
    await expect(visit({ id: "good", access: "access" })).rejects.toMatchObject({ code: "LINE_UNAVAILABLE" });
    expect(steps).toEqual([]);
    expect(server).toHaveBeenCalledTimes(1);
  });

  test("may be an access token alone, where the app has no scope openid", async () => {
    server.mockResolvedValue(MEI);
    expect(await visit({ id: null, access: "access" })).toBe(MEI);
    expect(server).toHaveBeenCalledWith({ accessToken: "access" });
  });
});
