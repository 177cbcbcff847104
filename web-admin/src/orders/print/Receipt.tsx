import { makeStyles } from "@fluentui/react-components";
import { readCurrency } from "@machiya/schema/domain/minorUnits";
import { toWire } from "@machiya/schema/domain/money";
import { includedTax } from "@machiya/schema/domain/orders/includedTax";
import { sumRows } from "@machiya/schema/domain/orders/orderSums";
import { wasPaid } from "@machiya/schema/domain/orders/paymentReport";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages, useMoney } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { usePaperStyles } from "../../ui/printing/paperStyles.ts";
import type { PrintedOrder, PrintedStore } from "./printedOrder.ts";

const useStyles = makeStyles({
  total: { fontWeight: 600, fontSize: "1.25em" },
});

/** What an order cost and how it is paid; the same content fits a roll of 80 mm and a page. */
export function Receipt({ order, store }: { order: PrintedOrder; store: PrintedStore }) {
  const styles = useStyles();
  const paper = usePaperStyles();
  const words = useMessages("orderPrint");
  const orders = useMessages("orders");
  const titles = useMessages("orderDetail");
  const labels = useLabels();
  const money = useMoney();
  const { dayTime } = useDates();
  const names = {
    ITEMS: orders.subtotal,
    ROUNDING: titles.rounding,
    ADJUSTMENT: titles.adjustment,
    SHIPPING: titles.shippingFee(order.shippingName),
  };
  return (
    <>
      <h2 className={paper.title}>{store?.name}</h2>
      <p className={paper.small}>{[store?.address, store?.phone].filter(Boolean).join(" · ")}</p>
      {store != null && store.taxNumber !== "" && (
        <p className={paper.small}>{words.taxNumber(store.taxNumber)}</p>
      )}
      <p className={paper.small}>
        {wasPaid(order.paymentState) ? words.receiptTitle : words.statementTitle} #{order.number} ·{" "}
        {dayTime(order.createdAt)}
      </p>
      <p className={paper.small}>{order.buyerName}</p>
      <table className={paper.table}>
        <tbody>
          {order.lines.map(({ id, productName, quantity, unitPrice, lineTotal }) => (
            <tr key={id}>
              <td>
                {productName}
                <br />
                {titles.quantityTimes(quantity, money(unitPrice))}
              </td>
              <td className={paper.end}>{money(lineTotal)}</td>
            </tr>
          ))}
          {sumRows({ ...order, records: order.discountRecords }).map(({ kind, name, amount }) => (
            <tr key={`${kind} ${name}`}>
              <td>{kind === "DISCOUNT" || kind === "FEE" ? name : names[kind]}</td>
              <td className={paper.end}>{money(amount)}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <td>{titles.total}</td>
            <td className={paper.end}>{money(order.total)}</td>
          </tr>
          {store?.taxPercent != null && (
            <tr>
              <td>{words.includedTax(store.taxPercent)}</td>
              <td className={paper.end}>
                {money(toWire(includedTax(order.total, store.taxPercent, readCurrency(order.currency))))}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={paper.small}>
        {labelOf(labels.paymentMethod, order.paymentMethod)} ·{" "}
        {labelOf(labels.paymentState, order.paymentState)}
      </p>
    </>
  );
}
