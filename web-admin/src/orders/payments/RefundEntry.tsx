import { makeStyles, tokens } from "@fluentui/react-components";
import { readCorrection } from "@machiya/schema/domain/orders/declaredPayment";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RefundEntry_refund$key } from "../../__generated__/RefundEntry_refund.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { ActionDialog } from "../../relay/records/ActionDialog.tsx";
import { RowAction, RowActions } from "../../ui/lists/RowActions.tsx";
import { StateTag } from "../../ui/Tag.tsx";
import { toneOfRefund } from "./paymentTones.ts";
import { useSettleRefund } from "./useSettleRefund.ts";

const useStyles = makeStyles({
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" },
  amount: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: "tabular-nums" },
  small: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  actions: { display: "flex" },
});

/** A refund of a payment; staff record what became of a pending one that they make themselves. */
export function RefundEntry({ refund: key }: { refund: RefundEntry_refund$key }) {
  const styles = useStyles();
  const words = useMessages("payments");
  const labels = useLabels();
  const money = useMoney();
  const { dayTime } = useDates();
  const [asked, setAsked] = useState<"settle" | "withdraw" | null>(null);
  const refund = useFragment(
    graphql`
      fragment RefundEntry_refund on Refund {
        id
        amount
        state
        reason
        restocked
        doneAt
        createdAt
        canSettle {
          allowed
        }
      }
    `,
    key,
  );
  const amount = money(refund.amount);
  const correction = readCorrection(refund.reason);
  const facts = [
    dayTime(refund.doneAt ?? refund.createdAt),
    correction === null
      ? refund.reason
      : words.correction(
          labelOf(labels.paymentState, correction.from),
          labelOf(labels.paymentState, correction.to),
        ),
    refund.restocked ? words.restocked : "",
  ];
  return (
    <>
      <span className={styles.head}>
        <span className={styles.amount}>{money(`-${refund.amount}`)}</span>
        <StateTag tone={toneOfRefund(refund.state)}>{labelOf(labels.refundState, refund.state)}</StateTag>
      </span>
      <span className={styles.small}>{facts.filter((text) => text !== "").join(" · ")}</span>
      {refund.canSettle.allowed && (
        <span className={styles.actions}>
          <RowActions>
            <RowAction label={words.settleOf(amount)} onClick={() => setAsked("settle")}>
              {words.settle}
            </RowAction>
            <RowAction label={words.withdrawOf(amount)} onClick={() => setAsked("withdraw")}>
              {words.withdraw}
            </RowAction>
          </RowActions>
        </span>
      )}
      {asked !== null && (
        <SettleDialog refundId={refund.id} amount={amount} asked={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

interface SettleDialogProps {
  refundId: string;
  amount: string;
  asked: "settle" | "withdraw";
  onClose: () => void;
}

/** Asks for confirmation before the outcome of a refund is recorded. */
function SettleDialog({ refundId, amount, asked, onClose }: SettleDialogProps) {
  const words = useMessages("payments");
  return (
    <ActionDialog
      act={useSettleRefund()}
      variables={{ input: { refundId, returned: asked === "settle" } }}
      success={words.settled}
      title={words[`${asked}Title`]}
      confirm={words[asked]}
      onClose={onClose}
    >
      {words[`${asked}Text`](amount)}
    </ActionDialog>
  );
}
