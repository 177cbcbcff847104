import type { ReadyLiff } from "../liff/liffReady.ts";
import { type CardWords, type SharedProduct, type ShopAddress, shareCard } from "./shareCard.ts";

/**
 * `signedOut` means that LINE's friend picker requires a sign-in; `unavailable` that this browser has none.
 */
export type ShareOutcome = "sent" | "cancelled" | "failed" | "signedOut" | "unavailable";

/** Returns the shop's name and public address, or the browser's origin when none is configured. */
export function shopAddress(
  config: Pick<ReadyLiff["config"], "publicUrl" | "liffId" | "shopName"> | null,
  origin: string,
): ShopAddress {
  return {
    origin: config?.publicUrl ?? origin,
    liffId: config?.liffId ?? null,
    name: config?.shopName ?? null,
  };
}

/** Opens LINE's friend picker with the product's card. Logs errors and never rejects. */
export async function shareProduct(
  product: SharedProduct,
  words: CardWords,
  { ready, origin }: { ready: () => Promise<ReadyLiff>; origin: string },
): Promise<ShareOutcome> {
  let started: ReadyLiff;
  try {
    started = await ready();
  } catch (error) {
    console.warn("Sharing is not available: LIFF did not start", error);
    return "unavailable";
  }
  const { liff, config } = started;
  try {
    const pick = await liff.friendPicker();
    if (pick === null) {
      console.warn("Sharing is not available here: please sign in with LINE, or open this page in LINE");
      return liff.isLoggedIn() ? "unavailable" : "signedOut";
    }
    return (await pick(shareCard(product, shopAddress(config, origin), words))) ? "sent" : "cancelled";
  } catch (error) {
    console.warn("Sharing failed", error);
    return "failed";
  }
}
