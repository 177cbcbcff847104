import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { CurrencyProvider } from "@machiya/schema/client/CurrencyProvider";
import { useRef } from "react";
import { graphql, readInlineData } from "react-relay";
import type { OrderSheets_order$key } from "../../__generated__/OrderSheets_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { usePaperPages, usePaperStyles } from "../../ui/printing/paperStyles.ts";
import { PRINTED, usePrintedAlone } from "../../ui/printing/printedAlone.ts";
import { receiptClass } from "../../ui/printing/receiptPages.ts";
import { usePrintOnLoad } from "../../ui/printing/usePrintOnLoad.ts";
import { useReceiptPages } from "../../ui/printing/useReceiptPages.ts";
import { AddressLabel } from "./AddressLabel.tsx";
import { PackingSlip } from "./PackingSlip.tsx";
import { PickSheet } from "./PickSheet.tsx";
import type { PrintedStore } from "./printedOrder.ts";
import type { OrderSheet } from "./printSearch.ts";
import { Receipt } from "./Receipt.tsx";
import { toSend } from "./toSend.ts";

const useStyles = makeStyles({
  page: { breakAfter: "page", ":last-child": { breakAfter: "auto" } },
  each: { "@media screen": { paddingBottom: "12mm" } },
});

/** The papers of the sheets that are not printed on A4. */
const SIZES: Partial<Record<OrderSheet, "receipt" | "label">> = { receipt: "receipt", label: "label" };

interface OrderSheetsProps {
  sheet: OrderSheet;
  store: PrintedStore;
  orders: readonly OrderSheets_order$key[];
}

/** The printed sheets of orders: one pick list over all of them, or a slip or receipt for each. */
export function OrderSheets({ sheet, store, orders }: OrderSheetsProps) {
  const styles = useStyles();
  const papers = usePaperStyles();
  const words = useMessages("orderPrint");
  usePrintedAlone();
  usePaperPages();
  const sheets = useRef<HTMLDivElement>(null);
  useReceiptPages(sheets);
  usePrintOnLoad();
  const read = orders.map((order) =>
    readInlineData(
      graphql`
        fragment OrderSheets_order on Order @inline {
          id
          number
          createdAt
          expectedDeliveryDate
          buyerName
          buyerPhone
          recipientName
          recipientPhone
          address
          note
          paymentMethod
          paymentState
          subtotal
          discountTotal
          discountRecords {
            name
            amount
          }
          shippingName
          shippingFee
          parcels {
            number
            carrier
            trackingNumber
          }
          shippingSlot {
            day
            startMinute
            endMinute
          }
          total
          currency
          lines {
            id
            productName
            imageUrl(variant: LIST)
            quantity
            restocked
            unitPrice
            lineTotal
            preOrdered
            expectedDay
            product {
              id
              types {
                name
              }
            }
          }
        }
      `,
      order,
    ),
  );
  const size = SIZES[sheet] ?? "a4";
  const paper = mergeClasses(PRINTED, `house-${size}`, papers.sheet, papers[size]);
  if (read.length === 0) return <p>{words.none}</p>;
  if (sheet === "pick")
    return (
      <div className={paper}>
        <PickSheet orders={read.map(toSend)} />
      </div>
    );
  const pageOf = (index: number) => (sheet === "receipt" ? receiptClass(index) : undefined);
  return (
    <div ref={sheets} className={paper}>
      {read.map((order, index) => (
        <article key={order.id} className={mergeClasses(styles.page, styles.each, pageOf(index))}>
          {sheet === "slip" ? (
            <PackingSlip order={toSend(order)} store={store} />
          ) : sheet === "label" || sheet === "label-a4" ? (
            <AddressLabel order={order} store={store} />
          ) : (
            <CurrencyProvider currency={order.currency}>
              <Receipt order={order} store={store} />
            </CurrencyProvider>
          )}
        </article>
      ))}
    </div>
  );
}
