import type { LiffProfile } from "./liff.ts";

const KEY = "machiya.demoProfile";

/** Returns this browser's person in the demo: a permanent LINE user id, and the name they entered last. */
export function readDemoProfile(): LiffProfile {
  try {
    const stored: Partial<LiffProfile> | null = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (
      stored !== null &&
      /^U[0-9a-f]{32}$/.test(stored.lineUserId ?? "") &&
      typeof stored.name === "string"
    ) {
      return { lineUserId: String(stored.lineUserId), name: stored.name };
    }
  } catch {
    // Unreadable or disabled storage results in a new person.
  }
  return { lineUserId: `U${crypto.randomUUID().replaceAll("-", "")}`, name: "" };
}

export function saveDemoProfile(profile: LiffProfile): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(profile));
  } catch {
    // Private windows may refuse to store data; the person then lasts as long as the page.
  }
}

const FRIEND = "machiya.demoFriend";

/** Returns whether the demo's person has added the shop as a friend; initially false. */
export function isDemoFriend(): boolean {
  try {
    return localStorage.getItem(FRIEND) === "1";
  } catch {
    return false;
  }
}

export function addDemoFriend(): void {
  try {
    localStorage.setItem(FRIEND, "1");
  } catch {
    // Without storage, the next order asks again.
  }
}
