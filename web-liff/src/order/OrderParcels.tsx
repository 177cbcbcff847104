import { graphql, useFragment } from "react-relay";
import type { OrderParcels_order$key } from "../__generated__/OrderParcels_order.graphql.ts";
import { useMessages } from "../language/language.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Tag } from "../ui/Tag.tsx";
import styles from "./OrderParcels.module.css";
import view from "./OrderView.module.css";

/** The parcels of an order, with their progress and the carrier's page; nothing if there are none. */
export function OrderParcels({ order: key }: { order: OrderParcels_order$key }) {
  const { parcels } = useFragment(
    graphql`
      fragment OrderParcels_order on Order {
        parcels {
          id
          number
          state
          carrier
          trackingNumber
          trackingUrl
          items {
            productName
            quantity
          }
        }
      }
    `,
    key,
  );
  const text = useMessages("myOrders");
  const labels = useMessages("wording");
  if (parcels.length === 0) return null;
  return (
    <section className={view.part} aria-labelledby="order-parcels">
      <h2 id="order-parcels">{text.parcels}</h2>
      <ul className={styles.list}>
        {parcels.map(({ id, number, state, carrier, trackingNumber, trackingUrl, items }) => (
          <li key={id} className={styles.parcel}>
            <div className={styles.head}>
              <span className={styles.name}>{text.parcel(number)}</span>
              <Tag>{labels.parcelState[state]}</Tag>
            </div>
            <span className={styles.small}>
              {items
                .map(({ productName, quantity }) => `${productName} × ${quantity}`)
                .join(labels.listSeparator)}
            </span>
            {(carrier !== "" || trackingNumber !== "") && (
              <span className={styles.tracking}>
                {[carrier, trackingNumber].filter((part) => part !== "").join(" ")}
                {trackingNumber !== "" && <CopyButton value={trackingNumber} label={text.trackingNumber} />}
              </span>
            )}
            {trackingUrl != null && (
              <a href={trackingUrl} target="_blank" rel="noreferrer">
                {text.track}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
