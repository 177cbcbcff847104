import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AdvanceDialog_order$key } from "../../__generated__/AdvanceDialog_order.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { ActionDialog } from "../../relay/records/ActionDialog.tsx";
import { useUndo } from "../../undo/useUndo.ts";
import { useAdvanceOrder } from "./useAdvanceOrder.ts";

/** Asks for confirmation before an order advances, and names the target state as of the dialog's opening. */
export function AdvanceDialog({ order, onClose }: { order: AdvanceDialog_order$key; onClose: () => void }) {
  const words = useMessages("orders");
  const labels = useLabels();
  const act = useAdvanceOrder();
  const undo = useUndo();
  const data = useFragment(
    graphql`
      fragment AdvanceDialog_order on Order {
        id
        number
        nextStates
      }
    `,
    order,
  );
  // If someone else advances the order in the meantime, the server refuses the state confirmed here.
  const [target] = useState(data.nextStates[0]);
  if (target === undefined) return null;
  return (
    <ActionDialog
      act={act}
      variables={{ input: { id: data.id, to: target } }}
      success={words.editSuccess}
      undo={({ advanceOrder }) => undo(advanceOrder)}
      title={words.advanceTitle}
      confirm={words.advance}
      onClose={onClose}
    >
      {words.advanceQuestion(data.number, labelOf(labels.orderState, target))}
    </ActionDialog>
  );
}
