import type { LiffProfile } from "./liff.ts";

const KEY = "machiya.demoProfile";

/** The person that this browser plays in the demo: one line user id for good, and the name they last gave. */
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
    // Unreadable or forbidden storage: a new person.
  }
  return { lineUserId: `U${crypto.randomUUID().replaceAll("-", "")}`, name: "" };
}

export function saveDemoProfile(profile: LiffProfile): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(profile));
  } catch {
    // Private windows may refuse: the person then lasts as long as the page.
  }
}

const FRIEND = "machiya.demoFriend";

/** Whether the person of the demo has added the shop as a friend; at first they have not. */
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
    // Asked again at the next order.
  }
}
