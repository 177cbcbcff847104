import type { ReadyLiff } from "../liff/liffReady.ts";

/** A way to become the shop's friend: LINE's own question, or the page of the shop's account. */
export type AddFriendMethod =
  | { kind: "request"; request: () => Promise<boolean> }
  | { kind: "link"; href: string };

/** Where LINE shows an account with its button to add it. */
export function accountPage(accountId: string): string {
  const id = accountId.startsWith("@") ? accountId : `@${accountId}`;
  return `https://line.me/R/ti/p/${encodeURIComponent(id)}`;
}

/** Null: they are friends already, or there is no way to ask. Never rejects: what went wrong is logged. */
export async function findAddFriendMethod(ready: () => Promise<ReadyLiff>): Promise<AddFriendMethod | null> {
  try {
    const { liff, config } = await ready();
    if (await liff.friendship()) return null;
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
    return config.lineAccountId === null ? null : { kind: "link", href: accountPage(config.lineAccountId) };
  } catch (error) {
    console.warn("Whether they are friends is not known", error);
    return null;
  }
}
