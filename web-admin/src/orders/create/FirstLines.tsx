import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { orderContentPath, paths } from "../../paths.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import type { ChosenProduct } from "./ChosenProducts.tsx";
import { LineChooser } from "./LineChooser.tsx";
import { newOrderDraft } from "./newOrderDraft.ts";
import { type OrderDraft, orderDetails } from "./orderDraft.ts";
import { useCreateOrder } from "./useCreateOrder.ts";

/**
 * The second step of entering an order by hand: it creates the order with its first products, because an order
 * without products would already alert every window.
 */
export function FirstLines({ draft }: { draft: OrderDraft }) {
  const words = useMessages("orderEdit");
  const notify = useToast();
  const navigate = useNavigate();
  const { instant } = useDates();
  const [create, busy] = useCreateOrder();
  const [chosen, setChosen] = useState<readonly ChosenProduct[]>([]);
  const [error, setError] = useState<unknown>(null);
  const save = () => {
    if (busy) return;
    setError(null);
    const lines = chosen.map(({ id, quantity }) => ({ productId: id, quantity: quantity.trim() }));
    create({
      variables: { input: { details: orderDetails(draft, instant), lines } },
      onCompleted: ({ createOrder: { number } }) => {
        newOrderDraft.clear();
        notify.success(words.created(number));
        // Replacing the history entry prevents Back from leading to a second creation.
        void navigate(orderContentPath(number, 3), { replace: true });
      },
      onError: setError,
    });
  };
  return (
    <LineChooser
      taken={[]}
      chosen={chosen}
      onChange={setChosen}
      busy={busy}
      error={error}
      save={words.create}
      onSave={save}
    >
      <Button disabled={busy} onClick={() => navigate(paths.addOrder)}>
        {words.backToOrder}
      </Button>
    </LineChooser>
  );
}
