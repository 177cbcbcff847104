import type { ReadyLiff } from "../liff/liffReady.ts";
import { type CardWords, type SharedProduct, type ShopAddress, shareCard } from "./shareCard.ts";

/** What became of it. `signedOut`: LINE's friend picker would open after signing in; `unavailable`: not here. */
export type ShareOutcome = "sent" | "cancelled" | "failed" | "signedOut" | "unavailable";

/** Links of cards lead to the shop's public address, and where it has none to the one that the browser knows. */
export function shopAddress(
  config: Pick<ReadyLiff["config"], "publicUrl" | "liffId"> | null,
  origin: string,
): ShopAddress {
  return { origin: config?.publicUrl ?? origin, liffId: config?.liffId ?? null };
}

/** Opens LINE's friend picker with the product's card. Never rejects: what went wrong is logged and answered. */
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
