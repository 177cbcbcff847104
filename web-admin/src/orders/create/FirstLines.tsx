import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { orderContentPath, paths } from "../../paths.ts";
import { LEAVING, useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { CONTINUES, type useStoredDraft } from "../../ui/drafts/useStoredDraft.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { LineChooser } from "./LineChooser.tsx";
import { NEW_ORDER_GUARD, type NewOrderDraft } from "./newOrderDraft.ts";
import { orderDetails } from "./orderDraft.ts";
import { useCreateOrder } from "./useCreateOrder.ts";

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
  const { customer, details, lines: chosen } = form.draft;
  useUnsaved(form.isChanged, NEW_ORDER_GUARD);
  const [error, setError] = useState<unknown>(null);
  const save = () => {
    if (busy) return;
    setError(null);
    const lines = chosen.map(({ id, quantity }) => ({ productId: id, quantity: quantity.trim() }));
    create({
      variables: {
        input: {
          details: orderDetails(details, instant),
          lines,
          ...(customer.id !== "" && { customerId: customer.id }),
        },
      },
      onCompleted: ({ createOrder: { number } }) => {
        form.clear();
        notify.success(words.created(number));
        // Replacing the history entry prevents Back from leading to a second creation.
        void navigate(orderContentPath(number, 3), { replace: true, state: LEAVING });
      },
      onError: setError,
    });
  };
  return (
    <LineChooser
      taken={[]}
      chosen={chosen}
      onChange={(lines) => form.change({ lines })}
      busy={busy}
      error={error}
      save={words.create}
      onSave={save}
    >
      <Button disabled={busy} onClick={() => navigate(paths.addOrder, { state: CONTINUES })}>
        {words.backToOrder}
      </Button>
    </LineChooser>
  );
}
