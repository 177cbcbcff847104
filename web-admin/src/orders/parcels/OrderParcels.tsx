import { Button, makeStyles, useRestoreFocusTarget } from "@fluentui/react-components";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { isStoreFixed } from "@machiya/schema/domain/carriers/carriers";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrderParcels_order$key } from "../../__generated__/OrderParcels_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { ParcelEntry } from "./ParcelEntry.tsx";

const PackDialog = createLazyComponent(() => import("./PackDialog.tsx").then((file) => file.PackDialog));

const ChangeStoreDialog = createLazyComponent(() =>
  import("./ChangeStoreDialog.tsx").then((file) => file.ChangeStoreDialog),
);

const useStyles = makeStyles({
  root: { display: "grid", rowGap: "12px", justifyItems: "start" },
  store: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", overflowWrap: "anywhere" },
  list: { listStyle: "none", margin: 0, padding: 0, display: "grid", rowGap: "14px", width: "100%" },
});

/** Lists the parcels of an order, and packs further ones as long as something is left to pack. */
export function OrderParcels({ order }: { order: OrderParcels_order$key }) {
  const styles = useStyles();
  const words = useMessages("parcels");
  const restoreFocus = useRestoreFocusTarget();
  const [packing, setPacking] = useState(false);
  const [changing, setChanging] = useState(false);
  const data = useFragment(
    graphql`
      fragment OrderParcels_order on Order {
        parcels {
          id
          state
          shipment {
            isCreated
          }
          ...ParcelEntry_parcel
        }
        pickUpStore {
          name
          code
        }
        shippingKind
        canEdit: can(action: EDIT) {
          allowed
        }
        ...ChangeStoreDialog_order
        lines {
          packable
        }
        ...PackDialog_order
      }
    `,
    order,
  );
  const { pickUpStore: store, parcels } = data;
  const hasStore = store != null || data.shippingKind === "CONVENIENCE_STORE";
  const canChangeStore =
    data.canEdit.allowed &&
    !isStoreFixed(parcels.map(({ state, shipment }) => ({ state, isSent: shipment != null })));
  return (
    <div data-actions className={styles.root}>
      {hasStore && (
        <div className={styles.store}>
          <span>{store == null ? words.noStore : words.toStore(store.name, store.code)}</span>
          {canChangeStore && (
            <Button {...restoreFocus} size="small" onClick={() => setChanging(true)}>
              {words.changeStore}
            </Button>
          )}
        </div>
      )}
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
      {changing && (
        <Suspense fallback={null}>
          <ChangeStoreDialog order={data} onClose={() => setChanging(false)} />
        </Suspense>
      )}
      {packing && (
        <Suspense fallback={null}>
          <PackDialog order={data} onClose={() => setPacking(false)} />
        </Suspense>
      )}
    </div>
  );
}
