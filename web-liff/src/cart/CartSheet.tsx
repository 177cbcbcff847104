import { useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { CartLines } from "./CartLines.tsx";
import { CartTotals } from "./CartTotals.tsx";
import { requestedLines } from "./cart.ts";
import { EmptyCart } from "./EmptyCart.tsx";
import { useCart } from "./useCart.ts";
import { isBlocked, useCartQuote } from "./useCartQuote.ts";

export function CartSheet({ onClose, onCheckout }: { onClose: () => void; onCheckout: () => void }) {
  const text = useMessages("cart");
  const lines = useCart();
  const quote = useCartQuote(lines);
  if (lines.length === 0) return <EmptyCart title={text.title} onClose={onClose} />;
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
