import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { useState } from "react";
import type { OrderSheet_store$key } from "../__generated__/OrderSheet_store.graphql.ts";
import { useMessages } from "../language/language.ts";
import { LazySheet } from "../ui/LazySheet.tsx";
import type { PlacedOrder } from "./usePlaceOrder.ts";

const OrderSheet = createLazyComponent(() => import("./OrderSheet.tsx").then((file) => file.OrderSheet));

/** Loads the order form before it is opened. */
export const preloadCheckout = OrderSheet.preload;

interface CheckoutProps {
  /** Null while neither the form nor the placed order is open. */
  view: "order" | "placed" | null;
  store: OrderSheet_store$key | null;
  onClose: () => void;
  /** Called when the order is placed, which then is shown in the view `placed`. */
  onPlaced: () => void;
}

/**
 * Opens the order form. The placed order is kept here, because the customer can leave the form while the order is
 * being sent.
 */
export function Checkout({ view, store, onClose, onPlaced }: CheckoutProps) {
  const text = useMessages("checkout");
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  if (view === null || (view === "placed" && placed === null)) return null;
  return (
    <LazySheet title={text.title} onClose={onClose}>
      <OrderSheet
        store={store}
        placed={view === "placed" ? placed : null}
        onClose={onClose}
        onPlaced={(order) => {
          setPlaced(order);
          onPlaced();
        }}
      />
    </LazySheet>
  );
}
