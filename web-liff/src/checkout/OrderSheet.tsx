import { decimal } from "@machiya/schema/domain/money";
import { deliveryDateProblem, deliverySpan, isOpenOn } from "@machiya/schema/domain/orders/delivery";
import { availablePaymentMethods } from "@machiya/schema/domain/orders/payment";
import { firstCompleteDay } from "@machiya/schema/domain/products/preOrder";
import { weekdayOf } from "@machiya/schema/domain/time/shopTime";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderSheet_store$key } from "../__generated__/OrderSheet_store.graphql.ts";
import { CartLines } from "../cart/CartLines.tsx";
import { CartTotals } from "../cart/CartTotals.tsx";
import { requestedLines } from "../cart/cart.ts";
import { EmptyCart } from "../cart/EmptyCart.tsx";
import { shownPreOrders } from "../cart/shownPreOrders.ts";
import { useCart } from "../cart/useCart.ts";
import { isBlocked, productsPrice, useCartQuote } from "../cart/useCartQuote.ts";
import { useMessages } from "../language/language.ts";
import { useSession } from "../session/session.tsx";
import { useContactDetails } from "../session/useContactDetails.ts";
import { Button } from "../ui/Button.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { BlockedOrder } from "./BlockedOrder.tsx";
import { ConfirmOrder } from "./ConfirmOrder.tsx";
import { payableMethods, productsOf } from "./chooseShipping.ts";
import { OrderForm } from "./OrderForm.tsx";
import { OrderPlaced } from "./OrderPlaced.tsx";
import { DRAFT_FIELDS, type DraftProblems, draftProblems } from "./orderDraft.ts";
import { useOrderDraft } from "./useOrderDraft.ts";
import type { PlacedOrder } from "./usePlaceOrder.ts";
import { useShipping } from "./useShipping.ts";
import { useShippingSlots } from "./useShippingSlots.ts";
import { useStoreFromMap } from "./useStoreFromMap.ts";

interface OrderSheetProps {
  store: OrderSheet_store$key | null;
  /** Replaces the form. */
  placed: PlacedOrder | null;
  onClose: () => void;
  onPlaced: (order: PlacedOrder) => void;
}

/** Shows form, cart lines, and totals, then the confirmation dialog, then the placed order (shop.md §2). */
export function OrderSheet({ store: key, placed, onClose, onPlaced }: OrderSheetProps) {
  const store = useFragment(
    graphql`
      fragment OrderSheet_store on Store {
        timeZone
        openWeekdays
        orderingOpensAt
        orderingClosesAt
        paymentMethods
        ...OrderForm_store
        ...OrderPlaced_store
        ...ContactMethods_store
        ...useShipping_store
      }
    `,
    key,
  );
  const text = useMessages("checkout");
  const { customer, signIn, requestName } = useSession();
  const lines = useCart();
  const { draft: entered, change, reset } = useOrderDraft();
  useStoreFromMap(change);
  const { shipping, draft } = useShipping(store ?? null, entered, lines);
  const quote = useCartQuote(lines, shipping.chosen);
  const slot = useShippingSlots(shipping, lines, draft.slot);
  const used = useContactDetails();
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const terms = store && {
    timeZone: store.timeZone,
    openWeekdays: store.openWeekdays,
    orderingOpensAt: store.orderingOpensAt ? new Date(store.orderingOpensAt) : null,
    orderingClosesAt: store.orderingClosesAt ? new Date(store.orderingClosesAt) : null,
  };
  // Pre-ordered goods are neither handed over nor sent before they are there.
  const firstDay = firstCompleteDay(shownPreOrders(lines, quote.quote?.lines ?? []));
  const delivery = { store: terms ?? null, now: new Date(), firstDay };
  const weekdays = shipping.chosen?.weekdays ?? [];
  const isDayOffered = (day: string) =>
    deliveryDateProblem({ moment: { day }, ...delivery }) === null && isOpenOn(weekdayOf(day), weekdays);
  const paymentMethods = payableMethods(
    shipping.methods,
    draft.tab,
    store?.paymentMethods ?? availablePaymentMethods({ delivers: false, paysOnline: false }),
    productsOf(lines),
  );
  const problems: DraftProblems = draftProblems(draft, {
    isDayOffered,
    paymentMethods,
    shipping,
    slot,
    buyerName: customer?.name ?? null,
    amounts: quote.quote && {
      price: decimal(quote.quote.subtotal),
      collected:
        draft.paymentMethod === "CASH_ON_DELIVERY" && quote.quote.total !== "0"
          ? decimal(quote.quote.total)
          : null,
    },
  });

  if (placed) {
    return (
      <Sheet title={text.doneTitle} full onClose={onClose}>
        <OrderPlaced order={placed} store={store ?? null} onDone={onClose} />
      </Sheet>
    );
  }
  if (customer?.blocked) return <BlockedOrder store={store ?? null} />;
  if (requestedLines(lines).length === 0) return <EmptyCart title={text.title} />;
  const blocked = isBlocked(quote);
  const review = async () => {
    setTried(true);
    const first = DRAFT_FIELDS.find((field) => problems[field] !== undefined);
    if (first !== undefined) {
      const group = form.current?.querySelector(`[data-field="${first}"]`);
      group?.querySelector<HTMLElement>("input:not(:disabled), textarea, button:not(:disabled)")?.focus();
      // The problem may stand below the field that has the focus.
      group?.scrollIntoView({ block: "nearest" });
      return;
    }
    const buyer = customer ?? (await signIn());
    if (buyer === null) return;
    await requestName(buyer);
    // What is left may have changed while the form was filled in.
    if (slot.needed) slot.reload();
    setConfirming(true);
  };
  return (
    <Sheet
      title={text.title}
      full
      onClose={onClose}
      footer={
        <>
          <CartTotals quote={quote} />
          <Button wide disabled={blocked} busy={quote.stale && !quote.error} onClick={() => void review()}>
            {customer === null ? text.signInAndReview : text.review}
          </Button>
        </>
      }
    >
      <OrderForm
        ref={form}
        store={store ?? null}
        span={deliverySpan(delivery)}
        isDayOffered={isDayOffered}
        paymentMethods={paymentMethods}
        shipping={shipping}
        price={productsPrice(quote.quote)}
        nameOf={(id) => quote.quote?.lines.find((line) => line.productId === id)?.product?.name ?? ""}
        slot={slot}
        draft={draft}
        used={used}
        problems={tried ? problems : {}}
        onChange={change}
      />
      <section aria-labelledby="order-items">
        <h3 id="order-items">{text.items}</h3>
        <CartLines lines={lines} quote={quote} />
      </section>
      {confirming && (
        <ConfirmOrder
          draft={draft}
          shipping={shipping}
          slot={slot}
          quote={quote}
          store={store ?? null}
          onChooseSlot={(id) => change({ slot: id })}
          onClose={() => setConfirming(false)}
          onPlaced={(order) => {
            reset();
            onPlaced(order);
          }}
        />
      )}
    </Sheet>
  );
}
