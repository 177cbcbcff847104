import type { Config } from "../initialData.ts";
import type { Liff } from "./liff.ts";
import type { ReadyLiff } from "./liffReady.ts";

/** A fake LIFF for tests: signed in, already a friend, and without friend picker or friend request. */
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
      mayReadProfile: async () => true,
      requestProfile: async () => true,
      friendship: async () => true,
      friendPicker: async () => null,
      friendRequest: async () => null,
      closeWindow: () => {},
      ...liff,
    },
    config: {
      liffId: null,
      lineLogin: false,
      demo: null,
      shopName: null,
      publicUrl: null,
      lineAccountId: null,
      ...config,
    },
  });
}
