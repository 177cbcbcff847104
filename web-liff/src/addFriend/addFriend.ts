import { lineAccountUrl } from "@machiya/schema/domain/storeContact";
import type { ReadyLiff } from "../liff/liffReady.ts";

/** A way to add the shop as a friend: LINE's own dialog, or a link to the page of the shop's account. */
export type AddFriendMethod =
  | { kind: "request"; request: () => Promise<boolean> }
  | { kind: "link"; href: string };

/**
 * Returns null for friends, where neither way is available, and where the friendship cannot be read without asking
 * the customer for a permission. Logs errors and never rejects.
 */
export async function findAddFriendMethod(ready: () => Promise<ReadyLiff>): Promise<AddFriendMethod | null> {
  try {
    const { liff, config } = await ready();
    // Without the permission, LINE would show its consent screen in order to answer.
    if (!(await liff.mayReadProfile()) || (await liff.friendship())) return null;
    const request = await liff.friendRequest();
    if (request !== null) {
      return {
        kind: "request",
        request: async () => {
          await request();
          return liff.friendship();
        },
      };
    }
    return config.lineAccountId === null
      ? null
      : { kind: "link", href: lineAccountUrl(config.lineAccountId) };
  } catch (error) {
    console.warn("Whether they are friends is not known", error);
    return null;
  }
}
