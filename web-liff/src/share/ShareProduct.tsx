import { useEffect, useRef, useState } from "react";
import { useMessages } from "../language/language.ts";
import { useNotice } from "../ui/Notice.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { useSheetEntry } from "../ui/useSheetEntry.ts";
import { SharePanel } from "./SharePanel.tsx";
import type { SharedProduct } from "./shareCard.ts";
import { useShareProduct } from "./useShareProduct.ts";

/** Opens LINE's friend picker immediately; shows the panel with other ways only if that fails. */
export function ShareProduct({ product, onClose }: { product: SharedProduct; onClose: () => void }) {
  const text = useMessages("share");
  const notify = useNotice();
  const sharing = useShareProduct(product);
  const [shown, setShown] = useState(false);
  const close = useSheetEntry(onClose, shown);
  const share = async () => {
    const outcome = await sharing.share();
    if (outcome === "sent") notify(text.sent);
    if (outcome === "sent" || outcome === "cancelled") close();
    else setShown(true);
  };
  const first = useRef(share);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void first.current();
  }, []);
  if (!shown) return null;
  return (
    <Sheet title={text.title} onClose={close}>
      <SharePanel product={product} sharing={sharing} onShare={() => void share()} />
    </Sheet>
  );
}
