import { useMessages } from "../../language/language.ts";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";

interface AddDiscountCouponProps {
  /** The discounts that the product does not have yet. */
  choices: readonly { id: string; name: string }[];
  onAdd: (id: string) => void;
}

/** Adds the chosen discount to a product at once; the form shows it with a button to remove it. */
export function AddDiscountCoupon({ choices, onAdd }: AddDiscountCouponProps) {
  const words = useMessages("productEdit");
  if (choices.length === 0) return <span>{words.couponsNoChoice}</span>;
  return (
    <FormSelect
      label={words.couponToAdd}
      placeholder={words.couponChoose}
      value=""
      options={choices.map(({ id }) => id)}
      labelOf={(id) => choices.find((choice) => choice.id === id)?.name ?? ""}
      onChange={onAdd}
    />
  );
}
