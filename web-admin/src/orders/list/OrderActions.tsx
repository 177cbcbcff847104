import { Button, makeStyles, useRestoreFocusTarget } from "@fluentui/react-components";
import {
  ArrowRightRegular,
  DeleteRegular,
  DismissCircleRegular,
  EditRegular,
  EyeRegular,
} from "@fluentui/react-icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { OrderActions_order$key } from "../../__generated__/OrderActions_order.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { orderEditPath, orderPath } from "../../paths.ts";
import { RowAction, RowActions } from "../../ui/lists/RowActions.tsx";
import { RowMenu } from "../../ui/lists/RowMenu.tsx";
import { PrintMenu } from "../print/PrintMenu.tsx";
import type { OrderSheet } from "../print/printSearch.ts";
import { AdvanceDialog } from "../record/AdvanceDialog.tsx";
import { CancelDialog } from "../record/CancelDialog.tsx";
import { DeleteOrdersDialog } from "./DeleteOrdersDialog.tsx";

const useStyles = makeStyles({
  nextButton: { height: "auto", minHeight: "24px" },
  // Long states take two lines, which fit into a row of a list; a word is not broken while the column can be wider.
  next: { maxWidth: "84px", lineHeight: "14px", whiteSpace: "normal", overflowWrap: "break-word" },
});

/** What is printed about one order; a pick list is for several. */
const ONE_ORDER: readonly OrderSheet[] = ["slip", "receipt", "receipt-a4"];

interface OrderActionsProps {
  order: OrderActions_order$key;
  /** Leaves out the link to the detail, for use inside the detail. */
  withoutDetail?: boolean;
  size?: "small" | "medium";
}

/** The actions that the server allows for an order now. */
export function OrderActions({ order, withoutDetail, size = "small" }: OrderActionsProps) {
  const styles = useStyles();
  const words = useMessages("orders");
  const edits = useMessages("orderEdit");
  const { edit, delete: deleteWord } = useMessages("ui");
  const titles = useMessages("orderDetail");
  const labels = useLabels();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const restoreFocus = useRestoreFocusTarget();
  const [asking, setAsking] = useState<"advance" | "cancel" | "delete" | null>(null);
  const data = useFragment(
    graphql`
      fragment OrderActions_order on Order {
        id
        number
        nextStates
        canAdvance: can(action: ADVANCE) {
          allowed
        }
        canCancel: can(action: CANCEL) {
          allowed
        }
        canDelete: can(action: DELETE) {
          allowed
        }
        ...AdvanceDialog_order
        ...CancelDialog_order
      }
    `,
    order,
  );
  const { number } = data;
  const [next] = data.nextStates;
  const toEditor = () => void navigate(orderEditPath(number, search));
  const stopAsking = () => setAsking(null);
  const advance = data.canAdvance.allowed && next !== undefined && (
    <Button
      {...restoreFocus}
      size={size}
      className={withoutDetail ? undefined : styles.nextButton}
      appearance={withoutDetail ? "primary" : "secondary"}
      {...(withoutDetail && { icon: <ArrowRightRegular />, iconPosition: "after" })}
      aria-label={words.advanceLabel(number, labelOf(labels.orderState, next))}
      onClick={() => setAsking("advance")}
    >
      {withoutDetail ? (
        words.advanceTo(labelOf(labels.orderState, next))
      ) : (
        <span className={styles.next}>{labelOf(labels.orderState, next)}</span>
      )}
    </Button>
  );
  return (
    <RowActions>
      {!withoutDetail && advance}
      {withoutDetail ? (
        <>
          <PrintMenu size={size} sheets={ONE_ORDER} orders={[number]} />
          {data.canDelete.allowed && (
            <RowAction size={size} label={edits.deleteLabel(number)} onClick={() => setAsking("delete")}>
              {deleteWord}
            </RowAction>
          )}
          {data.canCancel.allowed && (
            <RowAction size={size} label={words.cancelLabel(number)} onClick={() => setAsking("cancel")}>
              {words.cancelOrder}
            </RowAction>
          )}
          <RowAction size={size} label={edits.editLabel(number)} onClick={toEditor}>
            {edit}
          </RowAction>
        </>
      ) : (
        <RowMenu
          label={titles.title(number)}
          items={[
            {
              label: words.detailLabel(number),
              text: words.detail,
              icon: <EyeRegular />,
              onClick: () => void navigate(orderPath(number, search)),
            },
            { label: edits.editLabel(number), text: edit, icon: <EditRegular />, onClick: toEditor },
            data.canCancel.allowed && {
              label: words.cancelLabel(number),
              text: words.cancelOrder,
              icon: <DismissCircleRegular />,
              onClick: () => setAsking("cancel"),
            },
            data.canDelete.allowed && {
              label: edits.deleteLabel(number),
              text: deleteWord,
              icon: <DeleteRegular />,
              onClick: () => setAsking("delete"),
            },
          ]}
        />
      )}
      {withoutDetail && advance}
      {asking === "advance" && next !== undefined && <AdvanceDialog order={data} onClose={stopAsking} />}
      {asking === "cancel" && <CancelDialog order={data} onClose={stopAsking} />}
      {asking === "delete" && (
        <DeleteOrdersDialog
          ids={[data.id]}
          itemsToDelete={{ name: titles.title(number) }}
          onClose={stopAsking}
        />
      )}
    </RowActions>
  );
}
