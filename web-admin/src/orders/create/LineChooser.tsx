import { Button, makeStyles, useRestoreFocusTarget } from "@fluentui/react-components";
import { AddRegular } from "@fluentui/react-icons";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../language/language.ts";
import { BusyButton } from "../../ui/feedback/BusyButton.tsx";
import { FormActions } from "../../ui/fields/FormActions.tsx";
import { FormError } from "../../ui/fields/FormError.tsx";
import { type ChosenProduct, ChosenProducts } from "./ChosenProducts.tsx";
import { ProductPicker } from "./ProductPicker.tsx";
import { type EditedLine, isQuantity, maxQuantityOf } from "./quantity.ts";
import { useCurrentStock } from "./useCurrentStock.ts";
import { useOrderedQuantities } from "./useOrderedQuantities.ts";
import { useOrderFieldNames } from "./useOrderFieldNames.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "14px", alignItems: "stretch" },
  open: { alignSelf: "flex-start" },
});

interface LineChooserProps {
  /** The customer of the order; null without one. */
  customerId: string | null;
  /** The order to which the products are added; null for a new one. */
  orderId?: string | null;
  /** The lines that the order already has; their products cannot be chosen. */
  taken: readonly EditedLine[];
  chosen: readonly ChosenProduct[];
  onChange: (chosen: readonly ChosenProduct[]) => void;
  busy: boolean;
  error: unknown;
  /** The text of the button that saves. */
  save: string;
  onSave: () => void;
  /** Fields below the products. */
  below?: ReactNode;
  /** Buttons before the one that saves. */
  children?: ReactNode;
}

/** Chooses products and their quantities for an order. */
export function LineChooser({
  customerId,
  orderId = null,
  taken,
  chosen,
  onChange,
  busy,
  error,
  save,
  onSave,
  below,
  children,
}: LineChooserProps) {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const fieldNames = useOrderFieldNames();
  const restoreFocus = useRestoreFocusTarget();
  const [picking, setPicking] = useState(false);
  const orderedOf = useOrderedQuantities(customerId, chosen, orderId);
  const isIncomplete =
    chosen.length === 0 ||
    chosen.some((product) => !isQuantity(product.quantity, maxQuantityOf(product), product.quantityStep));
  useCurrentStock(error, chosen, onChange);
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
      <ChosenProducts
        products={chosen}
        taken={taken}
        orderedOf={orderedOf}
        disabled={busy}
        onChange={onChange}
      />
      {below}
      <FormActions message={<FormError error={error} fieldNames={fieldNames} />}>
        {children}
        <BusyButton busy={busy} disabled={isIncomplete} onClick={onSave}>
          {save}
        </BusyButton>
      </FormActions>
      {picking && (
        <ProductPicker
          taken={taken.map(({ id }) => id)}
          chosen={chosen.map((product) => product.id)}
          onChoose={(product) => onChange([...chosen, { ...product, quantity: product.quantityStep ?? "1" }])}
          onRemove={(removed) => onChange(chosen.filter((product) => product.id !== removed))}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
