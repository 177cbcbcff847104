import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AdvanceDialog_order$key } from "../../__generated__/AdvanceDialog_order.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { ActionDialog } from "../../relay/records/ActionDialog.tsx";
import { useAdvanceOrder } from "./useAdvanceOrder.ts";

/** Asks before an order goes on, naming the state it goes to: the one that stood there when the question was put. */
export function AdvanceDialog({ order, onClose }: { order: AdvanceDialog_order$key; onClose: () => void }) {
  const words = useMessages("orders");
  const labels = useLabels();
  const act = useAdvanceOrder();
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
  // Someone else may advance the order meanwhile; the server then refuses what was confirmed here.
  const [target] = useState(data.nextStates[0]);
  if (target === undefined) return null;
  return (
    <ActionDialog
      act={act}
      variables={{ input: { id: data.id, to: target } }}
      success={words.editSuccess}
      title={words.advanceTitle}
      confirm={words.advance}
      onClose={onClose}
    >
      {words.advanceQuestion(data.number, labelOf(labels.orderState, target))}
    </ActionDialog>
  );
}
