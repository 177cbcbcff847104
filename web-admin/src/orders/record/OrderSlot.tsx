import { Button, makeStyles, useRestoreFocusTarget } from "@fluentui/react-components";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderSlot_order$key } from "../../__generated__/OrderSlot_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useSlotText } from "../../language/useSlotText.ts";
import { Boundary } from "../../ui/feedback/Boundary.tsx";

const ChangeSlotDialog = createLazyComponent(() =>
  import("./ChangeSlotDialog.tsx").then((file) => file.ChangeSlotDialog),
);

const useStyles = makeStyles({
  root: { display: "inline-flex", flexWrap: "wrap", alignItems: "center", columnGap: "8px" },
});

/** The slot of an order, which staff can change. */
export function OrderSlot({ order }: { order: OrderSlot_order$key }) {
  const styles = useStyles();
  const words = useMessages("shippingSlots");
  const slotText = useSlotText();
  const restoreFocus = useRestoreFocusTarget();
  const [changing, setChanging] = useState(false);
  const { id, shippingSlot, canEdit } = useFragment(
    graphql`
      fragment OrderSlot_order on Order {
        id
        shippingSlot {
          day
          startMinute
          endMinute
        }
        canEdit: can(action: EDIT) {
          allowed
        }
      }
    `,
    order,
  );
  const shown = shippingSlot && slotText(shippingSlot);
  return (
    <span data-actions className={styles.root}>
      <span>{shown == null ? "—" : `${shown.day} ${shown.times}`}</span>
      {canEdit.allowed && (
        <Button {...restoreFocus} size="small" onClick={() => setChanging(true)}>
          {shown == null ? words.choose : words.change}
        </Button>
      )}
      {changing && (
        <Boundary attempt={changing}>
          <Suspense fallback={null}>
            <ChangeSlotDialog orderId={id} onClose={() => setChanging(false)} />
          </Suspense>
        </Boundary>
      )}
    </span>
  );
}
