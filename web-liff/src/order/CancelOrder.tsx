import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CancelOrder_order$key } from "../__generated__/CancelOrder_order.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Button } from "../ui/Button.tsx";
import { useErrorText } from "../ui/Failure.tsx";
import { useNotice } from "../ui/Notice.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { Problem } from "../ui/TextField.tsx";
import { cancelMyOrder } from "./cancelMyOrder.ts";
import styles from "./OrderSheet.module.css";

/** Lets the customer cancel their order, as long as its state allows it. */
export function CancelOrder({ order: key }: { order: CancelOrder_order$key }) {
  const order = useFragment(
    graphql`
      fragment CancelOrder_order on Order {
        id
        paymentState
        customerCanCancel {
          allowed
        }
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const errorText = useErrorText();
  const notify = useNotice();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!order.customerCanCancel.allowed) return null;
  const close = () => {
    if (busy) return;
    setAsked(false);
    setProblem(undefined);
  };
  const cancel = () => {
    setBusy(true);
    setProblem(undefined);
    cancelMyOrder(order.id)
      .then(
        () => {
          setAsked(false);
          notify(text.cancelled);
        },
        (failure: unknown) => setProblem(errorText(failure)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button look="quiet" wide onClick={() => setAsked(true)}>
        {text.cancel}
      </Button>
      {asked && (
        <Sheet
          title={text.cancelTitle}
          onClose={close}
          footer={
            <div className={styles.ways}>
              <Button wide className={styles.danger} busy={busy} onClick={cancel}>
                {text.cancelNow}
              </Button>
              <Button wide look="plain" onClick={close}>
                {text.keep}
              </Button>
            </div>
          }
        >
          <p className={styles.body}>
            {text.cancelBody} {order.paymentState !== "UNPAID" && text.cancelRefund}
          </p>
          {problem !== undefined && <Problem>{problem}</Problem>}
        </Sheet>
      )}
    </>
  );
}
