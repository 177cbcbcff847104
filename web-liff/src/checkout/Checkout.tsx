import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense, useState } from "react";
import type { OrderSheet_store$key } from "../__generated__/OrderSheet_store.graphql.ts";
import { useMessages } from "../language/language.ts";
import { FailureBoundary } from "../ui/Failure.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
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
 * Opens the order form, whose chunk is loaded separately; a failure is shown in a sheet over the shop. The
 * placed order is kept here, because the customer can leave the form while the order is being sent.
 */
export function Checkout({ view, store, onClose, onPlaced }: CheckoutProps) {
  const text = useMessages("checkout");
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  if (view === null || (view === "placed" && placed === null)) return null;
  return (
    <FailureBoundary
      frame={(failure) => (
        <Sheet title={text.title} onClose={onClose}>
          {failure}
        </Sheet>
      )}
    >
      <Suspense
        fallback={
          <Sheet title={text.title} full onClose={onClose}>
            <Skeleton shape="page" />
          </Sheet>
        }
      >
        <OrderSheet
          store={store}
          placed={view === "placed" ? placed : null}
          onClose={onClose}
          onPlaced={(order) => {
            setPlaced(order);
            onPlaced();
          }}
        />
      </Suspense>
    </FailureBoundary>
  );
}
