import CloseWindow from "@line/liff/close-window";
import liff from "@line/liff/core";
import GetAccessToken from "@line/liff/get-access-token";
import GetFriendship from "@line/liff/get-friendship";
import GetIdToken from "@line/liff/get-id-token";
import GetProfile from "@line/liff/get-profile";
import IsInClient from "@line/liff/is-in-client";
import IsLoggedIn from "@line/liff/is-logged-in";
import Login from "@line/liff/login";
import Logout from "@line/liff/logout";
import type { Liff } from "./liff.ts";

/** Starts LINE's SDK with only the modules in use. */
export async function startLineLiff(liffId: string): Promise<Liff> {
  for (const Module of [
    IsInClient,
    IsLoggedIn,
    Login,
    Logout,
    GetIdToken,
    GetAccessToken,
    GetProfile,
    GetFriendship,
    CloseWindow,
  ]) {
    liff.use(new Module());
  }
  await liff.init({ liffId });
  return {
    isLoggedIn: () => liff.isLoggedIn(),
    isInClient: () => liff.isInClient(),
    login: (returnTo) => {
      // LINE's own browser signs in automatically when the page starts.
      if (liff.isInClient()) window.location.reload();
      else liff.login({ redirectUri: returnTo });
      return new Promise(() => {});
    },
    logout: () => liff.logout(),
    profile: async () => {
      const { userId, displayName } = await liff.getProfile();
      return { lineUserId: userId, name: displayName };
    },
    idToken: () => liff.getIDToken(),
    accessToken: () => liff.getAccessToken(),
    mayReadProfile: async () => (await import("./linePermission.ts")).mayReadProfile(),
    requestProfile: async () => (await import("./linePermission.ts")).requestProfile(),
    friendship: async () => (await liff.getFriendship()).friendFlag,
    friendPicker: async () => (await import("./lineFriends.ts")).lineFriendPicker(),
    friendRequest: async () => (await import("./lineFriends.ts")).lineFriendRequest(),
    closeWindow: () => liff.closeWindow(),
  };
}
