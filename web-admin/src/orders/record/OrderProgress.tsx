import { makeStyles, tokens } from "@fluentui/react-components";
import { ArrowRightRegular } from "@fluentui/react-icons";
import { graphql, useFragment } from "react-relay";
import type { OrderProgress_order$key } from "../../__generated__/OrderProgress_order.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { OrderStateTag } from "../list/OrderStateTag.tsx";

const useStyles = makeStyles({
  root: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "6px 10px",
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  list: { display: "contents", listStyle: "none" },
  arrow: { display: "inline-flex" },
});

/** Shows the state of an order and its possible next states. */
export function OrderProgress({ order }: { order: OrderProgress_order$key }) {
  const styles = useStyles();
  const words = useMessages("orderDetail");
  const labels = useLabels();
  const { state, nextStates } = useFragment(
    graphql`
      fragment OrderProgress_order on Order {
        state
        nextStates
      }
    `,
    order,
  );
  return (
    <div className={styles.root}>
      <OrderStateTag state={state} />
      {nextStates.length === 0 ? (
        words.final
      ) : (
        <>
          <span className={styles.arrow} aria-hidden>
            <ArrowRightRegular />
          </span>
          <span>
            {words.next}
            {": "}
            {nextStates.map((next) => labelOf(labels.orderState, next)).join(" / ")}
          </span>
        </>
      )}
    </div>
  );
}
