import { makeStyles, tokens } from "@fluentui/react-components";
import { orderFilters } from "@machiya/schema/domain/listFilters/orderFilters";
import { graphql, useFragment } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { OrderColumns_order$key } from "../../__generated__/OrderColumns_order.graphql.ts";
import { CustomerLink } from "../../customers/CustomerLink.tsx";
import { UnreachableIcon, UnreachableNotice } from "../../customers/UnreachableNotice.tsx";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useDates } from "../../language/useDates.ts";
import { useLabels } from "../../language/useLabels.ts";
import { useSlotText } from "../../language/useSlotText.ts";
import { orderPath } from "../../paths.ts";
import type { Column, TableDefinition } from "../../ui/table/columns.ts";
import { OneLine, Secondary } from "../../ui/table/Table.tsx";
import { textColumn } from "../../ui/table/textColumn.tsx";
import { useIsNew } from "../alerts/orderEvents.ts";
import { OrderDiscounts } from "../record/OrderDiscounts.tsx";
import { PaymentReport } from "../record/PaymentReport.tsx";
import { DateCell } from "./DateCell.tsx";
import { OrderActions } from "./OrderActions.tsx";
import { OrderItems } from "./OrderItems.tsx";
import { OrderLink } from "./OrderLink.tsx";
import { OrderStateTag, PaymentStateTag } from "./OrderStateTag.tsx";
import { OrderTotal } from "./OrderTotal.tsx";

const useStyles = makeStyles({
  column: { display: "flex", alignItems: "center", columnGap: "4px" },
  buyer: { maxWidth: "110px" },
  recipient: { maxWidth: "120px" },
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
        shippingSlot {
          day
          startMinute
          endMinute
        }
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
          id
          erased
          reachable
        }
        ...PaymentReport_order
        ...OrderTotal_order
        ...OrderDiscounts_order
        ...OrderActions_order
        ...OrderItems_order
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
  const { dayWithTime } = useDates();
  const slotText = useSlotText();
  const { title } = useMessages("orderDetail");
  const navigate = useNavigate();
  const [search] = useSearchParams();
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
    select: ({ id, number, state, canDelete }) => ({
      id,
      state,
      label: title(number),
      canDelete: canDelete.allowed,
    }),
    isMarked: (row) => row.fresh,
    onOpen: (row) => void navigate(orderPath(row.number, search)),
    columns: [
      {
        key: "number",
        header: words.numberShort,
        sticky: "start",
        nowrap: true,
        sortable: true,
        numeric: true,
        isRowHeader: true,
        place: "title",
        cell: (row) => <OrderLink number={row.number} fresh={row.fresh} />,
      },
      { ...date("created", words.placed, (row) => row.createdAt), sortable: true },
      {
        key: "buyer",
        header: fields.buyerName,
        place: "fact",
        cell: (row) => (
          <div className={styles.buyer}>
            <CustomerLink customer={row.customer} name={row.buyerName} as={OneLine} />
            <Secondary>{row.buyerPhone}</Secondary>
            <UnreachableIcon reachable={row.customer?.reachable} />
          </div>
        ),
        cardCell: (row) => (
          <span className={styles.inline}>
            <CustomerLink customer={row.customer} name={row.buyerName} as="span" />
            <span>{row.buyerPhone}</span>
            <UnreachableNotice reachable={row.customer?.reachable} />
          </span>
        ),
      },
      {
        key: "items",
        header: words.items,
        width: 100,
        place: "fact",
        cell: (row) => <OrderItems order={row} />,
      },
      {
        key: "total",
        header: fields.total,
        numeric: true,
        nowrap: true,
        sortable: true,
        place: "foot",
        cell: (row) => <OrderTotal order={row} />,
        cardCell: (row) => (
          <div className={styles.total}>
            <OrderTotal order={row} />
          </div>
        ),
      },
      {
        key: "paymentState",
        header: fields.paymentState,
        place: "fact",
        cell: (row) => (
          <div className={styles.column}>
            <PaymentStateTag state={row.paymentState} />
            <PaymentReport order={row} />
          </div>
        ),
        cardCell: (row) => (
          <span className={styles.inline}>
            <PaymentStateTag state={row.paymentState} />
            <PaymentReport order={row} />
          </span>
        ),
      },
      {
        key: "state",
        header: fields.state,
        place: "badge",
        cell: (row) => <OrderStateTag state={row.state} />,
      },
      {
        ...date("expected", words.requested, (row) => row.expectedDeliveryDate),
        sortable: true,
        place: "fact",
        cell: (row) => <DateCell instant={row.expectedDeliveryDate} slot={row.shippingSlot} />,
        cardCell: (row) => {
          if (row.shippingSlot == null)
            return row.expectedDeliveryDate != null && dayWithTime(row.expectedDeliveryDate);
          const { day, times } = slotText(row.shippingSlot);
          return `${day} ${times}`;
        },
      },
      {
        key: "recipient",
        hiddenByDefault: true,
        isShownWide: true,
        header: words.recipientAndAddress,
        width: 120,
        place: "fact",
        cell: (row) => (
          <div className={styles.recipient}>
            <OneLine>{row.recipientName}</OneLine>
            {row.address !== "" && (
              <Secondary>
                <OneLine>{row.address}</OneLine>
              </Secondary>
            )}
          </div>
        ),
        cardCell: (row) => [row.recipientName, row.address].filter(Boolean).join(" · "),
      },
      {
        ...date("delivery", fields.deliveryDate, (row) => row.deliveryDate),
        hiddenByDefault: true,
        isShownWide: true,
      },
      {
        key: "quantity",
        header: fields.totalQuantity,
        hiddenByDefault: true,
        isShownWide: true,
        numeric: true,
        cell: (row) => row.totalQuantity,
      },
      {
        key: "discounts",
        header: fields.discountRecords,
        hiddenByDefault: true,
        isShownWide: true,
        numeric: true,
        cell: (row) => <OrderDiscounts order={row} />,
      },
      {
        ...textColumn<Row>({
          key: "paymentMethod",
          header: fields.paymentMethod,
          width: 76,
          text: (row) => labelOf(labels.paymentMethod, row.paymentMethod),
        }),
        hiddenByDefault: true,
        isShownWide: true,
      },
      {
        ...textColumn<Row>({
          key: "source",
          header: fields.source,
          width: 64,
          onCard: false,
          text: (row) => labelOf(labels.orderSource, row.source),
        }),
        hiddenByDefault: true,
        isShownWide: true,
      },
      {
        ...textColumn<Row>({
          key: "note",
          header: fields.note,
          width: 120,
          onCard: false,
          text: (row) => row.note,
        }),
        hiddenByDefault: true,
        isShownWide: true,
      },
      {
        key: "actions",
        header: words.nextStep,
        // Below this width, some languages need three lines for the next state.
        width: 131,
        sticky: "end",
        nowrap: true,
        place: "actions",
        cell: (row) => <OrderActions order={row} />,
      },
    ],
  };
}
