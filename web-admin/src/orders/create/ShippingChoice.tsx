import { makeStyles } from "@fluentui/react-components";
import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ShippingChoiceQuery } from "../../__generated__/ShippingChoiceQuery.graphql.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { SlotSelect } from "../../shipping/slots/SlotSelect.tsx";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";
import type { ChosenProduct } from "./ChosenProducts.tsx";
import { NO_SHIPPING, type ShippingDraftOfOrder } from "./newOrderDraft.ts";
import { isQuantity } from "./quantity.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: "14px", maxWidth: "440px" },
});

interface ShippingChoiceProps {
  lines: readonly ChosenProduct[];
  value: ShippingDraftOfOrder;
  /** Increases when what is left of the slots must be read again. */
  attempt: number;
  onChange: (value: ShippingDraftOfOrder) => void;
}

/** The shipping method of an order that staff enter, and its slot if the method has any; by default none. */
export function ShippingChoice({ lines, value, attempt, onChange }: ShippingChoiceProps) {
  const styles = useStyles();
  const words = useMessages("shippingSlots");
  const labels = useLabels();
  const money = useMoney();
  const { store } = useLazyLoadQuery<ShippingChoiceQuery>(
    graphql`
      query ShippingChoiceQuery {
        store {
          id
          shippingMethods {
            id
            name
            fee
            hasSlots
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-or-network" },
  );
  const methods = store?.shippingMethods ?? [];
  const method = methods.find(({ id }) => id === value.methodId);
  const known = lines.filter(({ quantity, stock }) => isQuantity(quantity, stock, null));
  const nameOf = (id: string) => {
    const one = methods.find((other) => other.id === id);
    return one === undefined ? words.noMethod : `${one.name} (${money(one.fee)})`;
  };
  return (
    <div className={styles.root}>
      <FormSelect
        label={labels.orderField.shippingName}
        hint={words.methodHint}
        value={method === undefined ? "" : value.methodId}
        options={["", ...methods.map(({ id }) => id)]}
        labelOf={nameOf}
        onChange={(methodId) => onChange({ ...NO_SHIPPING, methodId })}
      />
      {method?.hasSlots && known.length > 0 && (
        <Suspense fallback={<p>{words.loading}</p>}>
          <SlotSelect
            methodId={method.id}
            lines={known.map(({ id, quantity }) => ({ productId: id, quantity: quantity.trim() }))}
            value={value.slot}
            none={words.noSlot}
            attempt={attempt}
            onChange={(slot, isOver) => onChange({ ...value, slot, over: isOver ? "yes" : "" })}
          />
        </Suspense>
      )}
    </div>
  );
}
