import { Checkbox, Input, makeStyles } from "@fluentui/react-components";
import { coveredQuantity } from "@machiya/schema/domain/orders/recordedPayment";
import { graphql, useFragment } from "react-relay";
import type { RestockFields_line$key } from "../../__generated__/RestockFields_line.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { FieldError } from "../../ui/fields/FieldError.tsx";
import { FieldGroup } from "../../ui/fields/FieldGroup.tsx";

const useStyles = makeStyles({
  list: { display: "grid", rowGap: "4px" },
  line: { display: "grid", gridTemplateColumns: "1fr 96px", alignItems: "center", columnGap: "8px" },
});

interface RestockFieldsProps {
  lines: RestockFields_line$key;
  /** What is refunded, as it is typed. */
  amount: string;
  /** The returned quantities by product; products without one stay out of the stock. */
  returned: Readonly<Record<string, string>>;
  problem: string | undefined;
  onChange: (returned: Readonly<Record<string, string>>) => void;
}

/** Chooses which products of an order return to the stock, and how many of each. */
export function RestockFields({ lines, amount, returned, problem, onChange }: RestockFieldsProps) {
  const styles = useStyles();
  const words = useMessages("payments");
  const shown = useFragment(
    graphql`
      fragment RestockFields_line on OrderLine @relay(plural: true) {
        productName
        restockable
        unitPrice
        product {
          id
        }
      }
    `,
    lines,
  );
  const toggle = (id: string, quantity: string | null) => {
    const { [id]: _, ...others } = returned;
    onChange(quantity === null ? others : { ...others, [id]: quantity });
  };
  return (
    <FieldGroup label={words.restock}>
      <div className={styles.list}>
        {shown.map(({ productName, restockable, unitPrice, product: { id } }) => (
          <div key={id} className={styles.line}>
            <Checkbox
              label={productName}
              checked={returned[id] !== undefined}
              onChange={(_, { checked }) =>
                toggle(id, checked === true ? coveredQuantity(amount, { restockable, unitPrice }) : null)
              }
            />
            {returned[id] !== undefined && (
              <Input
                inputMode="decimal"
                aria-label={words.quantityOf(productName)}
                value={returned[id]}
                onChange={(_, { value }) => toggle(id, value)}
              />
            )}
          </div>
        ))}
      </div>
      <FieldError text={problem} />
    </FieldGroup>
  );
}
