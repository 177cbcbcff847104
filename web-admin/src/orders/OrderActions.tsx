import { Button, makeStyles, Tooltip, useRestoreFocusTarget } from "@fluentui/react-components";
import { ArrowRightRegular, DismissCircleRegular, EyeRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { OrderActions_order$key } from "../__generated__/OrderActions_order.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { orderPath } from "../paths.ts";
import { AdvanceDialog } from "./AdvanceDialog.tsx";
import { CancelDialog } from "./CancelDialog.tsx";
import { messages } from "./messages.ts";

const useStyles = makeStyles({
  next: { overflow: "hidden", textOverflow: "ellipsis", maxWidth: "92px" },
  root: { display: "flex", alignItems: "center", justifyContent: "flex-end", columnGap: "4px" },
});

interface OrderActionsProps {
  order: OrderActions_order$key;
  /** In the detail itself there is no way to it. */
  withoutDetail?: boolean;
  size?: "small" | "medium";
}

/** What may be done with an order now, as the server says. */
export function OrderActions({ order, withoutDetail, size = "small" }: OrderActionsProps) {
  const styles = useStyles();
  const words = useMessages(messages);
  const labels = useLabels();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const restoreFocus = useRestoreFocusTarget();
  const [asking, setAsking] = useState<"advance" | "cancel" | null>(null);
  const data = useFragment(
    graphql`
      fragment OrderActions_order on Order {
        number
        nextStates
        canAdvance: can(action: ADVANCE) {
          allowed
        }
        canCancel: can(action: CANCEL) {
          allowed
        }
        ...AdvanceDialog_order
        ...CancelDialog_order
      }
    `,
    order,
  );
  const [next] = data.nextStates;
  const stopAsking = () => setAsking(null);
  return (
    <div className={styles.root}>
      {data.canAdvance.allowed && next !== undefined && (
        <Button
          {...restoreFocus}
          size={size}
          appearance={withoutDetail ? "primary" : "secondary"}
          icon={<ArrowRightRegular />}
          iconPosition="after"
          aria-label={words.advanceLabel(data.number, labelOf(labels.orderState, next))}
          onClick={() => setAsking("advance")}
        >
          {withoutDetail ? (
            words.advanceTo(labelOf(labels.orderState, next))
          ) : (
            <span className={styles.next}>{labelOf(labels.orderState, next)}</span>
          )}
        </Button>
      )}
      {!withoutDetail && (
        <Tooltip content={words.detail} relationship="description">
          <Button
            {...restoreFocus}
            size={size}
            appearance="subtle"
            icon={<EyeRegular />}
            aria-label={words.detailLabel(data.number)}
            onClick={() => navigate(orderPath(data.number, search))}
          />
        </Tooltip>
      )}
      {data.canCancel.allowed &&
        (withoutDetail ? (
          <Button {...restoreFocus} size={size} onClick={() => setAsking("cancel")}>
            {words.cancelOrder}
          </Button>
        ) : (
          <Tooltip content={words.cancelOrder} relationship="description">
            <Button
              {...restoreFocus}
              size={size}
              appearance="subtle"
              icon={<DismissCircleRegular />}
              aria-label={words.cancelLabel(data.number)}
              onClick={() => setAsking("cancel")}
            />
          </Tooltip>
        ))}
      {asking === "advance" && next !== undefined && <AdvanceDialog order={data} onClose={stopAsking} />}
      {asking === "cancel" && <CancelDialog order={data} onClose={stopAsking} />}
    </div>
  );
}
