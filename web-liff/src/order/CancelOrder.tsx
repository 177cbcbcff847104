import type { OrderState } from "@machiya/prisma/enums";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CancelOrder_order$key } from "../__generated__/CancelOrder_order.graphql.ts";
import { useMessages } from "../language/language.ts";
import { asCustomer } from "../session/asCustomer.ts";
import { useSession } from "../session/session.tsx";
import { Button } from "../ui/Button.tsx";
import { useErrorText } from "../ui/Failure.tsx";
import { useNotice } from "../ui/Notice.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { Problem } from "../ui/TextField.tsx";
import { useSheetEntry } from "../ui/useSheetEntry.ts";
import { cancelMyOrder } from "./cancelMyOrder.ts";
import styles from "./OrderSheet.module.css";

/** Lets the customer cancel their order, as long as its state allows it. */
export function CancelOrder({ order: key }: { order: CancelOrder_order$key }) {
  const order = useFragment(
    graphql`
      fragment CancelOrder_order on Order {
        id
        state
        paymentState
        customerCanCancel {
          allowed
        }
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const [asked, setAsked] = useState(false);
  return (
    <>
      {order.customerCanCancel.allowed && (
        <Button look="quiet" wide onClick={() => setAsked(true)}>
          {text.cancel}
        </Button>
      )}
      {asked && (
        <CancelOrderSheet
          orderId={order.id}
          isUnpaid={order.paymentState === "UNPAID"}
          state={order.state}
          isAllowed={order.customerCanCancel.allowed}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

interface CancelOrderSheetProps {
  orderId: string;
  isUnpaid: boolean;
  state: OrderState;
  /** False as soon as staff have started the order, also while the sheet is open. */
  isAllowed: boolean;
  onClose: () => void;
}

/** Asks before the order is canceled. It stays open when staff start the order meanwhile, to say so. */
function CancelOrderSheet({ orderId, isUnpaid, state, isAllowed, onClose }: CancelOrderSheetProps) {
  const text = useMessages("myOrders");
  const { orderState } = useMessages("wording");
  const errorText = useErrorText();
  const notify = useNotice();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // The customer's own cancellation also ends what is allowed, before the sheet closes.
  const isTooLate = !isAllowed && !busy;
  const close = useSheetEntry(onClose);
  const keep = () => {
    if (!busy) close();
  };
  const cancel = () => {
    setBusy(true);
    setProblem(undefined);
    asCustomer(session, () => cancelMyOrder(orderId))
      .then(
        (done) => {
          if (done === null) return;
          close();
          notify(text.cancelled);
        },
        (failure: unknown) => setProblem(errorText(failure)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Sheet
      title={text.cancelTitle}
      onClose={keep}
      footer={
        <div className={styles.ways}>
          {!isTooLate && (
            <Button wide className={styles.danger} busy={busy} onClick={cancel}>
              {text.cancelNow}
            </Button>
          )}
          <Button wide look={isTooLate ? "quiet" : "plain"} onClick={keep}>
            {isTooLate ? text.close : text.keep}
          </Button>
        </div>
      }
    >
      {isTooLate ? (
        <p className={styles.body} role="status">
          {text.cancelTooLate(orderState[state])}
        </p>
      ) : (
        <p className={styles.body}>
          {text.cancelBody} {!isUnpaid && text.cancelRefund}
        </p>
      )}
      {!isTooLate && problem !== undefined && <Problem>{problem}</Problem>}
    </Sheet>
  );
}
