import type { useShipping_store$key } from "../__generated__/useShipping_store.graphql.ts";
import { useOrderDraft } from "../checkout/useOrderDraft.ts";
import { useShipping } from "../checkout/useShipping.ts";
import { useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { CartLines } from "./CartLines.tsx";
import { CartTotals } from "./CartTotals.tsx";
import { requestedLines } from "./cart.ts";
import { EmptyCart } from "./EmptyCart.tsx";
import { useCart } from "./useCart.ts";
import { isBlocked, useCartQuote } from "./useCartQuote.ts";

interface CartSheetProps {
  /** null without a store record. */
  store: useShipping_store$key | null;
  onClose: () => void;
  onCheckout: () => void;
}

/** Shows the cart with the fee of the shipping method that the order form will preselect. */
export function CartSheet({ store, onClose, onCheckout }: CartSheetProps) {
  const text = useMessages("cart");
  const lines = useCart();
  const { shipping } = useShipping(store, useOrderDraft().draft, lines);
  const quote = useCartQuote(lines, shipping.chosen);
  if (lines.length === 0) return <EmptyCart title={text.title} />;
  const blocked = isBlocked(quote);
  const nothing = requestedLines(lines).length === 0;
  return (
    <Sheet
      title={text.title}
      full
      onClose={onClose}
      footer={
        <>
          <CartTotals quote={quote} />
          <Button wide disabled={blocked || nothing} busy={quote.stale && !quote.error} onClick={onCheckout}>
            {text.checkout}
          </Button>
        </>
      }
    >
      <CartLines lines={lines} quote={quote} />
    </Sheet>
  );
}
