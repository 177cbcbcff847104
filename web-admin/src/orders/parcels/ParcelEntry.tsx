import { Button, Link, makeStyles, tokens, useRestoreFocusTarget } from "@fluentui/react-components";
import type { ParcelState } from "@machiya/prisma/enums";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { PARCEL_STATES } from "@machiya/schema/domain/orders/parcelState";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ParcelEntry_parcel$key } from "../../__generated__/ParcelEntry_parcel.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { ActionDialog } from "../../relay/records/ActionDialog.tsx";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { StateTag, type Tone } from "../../ui/Tag.tsx";
import { ParcelShipment } from "./ParcelShipment.tsx";
import { useUnpackParcel } from "./useUnpackParcel.ts";
import { useUpdateParcel } from "./useUpdateParcel.ts";

const TrackingDialog = createLazyComponent(() =>
  import("./TrackingDialog.tsx").then((file) => file.TrackingDialog),
);

const TONES: Record<ParcelState, Tone> = {
  PACKED: "new",
  SHIPPED: "busy",
  DELIVERED: "done",
  RETURNED: "wait",
};

/** Returns the tone of a state; a state of a newer server has none. */
function toneOf(state: string): Tone {
  const known = PARCEL_STATES.find((one) => one === state);
  return known === undefined ? "off" : TONES[known];
}

const useStyles = makeStyles({
  entry: { display: "grid", rowGap: "4px" },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  name: { fontWeight: tokens.fontWeightSemibold },
  small: { color: tokens.colorNeutralForeground2, overflowWrap: "anywhere" },
  actions: { display: "flex", flexWrap: "wrap", gap: "8px", paddingTop: "4px" },
});

/** A parcel with its contents and tracking, and what staff can do with it. */
export function ParcelEntry({ parcel: key }: { parcel: ParcelEntry_parcel$key }) {
  const styles = useStyles();
  const words = useMessages("parcels");
  const labels = useLabels();
  const { dayTime } = useDates();
  const notify = useToast();
  const restoreFocus = useRestoreFocusTarget();
  const [update, updating] = useUpdateParcel();
  const unpack = useUnpackParcel();
  const [commitUnpack, unpacking] = unpack;
  const [asking, setAsking] = useState(false);
  const [editing, setEditing] = useState(false);
  const parcel = useFragment(
    graphql`
      fragment ParcelEntry_parcel on Parcel {
        id
        number
        version
        state
        carrier
        trackingNumber
        trackingUrl
        nextStates
        canUnpack
        shippedAt
        deliveredAt
        items {
          productName
          quantity
        }
        shipment {
          isCreated
        }
        ...TrackingDialog_parcel
        ...ParcelShipment_parcel
      }
    `,
    key,
  );
  const { id, version, state, carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt, shipment } =
    parcel;
  const busy = updating || unpacking;
  const move = (next: ParcelState) =>
    update({
      variables: { input: { id, version, state: next } },
      onCompleted: () => notify.success(words.moved(labels.parcelState[next])),
      onError: (error) => notify.failure(error),
    });
  const unpackNow = () =>
    commitUnpack({
      variables: { input: { id } },
      onCompleted: () => notify.success(words.unpacked),
      onError: (error) => notify.failure(error),
    });
  const tracking = [carrier, trackingNumber].filter((text) => text !== "").join(" ");
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <span className={styles.name}>{words.parcel(parcel.number)}</span>
        <StateTag tone={toneOf(state)}>{labelOf(labels.parcelState, state)}</StateTag>
      </div>
      <span className={styles.small}>
        {parcel.items
          .map(({ productName, quantity }) => `${productName} × ${quantity}`)
          .join(labels.listSeparator)}
      </span>
      {trackingUrl == null ? (
        tracking !== "" && <span className={styles.small}>{tracking}</span>
      ) : (
        <Link href={trackingUrl} target="_blank" rel="noreferrer">
          {tracking === "" ? words.track : tracking}
        </Link>
      )}
      {shippedAt != null && <span className={styles.small}>{words.shippedAt(dayTime(shippedAt))}</span>}
      {deliveredAt != null && <span className={styles.small}>{words.deliveredAt(dayTime(deliveredAt))}</span>}
      <ParcelShipment parcel={parcel} />
      <div className={styles.actions}>
        {PARCEL_STATES.filter((next) => parcel.nextStates.includes(next)).map((next) => (
          <Button key={next} size="small" disabled={busy} onClick={() => move(next)}>
            {words.step[next]}
          </Button>
        ))}
        {state !== "RETURNED" && (
          <Button {...restoreFocus} size="small" disabled={busy} onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
        )}
        {parcel.canUnpack && (
          <Button
            {...restoreFocus}
            size="small"
            disabled={busy}
            onClick={() => (shipment == null ? unpackNow() : setAsking(true))}
          >
            {words.unpack}
          </Button>
        )}
      </div>
      {asking && (
        <ActionDialog
          danger
          act={unpack}
          variables={{ input: { id } }}
          success={words.unpacked}
          title={words.unpackTitle}
          confirm={words.unpack}
          onClose={() => setAsking(false)}
        >
          {shipment?.isCreated === true ? words.unpackCreated : words.unpackUnknown}
        </ActionDialog>
      )}
      {editing && (
        <Suspense fallback={null}>
          <TrackingDialog parcel={parcel} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </li>
  );
}
