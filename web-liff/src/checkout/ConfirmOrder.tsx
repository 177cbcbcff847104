import { mayHaveSucceeded, Refusal } from "@machiya/schema/client/refusal";
import { slotTimesText } from "@machiya/schema/domain/orders/slotText";
import { formatBareDay } from "@machiya/schema/domain/time/bareDay";
import { useState } from "react";
import { useLocation } from "wouter";
import { CartTotals } from "../cart/CartTotals.tsx";
import type { CartLine } from "../cart/cart.ts";
import { LineTrouble } from "../cart/LineTrouble.tsx";
import { refusedLines } from "../cart/refusedLines.ts";
import { shownPreOrders } from "../cart/shownPreOrders.ts";
import { cart, useCart } from "../cart/useCart.ts";
import { type CartQuote, isBlocked } from "../cart/useCartQuote.ts";
import { useLanguage, useMessages, useMoney } from "../language/language.ts";
import { paths } from "../paths.ts";
import { asCustomer } from "../session/asCustomer.ts";
import { useSession } from "../session/session.tsx";
import { ContactMethods, type ContactStore } from "../storeInformation/ContactMethods.tsx";
import { Button } from "../ui/Button.tsx";
import { useErrorText } from "../ui/Failure.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { useSheetEntry } from "../ui/useSheetEntry.ts";
import styles from "./ConfirmOrder.module.css";
import { addressText, type OrderDraft, orderInput, type Shipping } from "./orderDraft.ts";
import { PreOrderedLines } from "./PreOrderedLines.tsx";
import { SlotGone } from "./SlotGone.tsx";
import type { SlotChoice } from "./slotChoice.ts";
import { type PlacedOrder, usePlaceOrder } from "./usePlaceOrder.ts";
import { refreshShippingMethods } from "./useShipping.ts";

interface ConfirmOrderProps {
  draft: OrderDraft;
  shipping: Shipping;
  slot: SlotChoice;
  quote: CartQuote;
  store: ContactStore;
  onChooseSlot: (id: string) => void;
  onClose: () => void;
  onPlaced: (order: PlacedOrder) => void;
}

interface PriceChange {
  productId: string;
  name: string;
  before: string;
  now: string;
}

/**
 * Asks for confirmation of the sums, payment, and address. Changed prices and pre-orders are shown and must be confirmed
 * again; lines that can no longer be ordered must be changed or removed first.
 */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { draft, shipping, slot, quote, store, onPlaced } = props;
  const text = useMessages("checkout");
  const pages = useMessages("uiNavigation");
  const [, navigate] = useLocation();
  const cartText = useMessages("cart");
  const money = useMoney();
  const { locale } = useLanguage();
  const labels = useMessages("wording");
  const errorText = useErrorText();
  const session = useSession();
  const lines = useCart();
  const { place, busy } = usePlaceOrder();
  const close = useSheetEntry(props.onClose);
  const [failed, setFailed] = useState<{ error: unknown; lines: readonly CartLine[] } | null>(null);
  const [changes, setChanges] = useState<PriceChange[]>([]);
  const preOrders = shownPreOrders(lines, quote.quote?.lines ?? []);

  const refused = (refusal: Refusal) => {
    if (refusal.code === "SHIPPING_METHOD_NOT_OFFERED") refreshShippingMethods();
    if (refusal.code === "SHIPPING_SLOT_NOT_AVAILABLE") slot.reload();
    const prices = refusal.params.prices ?? [];
    // Without prices, discounts have changed; the new quote shows them.
    if (refusal.code === "PRICE_CHANGED" && prices.length > 0) {
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
      setFailed({ error: refusal, lines });
    }
    quote.retry();
  };
  const order = async () => {
    setFailed(null);
    try {
      const seen = { shippingFee: quote.quote?.shippingFee ?? "0", preOrders };
      // The session can end while the form is open.
      const placed = await asCustomer(session, () => place(orderInput(draft, lines, shipping, seen)));
      if (placed === null) return;
      cart.clear();
      onPlaced(placed);
    } catch (failure) {
      if (failure instanceof Refusal && !mayHaveSucceeded(failure)) refused(failure);
      else setFailed({ error: failure, lines });
    }
  };
  const chooseSlot = (id: string) => {
    setFailed(null);
    props.onChooseSlot(id);
  };
  const dayText = (day: string) => formatBareDay(day, locale);
  // A changed cart has not been refused yet.
  const error = failed?.lines === lines ? failed.error : null;
  // The last place may have been taken before the order was placed; the sheet then offers the others.
  const slotIsGone = slot.needed && slot.slots !== null && slot.chosen?.fits !== true;
  const answer = quote.error === null && !isBlocked(quote) ? quote.quote : null;
  return (
    <Sheet
      title={changes.length > 0 ? text.pricesTitle : text.confirmTitle}
      onClose={busy ? () => {} : close}
      footer={
        <Button
          wide
          disabled={answer === null || slotIsGone}
          busy={busy || (quote.stale && quote.error === null)}
          onClick={() => void order()}
        >
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
            {addressText(draft, shipping) || text.atStore}
            {!draft.sameAsBuyer && ` · ${draft.recipientName}`}
          </dd>
        </div>
        <div>
          <dt>{text.phone}</dt>
          <dd>{draft.buyerPhone}</dd>
        </div>
        {!draft.sameAsBuyer && (
          <div>
            <dt>{text.recipientPhone}</dt>
            <dd>{draft.recipientPhone}</dd>
          </div>
        )}
        {shipping.chosen !== null && (
          <div>
            <dt>{text.shipping}</dt>
            <dd>{shipping.chosen.name}</dd>
          </div>
        )}
        <div>
          <dt>{text.when}</dt>
          <dd>
            {slot.needed && slot.chosen !== null
              ? `${dayText(slot.chosen.day)} ${slotTimesText(slot.chosen)}`
              : draft.day === null
                ? text.anyDay
                : dayText(draft.day)}
          </dd>
        </div>
        <div>
          <dt>{text.payment}</dt>
          <dd>{labels.paymentMethod[draft.paymentMethod]}</dd>
        </div>
        {draft.note.trim() !== "" && (
          <div>
            <dt>{text.note}</dt>
            <dd>{draft.note}</dd>
          </div>
        )}
      </dl>
      {refusedLines(lines, quote.quote?.lines ?? []).map(({ line, refusal }) => (
        <LineTrouble
          key={line.productId}
          line={line}
          refusal={refusal}
          name={quote.names.get(line.productId) ?? cartText.goneName}
        />
      ))}
      {slotIsGone && <SlotGone slot={slot} id={draft.slot} onChoose={chooseSlot} />}
      <PreOrderedLines preOrders={preOrders} />
      <CartTotals quote={quote} />
      {error !== null && (
        <p role="alert" className={styles.error}>
          {mayHaveSucceeded(error) ? text.unreachable : errorText(error)}
        </p>
      )}
      {error instanceof Refusal && error.code === "ORDER_LIMIT" && (
        <Button wide look="quiet" onClick={() => navigate(paths.orders)}>
          {pages.orders}
        </Button>
      )}
      {error instanceof Refusal && !mayHaveSucceeded(error) && error.code !== "PRE_ORDER_CHANGED" && (
        <ContactMethods store={store} />
      )}
      {answer !== null && <p className={styles.small}>{text.confirmBody(money(answer.total))}</p>}
    </Sheet>
  );
}
