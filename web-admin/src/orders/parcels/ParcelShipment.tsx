import { Button, Link, MessageBar, MessageBarBody, makeStyles, tokens } from "@fluentui/react-components";
import { BoxArrowUpRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ParcelShipment_parcel$key } from "../../__generated__/ParcelShipment_parcel.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { useSendParcel } from "./useSendParcel.ts";

const useStyles = makeStyles({
  root: { display: "grid", rowGap: "4px", justifyItems: "start" },
  small: { color: tokens.colorNeutralForeground2, overflowWrap: "anywhere" },
});

/** A parcel at the carrier of its convenience store: creation, label, and status. Nothing for orders without a store. */
export function ParcelShipment({ parcel: key }: { parcel: ParcelShipment_parcel$key }) {
  const styles = useStyles();
  const words = useMessages("parcels");
  const money = useMoney();
  const { dayTime } = useDates();
  const notify = useToast();
  const [send, sending] = useSendParcel();
  const [refusal, setRefusal] = useState<{ outcome: string; detail: string } | null>(null);
  const { id, canUnpack, order, shipment } = useFragment(
    graphql`
      fragment ParcelShipment_parcel on Parcel {
        id
        canUnpack
        order {
          pickUpStore {
            name
            code
          }
        }
        shipment {
          isCreated
          goodsAmount
          collects
          statusText
          statusAt
          labelPath
        }
      }
    `,
    key,
  );
  if (order.pickUpStore == null) return null;
  const create = () => {
    setRefusal(null);
    send({
      variables: { input: { id } },
      onCompleted: ({ sendParcel: { outcome, detail } }) => {
        if (outcome === "CREATED") notify.success(words.sent);
        else setRefusal({ outcome, detail });
      },
      onError: (error) => notify.failure(error),
    });
  };
  return (
    <div className={styles.root}>
      <span className={styles.small}>
        {order.pickUpStore.name} ({order.pickUpStore.code})
      </span>
      {shipment?.statusText && (
        <span className={styles.small}>
          {shipment.statusText} {shipment.statusAt != null && dayTime(shipment.statusAt)}
        </span>
      )}
      {shipment?.collects && (
        <span className={styles.small}>{words.collects(money(String(shipment.goodsAmount)))}</span>
      )}
      {shipment?.labelPath != null && (
        <Link href={shipment.labelPath} target="_blank" rel="noreferrer">
          {words.openLabel}
        </Link>
      )}
      {canUnpack && shipment?.isCreated !== true && (
        <Button size="small" icon={<BoxArrowUpRegular />} disabledFocusable={sending} onClick={create}>
          {words.send}
        </Button>
      )}
      <div role="status">
        {refusal !== null && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              {labelOf(words.sendOutcome, refusal.outcome)}
              {/* Without an answer, the carrier has said nothing that staff could act on. */}
              {refusal.outcome !== "UNKNOWN" && refusal.detail !== "" && <div>{refusal.detail}</div>}
            </MessageBarBody>
          </MessageBar>
        )}
      </div>
    </div>
  );
}
