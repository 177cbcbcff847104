import { graphql, useFragment } from "react-relay";
import type { CancelDialog_order$key } from "../__generated__/CancelDialog_order.graphql.ts";
import { useMessages } from "../language/language.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { useNotify } from "../ui/notifications.tsx";
import { messages } from "./messages.ts";
import { useCancelOrder } from "./useCancelOrder.ts";

/** Asks before an order is cancelled, which is final. */
export function CancelDialog({ order, onClose }: { order: CancelDialog_order$key; onClose: () => void }) {
  const words = useMessages(messages);
  const notify = useNotify();
  const [cancel, busy] = useCancelOrder();
  const { id, number } = useFragment(
    graphql`
      fragment CancelDialog_order on Order {
        id
        number
      }
    `,
    order,
  );
  const confirm = () =>
    cancel({
      variables: { input: { id } },
      onCompleted: () => {
        onClose();
        notify.success(words.editSuccess);
      },
      onError: (error) => {
        onClose();
        notify.failure(error);
      },
    });
  return (
    <ConfirmDialog
      danger
      title={words.cancelOrder}
      confirm={words.cancelOrder}
      dismiss={words.keepOrder}
      busy={busy}
      onConfirm={confirm}
      onDismiss={onClose}
    >
      {words.cancelQuestion(number)}
    </ConfirmDialog>
  );
}
