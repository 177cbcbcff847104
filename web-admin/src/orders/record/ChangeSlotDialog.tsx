import { Refusal } from "@machiya/schema/client/refusal";
import { readSlotId, slotId } from "@machiya/schema/domain/orders/slotText";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ChangeSlotDialogQuery } from "../../__generated__/ChangeSlotDialogQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { SlotSelect } from "../../shipping/slots/SlotSelect.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { useChangeOrderSlot } from "./useChangeOrderSlot.ts";

interface ChangeSlotDialogProps {
  orderId: string;
  onClose: () => void;
}

/** Moves an order to another slot, also to a full one after a warning. */
export function ChangeSlotDialog({ orderId, onClose }: ChangeSlotDialogProps) {
  const words = useMessages("shippingSlots");
  const { saved } = useMessages("ui");
  const notify = useToast();
  const [change, busy] = useChangeOrderSlot();
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<{ id: string; isOver: boolean } | null>(null);
  const { node } = useLazyLoadQuery<ChangeSlotDialogQuery>(
    graphql`
      query ChangeSlotDialogQuery($orderId: ID!) {
        node(id: $orderId) {
          ... on Order {
            id
            version
            shippingMethod {
              id
            }
            shippingSlot {
              day
              startMinute
              endMinute
            }
            lines {
              quantity
              product {
                id
              }
            }
          }
        }
      }
    `,
    { orderId },
    { fetchPolicy: "network-only" },
  );
  const methodId = node?.shippingMethod?.id;
  const current = node?.shippingSlot == null ? "" : slotId(node.shippingSlot);
  const value = chosen?.id ?? current;
  const slot = readSlotId(value);
  const submit = () => {
    if (slot === null || value === current) return onClose();
    setError(null);
    change({
      variables: {
        input: {
          id: orderId,
          version: node?.version ?? null,
          slot,
          overCapacity: chosen?.isOver === true,
        },
      },
      onCompleted: () => {
        onClose();
        notify.success(saved);
      },
      onError: (failure) => {
        setError(failure);
        if (failure instanceof Refusal && failure.code === "SHIPPING_SLOT_NOT_AVAILABLE") {
          setAttempt((last) => last + 1);
          setChosen(null);
        }
      },
    });
  };
  const lines = (node?.lines ?? []).map(({ quantity, product }) => ({ productId: product.id, quantity }));
  return (
    <FormDialog
      title={words.changeTitle}
      {...(chosen?.isOver && { submit: words.saveOver })}
      busy={busy}
      error={error}
      onSubmit={submit}
      onDismiss={onClose}
    >
      {methodId === undefined || lines.length === 0 ? (
        <p>{words.noneAhead}</p>
      ) : (
        <Boundary attempt={attempt}>
          <Suspense fallback={<p>{words.loading}</p>}>
            <SlotSelect
              methodId={methodId}
              lines={lines}
              value={value}
              attempt={attempt}
              onChange={(id, isOver) => setChosen({ id, isOver })}
            />
          </Suspense>
        </Boundary>
      )}
    </FormDialog>
  );
}
