import { Refusal } from "@machiya/schema/client/refusal";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Liff } from "../liff/liff.ts";
import type { logInCustomer } from "./logInCustomer.ts";
import { canRenew, exchange } from "./signIn.ts";

const server = vi.fn<typeof logInCustomer>();
const MEI = { id: "1", name: "Mei", phone: "", blocked: false };
const PAGE = "https://shop.test/bot-order/";

/** A session storage, which survives LINE's login. */
function tabStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Stands for leaving the page for LINE. */
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
  mayReadProfile: async () => true,
  requestProfile: async () => true,
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
afterAll(() => vi.unstubAllGlobals());

const refuse = (code: "WRONG_CREDENTIALS" | "LINE_UNAVAILABLE") => async () => {
  throw new Refusal(code, {});
};
const visit = (tokens: Parameters<typeof liff>[0]) => exchange(liff(tokens), config, PAGE, server);

describe("exchange", () => {
  test("opens a session without leaving for LINE when the token is valid", async () => {
    server.mockResolvedValue(MEI);
    expect(await visit({ id: "good", access: "access" })).toBe(MEI);
    expect(server).toHaveBeenCalledWith({ idToken: "good", liffAccessToken: "access" });
    expect(steps).toEqual([]);
  });

  test("renews expired tokens once by signing out and in", async () => {
    server.mockImplementation(refuse("WRONG_CREDENTIALS"));
    await expect(visit({ id: "expired" })).rejects.toThrow(Left);
    expect(steps).toEqual(["out", "in"]);
    server.mockResolvedValue(MEI);
    expect(await visit({ id: "fresh" })).toBe(MEI);
  });

  test("does not leave for LINE again when renewed tokens are rejected, however often the page loads", async () => {
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

  test("renews tokens again when the customer asks to sign in", async () => {
    server.mockImplementation(refuse("WRONG_CREDENTIALS"));
    await expect(visit({ id: "expired" })).rejects.toThrow(Left);
    canRenew();
    await expect(visit({ id: "expired" })).rejects.toThrow(Left);
    expect(steps).toEqual(["out", "in", "out", "in"]);
  });

  test("keeps tokens that LINE cannot verify at the moment", async () => {
    server.mockImplementation(refuse("LINE_UNAVAILABLE"));
    await expect(visit({ id: "good", access: "access" })).rejects.toMatchObject({ code: "LINE_UNAVAILABLE" });
    expect(steps).toEqual([]);
    expect(server).toHaveBeenCalledTimes(1);
  });

  test("accepts only an access token where the app lacks the scope openid", async () => {
    server.mockResolvedValue(MEI);
    expect(await visit({ id: null, access: "access" })).toBe(MEI);
    expect(server).toHaveBeenCalledWith({ accessToken: "access" });
  });
});
