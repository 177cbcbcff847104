import type { Config } from "../config.ts";
import type { Liff } from "./liff.ts";
import type { ReadyLiff } from "./liffReady.ts";

/** LINE's SDK for tests: somebody signed in, who is a friend, in a browser that can do nothing else. */
export function fakeLiff(liff: Partial<Liff>, config: Partial<Config> = {}): () => Promise<ReadyLiff> {
  return async () => ({
    liff: {
      isLoggedIn: () => true,
      isInClient: () => false,
      login: async () => {},
      logout: () => {},
      profile: async () => ({ lineUserId: `U${"0".repeat(32)}`, name: "" }),
      idToken: () => null,
      accessToken: () => null,
      friendship: async () => true,
      friendPicker: async () => null,
      friendRequest: async () => null,
      closeWindow: () => {},
      ...liff,
    },
    config: {
      ...{ liffId: null, lineLogin: false, demo: null, shopName: null, publicUrl: null, lineAccountId: null },
      ...config,
    },
  });
}
