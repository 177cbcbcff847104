import liff from "@line/liff/core";
import IsInClient from "@line/liff/is-in-client";
import { LiffMockPlugin } from "@line/liff-mock";
import { addDemoFriend, isDemoFriend, readDemoProfile } from "./demoProfile.ts";
import type { Liff } from "./liff.ts";

let mock: ReturnType<LiffMockPlugin["install"]> | undefined;

/** Replaces the SDK's calls by liff-mock, once. */
function installMock(): void {
  if (mock !== undefined) return;
  liff.use(new IsInClient());
  // liff-mock is typed for the whole SDK, but it uses only `init` and `isInClient`, which this one has.
  const plugin: { install: (context: never) => NonNullable<typeof mock> } = new LiffMockPlugin();
  liff.use({
    name: "mock",
    install: (context: unknown) => {
      mock = plugin.install(context as never);
      return mock;
    },
  });
}

/** Starts LIFF with liff-mock for the demo: nothing leaves the browser. */
export async function startDemoLiff(): Promise<Liff> {
  installMock();
  const options = { liffId: "demo", mock: true };
  await liff.init(options);
  let loggedIn = false;
  /** Logs the mock in again, because it does not keep its login across reloads as a session does. */
  const play = () => {
    const { lineUserId, name } = readDemoProfile();
    liff.login();
    mock?.set((before) => ({
      ...before,
      isLoggedIn: true,
      isApiAvailable: true,
      getProfile: { userId: lineUserId, displayName: name },
      getFriendship: { friendFlag: isDemoFriend() },
    }));
  };
  return {
    isLoggedIn: () => loggedIn,
    isInClient: () => liff.isInClient(),
    login: async () => {
      play();
      loggedIn = liff.isLoggedIn();
    },
    logout: () => {
      liff.logout();
      loggedIn = false;
    },
    profile: async () => {
      const { userId, displayName } = await liff.getProfile();
      return { lineUserId: userId, name: displayName };
    },
    idToken: () => null,
    accessToken: () => null,
    mayReadProfile: async () => true,
    requestProfile: async () => true,
    friendship: async () => {
      play();
      return (await liff.getFriendship()).friendFlag;
    },
    friendPicker: async () => {
      const { pickDemoFriend } = await import("./DemoFriendPicker.tsx");
      return pickDemoFriend;
    },
    friendRequest: async () => async () => addDemoFriend(),
    closeWindow: () => liff.closeWindow(),
  };
}
