import { Button, makeStyles } from "@fluentui/react-components";
import { AddRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { FormSelect } from "../../ui/fields/FormSelect.tsx";

const useStyles = makeStyles({
  root: { display: "flex", alignItems: "end", columnGap: "8px" },
  choice: { flexGrow: 1, minWidth: 0 },
});

interface AddDiscountCouponProps {
  /** The discounts that the product does not have yet. */
  choices: readonly { id: string; name: string }[];
  onAdd: (id: string) => void;
}

/** Adds a discount to a product. */
export function AddDiscountCoupon({ choices, onAdd }: AddDiscountCouponProps) {
  const styles = useStyles();
  const words = useMessages("productEdit");
  const [chosen, setChosen] = useState("");
  const id = choices.some((choice) => choice.id === chosen) ? chosen : choices[0]?.id;
  if (id === undefined) return <span>{words.couponsNoChoice}</span>;
  return (
    <div className={styles.root}>
      <div className={styles.choice}>
        <FormSelect
          label={words.couponToAdd}
          value={id}
          options={choices.map((choice) => choice.id)}
          labelOf={(key) => choices.find((choice) => choice.id === key)?.name ?? ""}
          onChange={setChosen}
        />
      </div>
      <Button icon={<AddRegular />} onClick={() => onAdd(id)}>
        {words.couponAdd}
      </Button>
    </div>
  );
}
