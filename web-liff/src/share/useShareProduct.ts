import { useState } from "react";
import { useMessages, useMoney } from "../language/language.ts";
import { liffReady } from "../liff/liffReady.ts";
import { useSession } from "../session/session.tsx";
import type { SharedProduct } from "./shareCard.ts";
import { type ShareOutcome, shareProduct } from "./shareProduct.ts";

/** Returns an action that shares a product, with its latest outcome. */
export function useShareProduct(product: SharedProduct) {
  const words = useMessages("share");
  const { fromPrice } = useMessages("storefront");
  const money = useMoney();
  const { signIn } = useSession();
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const [busy, setBusy] = useState(false);

  const share = async (): Promise<ShareOutcome> => {
    setBusy(true);
    const next = await shareProduct(
      product,
      { ...words, money, from: fromPrice },
      {
        ready: liffReady,
        origin: window.location.origin,
      },
    );
    setOutcome(next);
    setBusy(false);
    return next;
  };
  /** The session's sign-in does not imply LINE's own, and the picker needs another tap in any case. */
  const signInFirst = async () => {
    if ((await signIn()) !== null) setOutcome(null);
  };
  return { outcome, busy, share, signInFirst };
}
