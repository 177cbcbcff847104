import { Button } from "@fluentui/react-components";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Refusal } from "@machiya/schema/client/refusal";
import { readSlotId } from "@machiya/schema/domain/orders/slotText";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { orderContentPath, paths } from "../../paths.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import { LEAVING, useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { CONTINUES, type useStoredDraft } from "../../ui/drafts/useStoredDraft.ts";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { ListSkeleton } from "../../ui/lists/ListSkeleton.tsx";
import { LineChooser } from "./LineChooser.tsx";
import { NEW_ORDER_GUARD, type NewOrderDraft } from "./newOrderDraft.ts";
import { orderDetails } from "./orderDraft.ts";
import { shownPreOrder } from "./quantity.ts";
import { useCreateOrder } from "./useCreateOrder.ts";

const ShippingChoice = createLazyComponent(() =>
  import("./ShippingChoice.tsx").then((file) => file.ShippingChoice),
);

type NewOrderForm = ReturnType<typeof useStoredDraft<NewOrderDraft>>;

/**
 * The second step of entering an order by hand: it creates the order with its first products, because an order
 * without products would already alert every window.
 */
export function FirstLines({ form }: { form: NewOrderForm }) {
  const words = useMessages("orderEdit");
  const notify = useToast();
  const navigate = useNavigate();
  const { instant } = useDates();
  const [create, busy] = useCreateOrder();
  const { customer, details, lines: chosen, shipping } = form.draft;
  const { ships } = useStoreSettings();
  const [attempt, setAttempt] = useState(0);
  useUnsaved(form.isChanged, NEW_ORDER_GUARD);
  const [error, setError] = useState<unknown>(null);
  const save = () => {
    if (busy) return;
    setError(null);
    const lines = chosen.map((product) => ({
      productId: product.id,
      quantity: product.quantity.trim(),
      ...shownPreOrder(product.quantity, product),
    }));
    create({
      variables: {
        input: {
          details: orderDetails(details, instant),
          lines,
          ...(customer.id !== "" && { customerId: customer.id }),
          ...(shipping.methodId !== "" && {
            shipping: {
              shippingMethodId: shipping.methodId,
              slot: readSlotId(shipping.slot),
              overCapacity: shipping.over === "yes",
            },
          }),
        },
      },
      onCompleted: ({ createOrder: { number } }) => {
        form.clear();
        notify.success(words.created(number));
        // Replacing the history entry prevents Back from leading to a second creation.
        void navigate(orderContentPath(number, 3), { replace: true, state: LEAVING });
      },
      onError: (failure) => {
        setError(failure);
        if (failure instanceof Refusal && failure.code === "SHIPPING_SLOT_NOT_AVAILABLE")
          setAttempt((last) => last + 1);
      },
    });
  };
  return (
    <LineChooser
      customerId={customer.id || null}
      taken={[]}
      chosen={chosen}
      onChange={(lines) => form.change({ lines })}
      busy={busy}
      error={error}
      save={words.create}
      onSave={save}
      below={
        ships && (
          <Boundary attempt={attempt}>
            <Suspense fallback={<ListSkeleton rows={1} />}>
              <ShippingChoice
                lines={chosen}
                value={shipping}
                attempt={attempt}
                onChange={(written) => form.change({ shipping: written })}
              />
            </Suspense>
          </Boundary>
        )
      }
    >
      <Button disabled={busy} onClick={() => navigate(paths.addOrder, { state: CONTINUES })}>
        {words.backToOrder}
      </Button>
    </LineChooser>
  );
}
