import { makeStyles, ToggleButton } from "@fluentui/react-components";
import { isSoldOut } from "@machiya/schema/domain/products/preOrder";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { PickerVariantsQuery } from "../../__generated__/PickerVariantsQuery.graphql.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { usePreOrderText } from "../../language/usePreOrderText.ts";
import type { ProductChoice } from "./productChoice.ts";

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: 0, display: "flex", flexWrap: "wrap", gap: "6px" },
});

interface PickerVariantsProps {
  id: string;
  choice: ProductChoice;
  /** Increases when the query must be sent again. */
  attempt: number;
}

/** The variants of a product as buttons that choose them for an order. Those that are sold out cannot be chosen. */
export function PickerVariants({ id, choice, attempt }: PickerVariantsProps) {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const { table } = useMessages("variants");
  const money = useMoney();
  const { offerText } = usePreOrderText();
  const { node } = useLazyLoadQuery<PickerVariantsQuery>(
    graphql`
      query PickerVariantsQuery($id: ID!) {
        node(id: $id) {
          ... on Product {
            variants {
              id
              name
              optionValues
              price
              stock
              preOrderLeft
              preOrderDay
              maxPerOrder
              maxPerCustomer
              quantityStep
              imageUrl
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network", fetchKey: attempt },
  );
  const offered = (node?.variants ?? []).filter((variant) => !choice.taken.includes(variant.id));
  return (
    <ul className={styles.list} aria-label={table}>
      {offered.map(({ optionValues, ...variant }) => {
        const isChosen = choice.chosen.includes(variant.id);
        return (
          <li key={variant.id}>
            <ToggleButton
              size="small"
              checked={isChosen}
              disabled={!isChosen && isSoldOut(variant)}
              onClick={() =>
                isChosen ? choice.onRemove(variant.id) : choice.onChoose({ ...variant, limitedId: id })
              }
            >
              {[
                optionValues.join(" / "),
                money(variant.price),
                words.stock(variant.stock),
                offerText(variant),
              ]
                .filter((text) => text !== null)
                .join(" · ")}
            </ToggleButton>
          </li>
        );
      })}
    </ul>
  );
}
