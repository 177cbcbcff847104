import { readTrackingLink } from "@machiya/schema/domain/orders/parcelState";
import { graphql, useFragment } from "react-relay";
import OpenOrderQueryNode from "../../__generated__/OpenOrderQuery.graphql.ts";
import type { TrackingDialog_parcel$key } from "../../__generated__/TrackingDialog_parcel.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { EditDialog } from "../../relay/records/EditDialog.tsx";
import { TrackingFields, useTrackingNames } from "./TrackingFields.tsx";
import { useUpdateParcel } from "./useUpdateParcel.ts";

interface TrackingDialogProps {
  parcel: TrackingDialog_parcel$key;
  onClose: () => void;
}

/** Edits how a parcel can be tracked. */
export function TrackingDialog({ parcel, onClose }: TrackingDialogProps) {
  const words = useMessages("parcels");
  const names = useTrackingNames();
  const [update, busy] = useUpdateParcel();
  const { id, number, version, order, ...values } = useFragment(
    graphql`
      fragment TrackingDialog_parcel on Parcel {
        id
        number
        version
        carrier
        trackingNumber
        trackingLink
        order {
          number
        }
      }
    `,
    parcel,
  );
  return (
    <EditDialog
      title={words.editTitle(number)}
      busy={busy}
      current={{ version, values }}
      shownBy={{
        document: OpenOrderQueryNode,
        variables: { number: order.number, reading: true, editing: false },
      }}
      save={(seen, details, callbacks) =>
        update({ variables: { input: { id, version: seen, details } }, ...callbacks })
      }
      fieldNames={names}
      problemsOf={({ trackingLink }) => ({
        trackingLink:
          trackingLink.trim() === "" || readTrackingLink(trackingLink) !== null ? undefined : words.linkWrong,
      })}
      onClose={onClose}
    >
      {(fields) => <TrackingFields {...fields} />}
    </EditDialog>
  );
}
