import { type ReactNode, useState } from "react";
import { useMessages } from "../language/language.ts";
import { useNotice } from "../ui/Notice.tsx";
import type { ShareProduct } from "./ShareProduct.tsx";
import type { SharedProduct } from "./shareCard.ts";

/** Loads the sharing code at the first tap, to keep it out of the page's initial bundle. */
export function useSharing(): { share: (product: SharedProduct) => void; sharing: ReactNode } {
  const text = useMessages("share");
  const notify = useNotice();
  const [open, setOpen] = useState<{ View: typeof ShareProduct; product: SharedProduct } | null>(null);
  const share = (product: SharedProduct) => {
    import("./ShareProduct.tsx").then(
      ({ ShareProduct: View }) => setOpen({ View, product }),
      (error: unknown) => {
        console.warn("Sharing did not load", error);
        notify(text.notLoaded, "warning");
      },
    );
  };
  return {
    share,
    sharing: open && <open.View product={open.product} onClose={() => setOpen(null)} />,
  };
}
