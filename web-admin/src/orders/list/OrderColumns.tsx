import { makeStyles, tokens } from "@fluentui/react-components";
import { orderFilters } from "@machiya/schema/domain/listFilters/orderFilters";
import { graphql, useFragment } from "react-relay";
import type { OrderColumns_order$key } from "../../__generated__/OrderColumns_order.graphql.ts";
import { UnreachableNotice } from "../../customers/UnreachableNotice.tsx";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import type { Column, TableDefinition } from "../../ui/table/columns.ts";
import { Clamp, Secondary } from "../../ui/table/Table.tsx";
import { textColumn } from "../../ui/table/textColumn.tsx";
import { useIsNew } from "../alerts/orderEvents.ts";
import { OrderDiscounts } from "../record/OrderDiscounts.tsx";
import { PaymentReport } from "../record/PaymentReport.tsx";
import { DateCell } from "./DateCell.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderLink } from "./OrderLink.tsx";
import { OrderStateTag, PaymentStateTag } from "./OrderStateTag.tsx";
import { OrderTotal } from "./OrderTotal.tsx";

const useStyles = makeStyles({
  column: { display: "flex", flexDirection: "column", alignItems: "flex-start", rowGap: "4px" },
  inline: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "8px" },
  total: { fontVariantNumeric: "tabular-nums", fontSize: tokens.fontSizeBase400 },
});

function useRow(order: OrderColumns_order$key) {
  const data = useFragment(
    graphql`
      fragment OrderColumns_order on Order {
        id
        number
        state
        buyerName
        buyerPhone
        recipientName
        address
        expectedDeliveryDate
        deliveryDate
        totalQuantity
        paymentMethod
        paymentState
        source
        note
        createdAt
        canDelete: can(action: DELETE) {
          allowed
        }
        customer {
          reachable
        }
        ...PaymentReport_order
        ...OrderTotal_order
        ...OrderDiscounts_order
        ...OrderActions_order
      }
    `,
    order,
  );
  return { ...data, fresh: useIsNew(data.number) };
}

type Row = ReturnType<typeof useRow>;

/** Returns the table of the order list (shop.md §2). */
export function useOrderTable(): TableDefinition<OrderColumns_order$key, Row> {
  const styles = useStyles();
  const words = useMessages("orders");
  const { dayTime } = useDates();
  const { title } = useMessages("orderDetail");
  const labels = useLabels();
  const fields = labels.orderField;
  const date = (
    key: string,
    header: string,
    instant: (row: Row) => string | null | undefined,
  ): Column<Row> => ({
    key,
    header,
    nowrap: true,
    cell: (row) => <DateCell instant={instant(row)} />,
  });
  return {
    name: "orders",
    label: words.table,
    filters: orderFilters,
    useRow,
    select: (row) => (row.canDelete.allowed ? { id: row.id, label: title(row.number) } : null),
    isMarked: (row) => row.fresh,
    columns: [
      {
        key: "number",
        header: words.numberShort,
        sticky: "start",
        nowrap: true,
        isRowHeader: true,
        place: "title",
        cell: (row) => <OrderLink number={row.number} fresh={row.fresh} />,
      },
      {
        key: "state",
        header: fields.state,
        place: "badge",
        cell: (row) => (
          <div className={styles.column}>
            <OrderStateTag state={row.state} />
            <PaymentReport order={row} />
          </div>
        ),
        cardCell: (row) => <OrderStateTag state={row.state} />,
      },
      {
        key: "buyer",
        header: fields.buyerName,
        width: 110,
        place: "fact",
        cell: (row) => (
          <>
            <div>{row.buyerName}</div>
            <Secondary>{row.buyerPhone}</Secondary>
            <UnreachableNotice reachable={row.customer?.reachable} />
          </>
        ),
        cardCell: (row) => (
          <span className={styles.inline}>
            {[row.buyerName, row.buyerPhone].filter(Boolean).join(" · ")}
            <UnreachableNotice reachable={row.customer?.reachable} />
          </span>
        ),
      },
      {
        key: "recipient",
        hiddenByDefault: true,
        header: words.recipientAndAddress,
        width: 180,
        place: "fact",
        cell: (row) => (
          <>
            <div>{row.recipientName}</div>
            {row.address !== "" && (
              <Secondary>
                <Clamp>{row.address}</Clamp>
              </Secondary>
            )}
          </>
        ),
        cardCell: (row) => [row.recipientName, row.address].filter(Boolean).join(" · "),
      },
      {
        ...date("expected", fields.expectedDeliveryDate, (row) => row.expectedDeliveryDate),
        place: "fact",
        cardCell: (row) => row.expectedDeliveryDate != null && dayTime(row.expectedDeliveryDate),
      },
      { ...date("delivery", fields.deliveryDate, (row) => row.deliveryDate), hiddenByDefault: true },
      {
        key: "quantity",
        header: fields.totalQuantity,
        hiddenByDefault: true,
        numeric: true,
        cell: (row) => row.totalQuantity,
      },
      {
        key: "total",
        header: fields.total,
        numeric: true,
        nowrap: true,
        place: "foot",
        cell: (row) => <OrderTotal order={row} />,
        cardCell: (row) => (
          <div className={styles.total}>
            <OrderTotal order={row} />
          </div>
        ),
      },
      {
        key: "discounts",
        header: fields.discountRecords,
        numeric: true,
        width: 112,
        cell: (row) => <OrderDiscounts order={row} />,
      },
      {
        key: "paymentMethod",
        hiddenByDefault: true,
        header: fields.paymentMethod,
        nowrap: true,
        place: "fact",
        cell: (row) => labelOf(labels.paymentMethod, row.paymentMethod),
      },
      {
        key: "paymentState",
        header: fields.paymentState,
        place: "fact",
        cell: (row) => <PaymentStateTag state={row.paymentState} />,
        cardCell: (row) => (
          <span className={styles.inline}>
            <PaymentStateTag state={row.paymentState} />
            <PaymentReport order={row} />
          </span>
        ),
      },
      {
        key: "source",
        header: fields.source,
        width: 64,
        cell: (row) => labelOf(labels.orderSource, row.source),
      },
      {
        ...textColumn<Row>({
          ...{ key: "note", header: fields.note, width: 180 },
          onCard: false,
          text: (row) => row.note,
        }),
        hiddenByDefault: true,
      },
      { ...date("created", fields.createdAt, (row) => row.createdAt), hiddenByDefault: true },
      {
        key: "actions",
        header: words.actions,
        sticky: "end",
        nowrap: true,
        place: "actions",
        cell: (row) => <OrderActions order={row} />,
      },
    ],
  };
}
