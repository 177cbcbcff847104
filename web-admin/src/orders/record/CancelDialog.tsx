import { graphql, useFragment } from "react-relay";
import type { CancelDialog_order$key } from "../../__generated__/CancelDialog_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { ActionDialog } from "../../relay/records/ActionDialog.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { useCancelOrder } from "./useCancelOrder.ts";

/** Asks for confirmation before an order is canceled, which staff can undo from the toast. */
export function CancelDialog({ order, onClose }: { order: CancelDialog_order$key; onClose: () => void }) {
  const words = useMessages("orders");
  const act = useCancelOrder();
  const undo = useUndo();
  const { id, number } = useFragment(
    graphql`
      fragment CancelDialog_order on Order {
        id
        number
      }
    `,
    order,
  );
  return (
    <ActionDialog
      danger
      act={act}
      variables={{ input: { id } }}
      success={words.editSuccess}
      undo={({ cancelOrder }) => undo(cancelOrder)}
      title={words.cancelOrder}
      confirm={words.cancelOrder}
      dismiss={words.keepOrder}
      onClose={onClose}
    >
      {words.cancelQuestion(number)}
    </ActionDialog>
  );
}
