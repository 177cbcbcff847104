import { makeStaticStyles, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { graphql, readInlineData } from "react-relay";
import type {
  OrderSheets_order$data,
  OrderSheets_order$key,
} from "../../__generated__/OrderSheets_order.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { PRINTED, usePrintedAlone } from "../../ui/printing/printedAlone.ts";
import { usePrintOnLoad } from "../../ui/printing/usePrintOnLoad.ts";
import { PackingSlip } from "./PackingSlip.tsx";
import { PickSheet } from "./PickSheet.tsx";
import type { OrderSheet } from "./printSearch.ts";
import { Receipt } from "./Receipt.tsx";

/** The data of a printed order. */
export type PrintedOrder = OrderSheets_order$data;

/** The store as a printed sheet names it. */
export type PrintedStore = { name: string; phone: string; address: string } | null | undefined;

/** The page of each sheet. Chromium cannot make a page as long as its content, so a receipt has a usual length. */
const usePages = makeStaticStyles(`
  @page house-a4 { size: A4 portrait; margin: 14mm; }
  @page house-receipt { size: 80mm 200mm; margin: 4mm; }
  @media print {
    .house-a4 { page: house-a4; }
    .house-receipt { page: house-receipt; }
  }
`);

const useStyles = makeStyles({
  sheet: {
    boxSizing: "border-box",
    marginInline: "auto",
    padding: "14mm",
    color: "#000",
    backgroundColor: "#fff",
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    fontVariantNumeric: "tabular-nums",
    "@media print": { padding: 0, border: "none", margin: 0, width: "auto" },
  },
  a4: { width: "210mm", maxWidth: "100%" },
  receipt: { width: "80mm", padding: "4mm", fontSize: "12px", lineHeight: "17px" },
  page: { breakAfter: "page", ":last-child": { breakAfter: "auto" } },
  each: { "@media screen": { paddingBottom: "12mm" } },
});

interface OrderSheetsProps {
  sheet: OrderSheet;
  store: PrintedStore;
  orders: readonly OrderSheets_order$key[];
}

/** The printed sheets of orders: one pick list over all of them, or a slip or receipt for each. */
export function OrderSheets({ sheet, store, orders }: OrderSheetsProps) {
  const styles = useStyles();
  const words = useMessages("orderPrint");
  usePrintedAlone();
  usePages();
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
          total
          lines {
            id
            productName
            imageUrl(variant: LIST)
            quantity
            unitPrice
            lineTotal
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
  const isReceipt = sheet === "receipt";
  const paper = mergeClasses(
    PRINTED,
    isReceipt ? "house-receipt" : "house-a4",
    styles.sheet,
    isReceipt ? styles.receipt : styles.a4,
  );
  if (read.length === 0) return <p>{words.none}</p>;
  if (sheet === "pick")
    return (
      <div className={paper}>
        <PickSheet orders={read} />
      </div>
    );
  return (
    <div className={paper}>
      {read.map((order) => (
        <article key={order.id} className={mergeClasses(styles.page, styles.each)}>
          {sheet === "slip" ? (
            <PackingSlip order={order} store={store} />
          ) : (
            <Receipt order={order} store={store} />
          )}
        </article>
      ))}
    </div>
  );
}
