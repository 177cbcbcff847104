import liff from "@line/liff/core";
import IsApiAvailable from "@line/liff/is-api-available";
import RequestFriendship from "@line/liff/request-friendship";
import ShareTargetPicker from "@line/liff/share-target-picker";
import type { FriendPicker } from "./liff.ts";

// Parts of LINE's SDK that few visits need: they are added to it after it has started.
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
