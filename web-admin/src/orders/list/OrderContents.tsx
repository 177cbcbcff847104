import { makeStyles } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { OrderContents_order$key } from "../../__generated__/OrderContents_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { quantityBesides } from "../create/quantity.ts";
import { useOrderedQuantities } from "../create/useOrderedQuantities.ts";
import { OrderLineEditor } from "../record/OrderLineEditor.tsx";
import { OrderSums } from "../record/OrderSums.tsx";
import { LineItems } from "./LineItems.tsx";

const useStyles = makeStyles({ root: { display: "flex", flexDirection: "column", rowGap: "16px" } });

/** Lists the products of an order with editable quantities, and the sums. */
export function OrderContents({ order }: { order: OrderContents_order$key }) {
  const styles = useStyles();
  const words = useMessages("orderEdit");
  const { noLines } = useMessages("orderDetail");
  const data = useFragment(
    graphql`
      fragment OrderContents_order on Order {
        id
        customer {
          id
        }
        lines {
          id
          quantity
          product {
            id
            maxPerCustomer
            parent {
              id
            }
          }
          ...OrderLineEditor_line
        }
        canChange: can(action: CHANGE_LINES) {
          allowed
        }
        ...OrderSums_order
      }
    `,
    order,
  );
  const lines = data.lines.map(({ product, quantity }) => ({
    id: product.id,
    limitedId: product.parent?.id,
    quantity,
    maxPerCustomer: product.maxPerCustomer,
  }));
  const orderedOf = useOrderedQuantities(data.customer?.id ?? null, lines, data.id);
  return (
    <div className={styles.root}>
      {!data.canChange.allowed && <span>{words.finalLines}</span>}
      {data.lines.length === 0 && <span>{noLines}</span>}
      <LineItems label={words.tabContents}>
        {data.lines.map((line) => (
          <OrderLineEditor
            key={line.id}
            line={line}
            besides={quantityBesides(lines, {
              id: line.product.id,
              limitedId: line.product.parent?.id,
            })}
            ordered={orderedOf({ id: line.product.id, limitedId: line.product.parent?.id })}
            orderId={data.id}
            canChange={data.canChange.allowed}
          />
        ))}
      </LineItems>
      <OrderSums order={data} />
    </div>
  );
}
