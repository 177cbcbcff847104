import liff from "@line/liff/core";
import IsApiAvailable from "@line/liff/is-api-available";
import RequestFriendship from "@line/liff/request-friendship";
import ShareTargetPicker from "@line/liff/share-target-picker";
import type { FriendPicker } from "./liff.ts";

// These SDK modules are rarely used; they are registered after the SDK has started.
liff.use(new IsApiAvailable());
liff.use(new ShareTargetPicker());
liff.use(new RequestFriendship());

export function lineFriendPicker(): FriendPicker | null {
  if (!liff.isApiAvailable("shareTargetPicker")) return null;
  return async (card) => (await liff.shareTargetPicker([card])) !== undefined;
}

export function lineFriendRequest(): (() => Promise<void>) | null {
  return liff.isApiAvailable("requestFriendship") ? () => liff.requestFriendship() : null;
}
