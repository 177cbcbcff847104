import { makeStyles } from "@fluentui/react-components";
import { useMessages } from "../../language/language.ts";
import { usePaperStyles } from "../../ui/printing/paperStyles.ts";
import type { PrintedOrder, PrintedStore } from "./printedOrder.ts";

const useStyles = makeStyles({
  root: { display: "grid", rowGap: "5mm" },
  to: { fontSize: "20px", lineHeight: "28px" },
  name: { fontSize: "26px", lineHeight: "34px", fontWeight: 600 },
  from: { borderTop: "1px solid #000", paddingTop: "3mm" },
});

/** The label of a parcel for carriers without an API: recipient, sender, and the tracking numbers. */
export function AddressLabel({ order, store }: { order: PrintedOrder; store: PrintedStore }) {
  const styles = useStyles();
  const paper = usePaperStyles();
  const words = useMessages("orderPrint");
  const tracked = order.parcels.filter(({ trackingNumber }) => trackingNumber !== "");
  return (
    <div className={styles.root}>
      <section className={styles.to}>
        <h2 className={paper.heading}>{words.to}</h2>
        <div className={styles.name}>{order.recipientName || order.buyerName}</div>
        <div>{order.recipientPhone || order.buyerPhone}</div>
        <div>{order.address}</div>
      </section>
      <section className={styles.from}>
        <h3 className={paper.heading}>{words.from}</h3>
        <div>{store?.name}</div>
        <div>{store?.phone}</div>
        <div>{store?.address}</div>
      </section>
      <p className={paper.small}>
        #{order.number} {order.shippingName}
      </p>
      {tracked.map(({ number, carrier, trackingNumber }) => (
        <p key={number} className={paper.note}>
          {carrier} {trackingNumber}
        </p>
      ))}
    </div>
  );
}
