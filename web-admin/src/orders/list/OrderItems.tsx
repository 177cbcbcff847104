import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { graphql, useFragment } from "react-relay";
import type { OrderItems_order$key } from "../../__generated__/OrderItems_order.graphql.ts";

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

/** Shows the first two products of an order, and how many more it has. */
export function OrderItems({ order }: { order: OrderItems_order$key }) {
  const styles = useStyles();
  const { lines } = useFragment(
    graphql`
      fragment OrderItems_order on Order {
        lines {
          id
          productName
          quantity
        }
      }
    `,
    order,
  );
  if (lines.length === 0) return <span aria-hidden>—</span>;
  const textOf = ({ productName, quantity }: (typeof lines)[number]) => `${productName} × ${quantity}`;
  const more = lines.length - SHOWN;
  return (
    <span className={styles.root} title={lines.map(textOf).join("\n")}>
      {lines.slice(0, SHOWN).map((line, index) => (
        <span key={line.id} className={mergeClasses(styles.line, index > 0 && styles.more)}>
          {textOf(line)}
          {index === SHOWN - 1 && more > 0 && ` +${more}`}
        </span>
      ))}
    </span>
  );
}
