import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { usePreOrderText } from "../../language/usePreOrderText.ts";
import { useSlotText } from "../../language/useSlotText.ts";
import { usePaperStyles } from "../../ui/printing/paperStyles.ts";
import type { PrintedOrder, PrintedStore } from "./printedOrder.ts";

/** What is in a parcel and where it goes, without prices. */
export function PackingSlip({ order, store }: { order: PrintedOrder; store: PrintedStore }) {
  const paper = usePaperStyles();
  const words = useMessages("orderPrint");
  const fields = useLabels().orderField;
  const { day } = useDates();
  const { lineText: preOrderText } = usePreOrderText();
  const slotText = useSlotText();
  const slot = order.shippingSlot && slotText(order.shippingSlot);
  const recipient = order.recipientName || order.buyerName;
  return (
    <>
      <h2 className={paper.title}>
        {words.slipTitle} #{order.number}
      </h2>
      <div className={paper.columns}>
        <section>
          <h3 className={paper.heading}>{words.to}</h3>
          <div>{recipient}</div>
          <div>{order.recipientPhone || order.buyerPhone}</div>
          <div>{order.address}</div>
          <div>{order.shippingName}</div>
        </section>
        <section>
          <h3 className={paper.heading}>{words.from}</h3>
          <div>{store?.name}</div>
          <div>{store?.phone}</div>
          <div>{store?.address}</div>
        </section>
      </div>
      <p className={paper.small}>
        {fields.createdAt}: {day(order.createdAt)}
        {slot != null && ` · ${fields.shippingSlot}: ${slot.day} ${slot.times}`}
        {slot == null &&
          order.expectedDeliveryDate != null &&
          ` · ${fields.expectedDeliveryDate}: ${day(order.expectedDeliveryDate)}`}
      </p>
      {order.note !== "" && <p className={paper.note}>{order.note}</p>}
      <table className={paper.table}>
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col" className={paper.end}>
              {words.quantity}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.productName}
                <div className={paper.small}>{preOrderText(line)}</div>
              </td>
              <td className={paper.end}>{line.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
