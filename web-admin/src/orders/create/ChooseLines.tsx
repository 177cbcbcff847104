import { Button, makeStyles, useRestoreFocusTarget } from "@fluentui/react-components";
import { AddRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useRevalidator } from "react-router";
import type { ChooseLines_order$key } from "../../__generated__/ChooseLines_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { FormActions } from "../../ui/fields/FormActions.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { useAddOrderLines } from "../record/useAddOrderLines.ts";
import { type ChosenProduct, ChosenProducts } from "./ChosenProducts.tsx";
import { ProductPicker } from "./ProductPicker.tsx";
import { isQuantity } from "./quantity.ts";
import { useOrderFieldNames } from "./useOrderFieldNames.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "14px", alignItems: "stretch" },
  open: { alignSelf: "flex-start" },
});

interface ChooseLinesProps {
  order: ChooseLines_order$key;
  /** The way to continue without adding products, if there is one. */
  skip?: { label: string; onSkip: () => void };
  onSaved: () => void;
}

/** Chooses products that are not on the order yet and adds all of them at once. */
export function ChooseLines({ order, skip, onSaved }: ChooseLinesProps) {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const fieldNames = useOrderFieldNames();
  const notify = useToast();
  const restoreFocus = useRestoreFocusTarget();
  const { revalidate } = useRevalidator();
  const [add, busy] = useAddOrderLines();
  const [picking, setPicking] = useState(false);
  const [chosen, setChosen] = useState<readonly ChosenProduct[]>([]);
  const [error, setError] = useState<unknown>(null);
  const { id, lines, canChange } = useFragment(
    graphql`
      fragment ChooseLines_order on Order {
        id
        lines {
          product {
            id
          }
        }
        canChange: can(action: CHANGE_LINES) {
          allowed
        }
      }
    `,
    order,
  );
  const save = () => {
    setError(null);
    add({
      variables: {
        input: {
          lines: chosen.map((product) => ({
            orderId: id,
            productId: product.id,
            quantity: product.quantity.trim(),
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
    <div className={styles.root}>
      <Button
        {...restoreFocus}
        className={styles.open}
        icon={<AddRegular />}
        onClick={() => setPicking(true)}
      >
        {words.choose}
      </Button>
      <ChosenProducts products={chosen} disabled={busy} onChange={setChosen} />
      <FormError error={error} fieldNames={fieldNames} />
      <FormActions>
        {skip !== undefined && (
          <Button disabled={busy} onClick={skip.onSkip}>
            {skip.label}
          </Button>
        )}
        <BusyButton
          busy={busy}
          disabled={chosen.length === 0 || chosen.some(({ quantity, stock }) => !isQuantity(quantity, stock))}
          onClick={save}
        >
          {words.saveLines}
        </BusyButton>
      </FormActions>
      {picking && (
        <ProductPicker
          taken={lines.map(({ product }) => product.id)}
          chosen={chosen.map((product) => product.id)}
          onChoose={(product) => setChosen([...chosen, { ...product, quantity: "1" }])}
          onRemove={(removed) => setChosen(chosen.filter((product) => product.id !== removed))}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
