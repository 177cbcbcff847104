import { Button, makeStyles, useRestoreFocusTarget } from "@fluentui/react-components";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderParcels_order$key } from "../../__generated__/OrderParcels_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { ParcelEntry } from "./ParcelEntry.tsx";

const PackDialog = createLazyComponent(() => import("./PackDialog.tsx").then((file) => file.PackDialog));

const useStyles = makeStyles({
  root: { display: "grid", rowGap: "12px", justifyItems: "start" },
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "14px", width: "100%" },
});

/** Lists the parcels of an order, and packs further ones as long as something is left to pack. */
export function OrderParcels({ order }: { order: OrderParcels_order$key }) {
  const styles = useStyles();
  const words = useMessages("parcels");
  const restoreFocus = useRestoreFocusTarget();
  const [packing, setPacking] = useState(false);
  const data = useFragment(
    graphql`
      fragment OrderParcels_order on Order {
        parcels {
          id
          ...ParcelEntry_parcel
        }
        lines {
          packable
        }
        ...PackDialog_order
      }
    `,
    order,
  );
  return (
    <div className={styles.root}>
      {data.parcels.length === 0 && <span>{words.none}</span>}
      <ul className={styles.list} aria-label={words.title}>
        {data.parcels.map((parcel) => (
          <ParcelEntry key={parcel.id} parcel={parcel} />
        ))}
      </ul>
      {data.lines.some(({ packable }) => packable !== "0") && (
        <Button {...restoreFocus} size="small" onClick={() => setPacking(true)}>
          {words.pack}
        </Button>
      )}
      {packing && (
        <Suspense fallback={null}>
          <PackDialog order={data} onClose={() => setPacking(false)} />
        </Suspense>
      )}
    </div>
  );
}
