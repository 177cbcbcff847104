import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { OrderItems_order$key } from "../../__generated__/OrderItems_order.graphql.ts";

/** The number of products that are shown. */
const SHOWN = 2;

const useStyles = makeStyles({
  root: { display: "grid", maxWidth: "220px" },
  line: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  more: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/**
 * Shows the first two products of an order, and how many more it has. The argument gives the list a place of its
 * own in Relay's store: without it, a change of the order would replace the lines of an open editor, which reads
 * more fields of them.
 */
export function OrderItems({ order }: { order: OrderItems_order$key }) {
  const styles = useStyles();
  const { items } = useFragment(
    graphql`
      fragment OrderItems_order on Order {
        items: lines(first: 500) {
          id
          productName
          quantity
        }
      }
    `,
    order,
  );
  if (items.length === 0) return <span aria-hidden>—</span>;
  const textOf = ({ productName, quantity }: (typeof items)[number]) => `${productName} × ${quantity}`;
  const more = items.length - SHOWN;
  return (
    <span className={styles.root} title={items.map(textOf).join("\n")}>
      {items.slice(0, SHOWN).map((line, index) => (
        <span key={line.id} className={mergeClasses(styles.line, index > 0 && styles.more)}>
          {textOf(line)}
          {index === SHOWN - 1 && more > 0 && ` +${more}`}
        </span>
      ))}
    </span>
  );
}
