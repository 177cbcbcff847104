import { mayHaveSucceeded, Refusal } from "@machiya/schema/client/refusal";
import { formatDay } from "@machiya/schema/domain/time/shopTime";
import { useState } from "react";
import { cart, useCart } from "../cart/useCart.ts";
import type { Quote } from "../cart/useCartQuote.ts";
import { useLanguage, useMessages, useMoney } from "../language/language.ts";
import { useSession } from "../session/session.tsx";
import { Button } from "../ui/Button.tsx";
import { useErrorText } from "../ui/Failure.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import styles from "./ConfirmOrder.module.css";
import { type OrderDraft, orderInput } from "./orderDraft.ts";
import { type PlacedOrder, usePlaceOrder } from "./usePlaceOrder.ts";

interface ConfirmOrderProps {
  draft: OrderDraft;
  quote: Quote | null;
  onClose: () => void;
  /** Called when the quote is out of date. */
  onRequote: () => void;
  onPlaced: (order: PlacedOrder) => void;
}

interface PriceChange {
  productId: string;
  name: string;
  before: string;
  now: string;
}

/**
 * Asks for confirmation of total, payment, and address. Changed prices are shown and must be confirmed again.
 */
export function ConfirmOrder({ draft, quote, onClose, onRequote, onPlaced }: ConfirmOrderProps) {
  const text = useMessages("checkout");
  const money = useMoney();
  const { locale } = useLanguage();
  const labels = useMessages("wording");
  const errorText = useErrorText();
  const { customer, signIn, forget } = useSession();
  const lines = useCart();
  const { place, busy } = usePlaceOrder();
  const [error, setError] = useState<unknown>(null);
  const [changes, setChanges] = useState<PriceChange[]>([]);

  const refused = (refusal: Refusal) => {
    if (refusal.code === "UNAUTHENTICATED") forget();
    if (refusal.code === "PRICE_CHANGED") {
      const prices = refusal.params.prices ?? [];
      setChanges(
        prices.map(({ productId, name, price }) => ({
          productId,
          name,
          before: lines.find((line) => line.productId === productId)?.seenPrice ?? price,
          now: price,
        })),
      );
      cart.seePrices(prices);
    } else {
      setError(refusal);
    }
    onRequote();
  };
  const order = async () => {
    setError(null);
    // The session can end while the form is open.
    if (customer === null && (await signIn()) === null) return;
    try {
      const placed = await place(orderInput(draft, lines));
      if (placed === null) return;
      cart.clear();
      onPlaced(placed);
    } catch (failure) {
      if (failure instanceof Refusal && !mayHaveSucceeded(failure)) refused(failure);
      else setError(failure);
    }
  };
  const total = quote === null ? "" : money(quote.total);
  return (
    <Sheet
      title={changes.length > 0 ? text.pricesTitle : text.confirmTitle}
      onClose={busy ? () => {} : onClose}
      footer={
        <Button wide busy={busy} onClick={() => void order()}>
          {changes.length > 0 ? text.place2 : text.place}
        </Button>
      }
    >
      {changes.length > 0 && (
        <div role="alert" className={styles.changes}>
          <p>{text.pricesBody}</p>
          <ul>
            {changes.map(({ productId, name, before, now }) => (
              <li key={productId}>
                <span>{name}</span>
                <span>
                  <s>{money(before)}</s> <strong>{money(now)}</strong>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <dl className={styles.summary}>
        <div>
          <dt>{text.toWhom}</dt>
          <dd>
            {draft.tab === "pickUp" ? text.atStore : draft.address}
            {!draft.sameAsBuyer && ` · ${draft.recipientName}`}
          </dd>
        </div>
        <div>
          <dt>{text.when}</dt>
          <dd>
            {draft.day === null ? text.anyDay : formatDay(new Date(`${draft.day}T00:00:00Z`), "UTC", locale)}
          </dd>
        </div>
        <div>
          <dt>{text.payment}</dt>
          <dd>{labels.paymentMethod[draft.paymentMethod]}</dd>
        </div>
        <div className={styles.total}>
          <dt>{text.total}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {mayHaveSucceeded(error) ? text.unreachable : errorText(error)}
        </p>
      )}
      <p className={styles.small}>{text.confirmBody(total)}</p>
    </Sheet>
  );
}
