import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { ChooseLines_order$key } from "../../__generated__/ChooseLines_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useUnsaved } from "../../ui/dialogs/unsavedForms.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { useAddOrderLines } from "../record/useAddOrderLines.ts";
import type { ChosenProduct } from "./ChosenProducts.tsx";
import { LineChooser } from "./LineChooser.tsx";
import { shownPreOrder } from "./quantity.ts";

interface ChooseLinesProps {
  order: ChooseLines_order$key;
  /** The way to continue without adding products, if there is one. */
  skip?: { label: string; onSkip: () => void };
  onSaved: () => void;
}

/** Chooses products that are not on the order yet and adds all of them at once. */
export function ChooseLines({ order, skip, onSaved }: ChooseLinesProps) {
  const words = useMessages("orderEdit");
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const [add, busy] = useAddOrderLines();
  const [chosen, setChosen] = useState<readonly ChosenProduct[]>([]);
  const [error, setError] = useState<unknown>(null);
  const { id, customer, lines, canChange } = useFragment(
    graphql`
      fragment ChooseLines_order on Order {
        id
        customer {
          id
        }
        lines {
          quantity
          product {
            id
            parent {
              id
            }
          }
        }
        canChange: can(action: CHANGE_LINES) {
          allowed
        }
      }
    `,
    order,
  );
  useUnsaved(chosen.length > 0);
  const save = () => {
    setError(null);
    add({
      variables: {
        input: {
          lines: chosen.map((product) => ({
            orderId: id,
            productId: product.id,
            quantity: product.quantity.trim(),
            ...shownPreOrder(product.quantity, product),
          })),
        },
      },
      onCompleted: () => {
        setChosen([]);
        notify.success(words.linesAdded);
        void revalidate();
        onSaved();
      },
      onError: setError,
    });
  };
  if (!canChange.allowed) return <p>{words.finalLines}</p>;
  return (
    <LineChooser
      customerId={customer?.id ?? null}
      orderId={id}
      taken={lines.map(({ product, quantity }) => ({
        id: product.id,
        limitedId: product.parent?.id,
        quantity,
      }))}
      chosen={chosen}
      onChange={setChosen}
      busy={busy}
      error={error}
      save={words.saveLines}
      onSave={save}
    >
      {skip !== undefined && (
        <Button disabled={busy} onClick={skip.onSkip}>
          {skip.label}
        </Button>
      )}
    </LineChooser>
  );
}
