import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeLiff } from "../liff/fakeLiff.ts";
import type { Liff } from "../liff/liff.ts";
import type { logInCustomer } from "./logInCustomer.ts";
import { requestName } from "./requestName.ts";

const log = vi.spyOn(console, "warn").mockImplementation(() => {});
const server = vi.fn<typeof logInCustomer>();
const UNNAMED = { id: "1", name: "", phone: "", blocked: false };
const MEI = { ...UNNAMED, name: "Mei" };

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  server.mockReset();
  server.mockResolvedValue(MEI);
  log.mockClear();
});
afterAll(() => {
  log.mockRestore();
  vi.unstubAllGlobals();
});

function line(more: Partial<Liff> = {}, config: Parameters<typeof fakeLiff>[1] = {}) {
  const requestProfile = vi.fn(async () => true);
  return { requestProfile, ready: fakeLiff({ accessToken: () => "new", requestProfile, ...more }, config) };
}

describe("requestName", () => {
  it("does not ask customers whose name is known", async () => {
    const { requestProfile, ready } = line();
    expect(await requestName(MEI, ready, server)).toBe(MEI);
    expect(requestProfile).not.toHaveBeenCalled();
  });

  it("signs the customer in again with the profile that LINE's screen shares", async () => {
    const { ready } = line();
    expect(await requestName(UNNAMED, ready, server)).toBe(MEI);
    expect(server).toHaveBeenCalledWith({ accessToken: "new" });
  });

  it("asks once per visit", async () => {
    const requestProfile = vi.fn(async () => Promise.reject(new Error("user didn't allow the agreement")));
    const { ready } = line({ requestProfile });
    expect(await requestName(UNNAMED, ready, server)).toBe(UNNAMED);
    expect(await requestName(UNNAMED, ready, server)).toBe(UNNAMED);
    expect(requestProfile).toHaveBeenCalledOnce();
    expect(server).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledOnce();
  });

  it.each([
    ["the app does not have the permission", line({ requestProfile: async () => false })],
    ["the browser is not signed in to LINE", line({ isLoggedIn: () => false })],
    ["it is the demo", line({}, { demo: { loginKey: "key" } as never })],
    ["there is no access token", line({ accessToken: () => null })],
  ])("keeps the customer when %s", async (_, { ready }) => {
    expect(await requestName(UNNAMED, ready, server)).toBe(UNNAMED);
    expect(server).not.toHaveBeenCalled();
  });

  it.each([
    ["LIFF does not start", () => Promise.reject(new Error("offline")), server],
    ["the server refuses the token", line().ready, vi.fn(async () => Promise.reject(new Error("refused")))],
  ])("keeps the customer when %s", async (_, ready, logIn) => {
    expect(await requestName(UNNAMED, ready, logIn)).toBe(UNNAMED);
  });

  it("keeps the customer when LINE is signed in as another person", async () => {
    server.mockResolvedValue({ ...MEI, id: "2" });
    expect(await requestName(UNNAMED, line().ready, server)).toBe(UNNAMED);
  });
});
