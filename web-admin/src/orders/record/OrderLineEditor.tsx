import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { OrderLineEditor_line$key } from "../../__generated__/OrderLineEditor_line.graphql.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { usePreOrderText } from "../../language/usePreOrderText.ts";
import { ActionDialog } from "../../relay/records/ActionDialog.tsx";
import { useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { DeleteAction } from "../../ui/lists/RowActions.tsx";
import { QuantityField } from "../create/QuantityField.tsx";
import { isQuantity, maxQuantityOf, shownPreOrder } from "../create/quantity.ts";
import { LineItem } from "../list/LineItems.tsx";
import { useChangeOrderLine } from "./useChangeOrderLine.ts";
import { useRemoveOrderLines } from "./useRemoveOrderLines.ts";

interface OrderLineEditorProps {
  line: OrderLineEditor_line$key;
  /** How much the other lines have of the same product, with all its variants. */
  besides: string;
  /** How much the customer's other orders have of it. */
  ordered: string;
  orderId: string;
  canChange: boolean;
}

/** A product on an order, with an editable quantity and a remove button. */
export function OrderLineEditor({ line, besides, ordered, orderId, canChange }: OrderLineEditorProps) {
  const words = useMessages("orderEdit");
  const { quantityTimes } = useMessages("orderDetail");
  const { saved, deleted } = useMessages("ui");
  const money = useMoney();
  const { lineText: preOrderText } = usePreOrderText();
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [change, busy] = useChangeOrderLine();
  const remove = useRemoveOrderLines();
  const [removing, setRemoving] = useState(false);
  const { productName, imageUrl, quantity, unitPrice, lineTotal, product, ...waiting } = useFragment(
    graphql`
      fragment OrderLineEditor_line on OrderLine {
        productName
        imageUrl
        quantity
        unitPrice
        lineTotal
        preOrdered
        expectedDay
        product {
          id
          stock
          preOrderLeft
          preOrderDay
          maxPerOrder
          maxPerCustomer
          quantityStep
        }
      }
    `,
    line,
  );
  // The input remembers the quantity that it was typed over, so that a change from elsewhere replaces it.
  const [typed, setTyped] = useState({ over: quantity, text: quantity });
  const text = typed.over === quantity ? typed.text : quantity;
  useUnsaved(text.trim() !== quantity);
  const most = maxQuantityOf(product, quantity);
  const update = () =>
    change({
      variables: {
        input: {
          orderId,
          productId: product.id,
          quantity: text.trim(),
          seenQuantity: quantity,
          ...shownPreOrder(text, product, quantity),
        },
      },
      onCompleted: () => {
        notify.success(saved);
        void revalidate();
      },
      onError: (error) => {
        notify.failure(error);
        void revalidate();
      },
    });
  return (
    <LineItem
      name={productName}
      imageUrl={imageUrl}
      detail={[`${quantityTimes(quantity, money(unitPrice))} = ${money(lineTotal)}`, preOrderText(waiting)]
        .filter((text) => text !== null)
        .join(" · ")}
    >
      {canChange && (
        <>
          <QuantityField
            name={productName}
            value={text}
            product={product}
            had={quantity}
            limits={product}
            besides={besides}
            ordered={ordered}
            disabled={busy}
            onChange={(written) => setTyped({ over: quantity, text: written })}
          />
          {text.trim() !== quantity && (
            <BusyButton
              size="small"
              busy={busy}
              disabled={!isQuantity(text, most, product.quantityStep)}
              aria-label={words.updateLabel(productName)}
              onClick={update}
            >
              {words.update}
            </BusyButton>
          )}
          <DeleteAction label={words.removeLabel(productName)} onClick={() => setRemoving(true)} />
        </>
      )}
      {removing && (
        <ActionDialog
          danger
          act={remove}
          variables={{ input: { orderId, productIds: [product.id] } }}
          success={deleted}
          title={words.removeTitle}
          confirm={words.removeShort}
          onDone={() => void revalidate()}
          onClose={() => setRemoving(false)}
        >
          {words.removeQuestion(productName)}
        </ActionDialog>
      )}
    </LineItem>
  );
}
