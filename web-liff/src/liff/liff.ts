import type { Config } from "../config.ts";
import type { ShareCard } from "../share/shareCard.ts";

export interface LiffProfile {
  lineUserId: string;
  name: string;
}

/** Opens LINE's friend picker for a card. False: it was closed without choosing anybody. Rejects when it failed. */
export type FriendPicker = (card: ShareCard) => Promise<boolean>;

/** What the pages need of LINE's SDK, or of its stand-in in the demo. */
export interface Liff {
  isLoggedIn(): boolean;
  /** Whether this is LINE's own browser, whose window can be closed. */
  isInClient(): boolean;
  /** Outside LINE's browser the page leaves for LINE and comes back to `returnTo`; the promise then never ends. */
  login(returnTo: string): Promise<void>;
  /** Forgets LINE's own sign-in, so that the next one hands out fresh tokens. */
  logout(): void;
  profile(): Promise<LiffProfile>;
  /** Null without the scope openid, and in the demo. */
  idToken(): string | null;
  accessToken(): string | null;
  /** Whether the shop's account is among their friends. */
  friendship(): Promise<boolean>;
  /** LINE's friend picker, loaded when it is asked for. Null: it cannot be opened here. */
  friendPicker(): Promise<FriendPicker | null>;
  /** LINE's own question whether to add the shop as a friend, loaded when it is asked for. Null: not here. */
  friendRequest(): Promise<(() => Promise<void>) | null>;
  closeWindow(): void;
}

/** Loads and starts LINE's SDK. Rejects when it is not configured or cannot be loaded. */
export async function startLiff(config: Config): Promise<Liff> {
  // The demo's stand-in is in the demo's own build alone.
  if (import.meta.env.MODE === "demo" && config.demo !== null) {
    const { startDemoLiff } = await import("./demoLiff.ts");
    return startDemoLiff();
  }
  if (config.liffId === null) throw new Error("LIFF is not configured");
  const { startLineLiff } = await import("./lineLiff.ts");
  return startLineLiff(config.liffId);
}
