import { makeStyles, tokens } from "@fluentui/react-components";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PaymentEntry_order$key } from "../../__generated__/PaymentEntry_order.graphql.ts";
import type { PaymentEntry_payment$key } from "../../__generated__/PaymentEntry_payment.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useProviderName } from "../../language/useProviderName.ts";
import { ActionDialog } from "../../relay/records/ActionDialog.tsx";
import { RowAction, RowActions } from "../../ui/lists/RowActions.tsx";
import { StateTag } from "../../ui/Tag.tsx";
import { AuthorizationActions } from "./AuthorizationActions.tsx";
import { toneOfPayment } from "./paymentTones.ts";
import { RefundDialog } from "./RefundDialog.tsx";
import { RefundEntry } from "./RefundEntry.tsx";
import { useVoidPayment } from "./useVoidPayment.ts";

const useStyles = makeStyles({
  root: {
    display: "grid",
    rowGap: "4px",
    paddingInlineStart: "14px",
    borderLeft: `2px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: "anywhere",
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 10px" },
  amount: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: "tabular-nums" },
  small: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  refunds: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "4px" },
  actions: { display: "flex" },
});

interface PaymentEntryProps {
  payment: PaymentEntry_payment$key;
  order: PaymentEntry_order$key;
}

/** A payment with its refunds, and what can be done with it. */
export function PaymentEntry({ payment, order }: PaymentEntryProps) {
  const styles = useStyles();
  const words = useMessages("payments");
  const { channel: channels } = useMessages("paymentSetup");
  const labels = useLabels();
  const nameOfProvider = useProviderName();
  const money = useMoney();
  const { dayTime } = useDates();
  const [open, setOpen] = useState<"refund" | "void" | null>(null);
  const data = useFragment(
    graphql`
      fragment PaymentEntry_payment on Payment {
        id
        provider
        kind
        channel
        amount
        state
        declared
        note
        reference
        disputedAt
        receivedAt
        createdAt
        recordedBy {
          name
        }
        refunds {
          id
          ...RefundEntry_refund
        }
        canRefund: can(action: REFUND) {
          allowed
        }
        canVoid: can(action: VOID) {
          allowed
        }
        ...RefundDialog_payment
        ...AuthorizationActions_payment
      }
    `,
    payment,
  );
  const place = useFragment(
    graphql`
      fragment PaymentEntry_order on Order {
        ...RefundDialog_order
      }
    `,
    order,
  );
  const kind = labelOf(labels.paymentKind, data.kind);
  const provider = data.provider == null ? "" : nameOfProvider(data.provider);
  const channel = data.channel === "" ? "" : labelOf(channels, data.channel);
  const details = [provider, channel, data.recordedBy?.name ?? "", data.note, data.reference ?? ""];
  const name = `${kind} ${money(data.amount)}`;
  return (
    <li className={styles.root}>
      <span className={styles.head}>
        <span className={styles.amount}>{data.kind === "PART" ? kind : name}</span>
        <StateTag tone={toneOfPayment(data.state)}>{labelOf(labels.paymentEntryState, data.state)}</StateTag>
        {data.disputedAt != null && <StateTag tone="wait">{words.disputed}</StateTag>}
      </span>
      <span className={styles.small}>
        {[dayTime(data.receivedAt ?? data.createdAt), ...details].filter((text) => text !== "").join(" · ")}
        {data.declared && ` · ${words.declared}`}
      </span>
      <AuthorizationActions payment={data} name={name} />
      {data.refunds.length > 0 && (
        <ul className={styles.refunds}>
          {data.refunds.map((refund) => (
            <li key={refund.id}>
              <RefundEntry refund={refund} />
            </li>
          ))}
        </ul>
      )}
      {(data.canRefund.allowed || data.canVoid.allowed) && (
        <span className={styles.actions}>
          <RowActions>
            {data.canRefund.allowed && (
              <RowAction label={words.refundOf(name)} onClick={() => setOpen("refund")}>
                {words.refund}
              </RowAction>
            )}
            {data.canVoid.allowed && (
              <RowAction label={words.voidOf(name)} onClick={() => setOpen("void")}>
                {words.void}
              </RowAction>
            )}
          </RowActions>
        </span>
      )}
      {open === "refund" && <RefundDialog payment={data} order={place} onClose={() => setOpen(null)} />}
      {open === "void" && <VoidDialog paymentId={data.id} name={name} onClose={() => setOpen(null)} />}
    </li>
  );
}

interface VoidDialogProps {
  paymentId: string;
  name: string;
  onClose: () => void;
}

/** Asks for confirmation before a payment is canceled that was recorded by mistake. */
function VoidDialog({ paymentId, name, onClose }: VoidDialogProps) {
  const words = useMessages("payments");
  return (
    <ActionDialog
      danger
      act={useVoidPayment()}
      variables={{ input: { paymentId } }}
      success={words.voided}
      title={words.voidTitle}
      confirm={words.void}
      onClose={onClose}
    >
      {words.voidText(name)}
    </ActionDialog>
  );
}
