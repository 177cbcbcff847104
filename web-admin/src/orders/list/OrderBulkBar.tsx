import {
  ArrowRightRegular,
  DeleteRegular,
  DismissCircleRegular,
  MoneyHandRegular,
} from "@fluentui/react-icons";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { orderFilters } from "@machiya/schema/domain/listFilters/orderFilters";
import { rowId } from "@machiya/schema/ids";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type {
  OrderBulkBarAdvanceMutation,
  OrderState,
} from "../../__generated__/OrderBulkBarAdvanceMutation.graphql.ts";
import type { OrderBulkBarCancelMutation } from "../../__generated__/OrderBulkBarCancelMutation.graphql.ts";
import type { OrderBulkBarDeleteMutation } from "../../__generated__/OrderBulkBarDeleteMutation.graphql.ts";
import type { OrderBulkBarPaidMutation } from "../../__generated__/OrderBulkBarPaidMutation.graphql.ts";
import { BulkBar } from "../../bulk/BulkBar.tsx";
import { BulkExport } from "../../bulk/BulkExport.tsx";
import { BulkVerb } from "../../bulk/BulkVerb.tsx";
import { type BulkRows, useBulk } from "../../bulk/bulkRows.ts";
import { useMessages } from "../../language/language.ts";
import { exportPaths } from "../../paths.ts";
import { PrintMenu } from "../print/PrintMenu.tsx";

const advance = graphql`
  mutation OrderBulkBarAdvanceMutation($input: AdvanceOrdersInput!) {
    result: advanceOrders(input: $input) {
      done
      refused
      rows { rowId message }
      undoable { id }
    }
  }
`;
const markPaid = graphql`
  mutation OrderBulkBarPaidMutation($input: OrdersInput!) {
    result: markOrdersPaid(input: $input) {
      done
      refused
      rows { rowId message }
      undoable { id }
    }
  }
`;
const cancel = graphql`
  mutation OrderBulkBarCancelMutation($input: OrdersInput!) {
    result: cancelOrders(input: $input) {
      done
      refused
      rows { rowId message }
      undoable { id }
    }
  }
`;
const discard = graphql`
  mutation OrderBulkBarDeleteMutation($input: OrdersInput!) {
    result: discardOrders(input: $input) {
      done
      refused
      rows { rowId message }
      undoable { id }
    }
  }
`;

const input = (orders: BulkRows) => ({ input: { orders } });

/** The actions on several orders. */
export function OrderBulkBar({ total }: { total: number }) {
  const [search] = useSearchParams();
  return (
    <BulkBar total={total} filter={filterInput(orderFilters, search)}>
      <Verbs />
    </BulkBar>
  );
}

function Verbs() {
  const words = useMessages("bulk");
  const orders = useMessages("orders");
  const { rows, selected } = useBulk();
  const [search] = useSearchParams();
  const states = new Map(selected.map(({ id, state }) => [id, state as OrderState]));
  /** An order that has left the state that the user sees is not advanced once more. */
  const advanceInput = (rows: BulkRows) => ({
    input: {
      orders: rows,
      ...("ids" in rows &&
        rows.ids.every((id) => states.has(id)) && {
          seenStates: rows.ids.flatMap((id) => states.get(id) ?? []),
        }),
    },
  });
  return (
    <>
      <BulkVerb<OrderBulkBarAdvanceMutation>
        text={orders.advance}
        icon={<ArrowRightRegular />}
        mutation={advance}
        variables={advanceInput}
      />
      <BulkVerb<OrderBulkBarPaidMutation>
        text={words.markPaid}
        icon={<MoneyHandRegular />}
        mutation={markPaid}
        variables={input}
      />
      <PrintMenu orders={"filter" in rows ? search : rows.ids.flatMap((id) => rowId("Order", id) ?? [])} />
      <BulkExport path={exportPaths.orders} />
      <BulkVerb<OrderBulkBarCancelMutation>
        text={orders.cancelOrder}
        icon={<DismissCircleRegular />}
        mutation={cancel}
        variables={input}
        question={words.cancelQuestion}
      />
      <BulkVerb<OrderBulkBarDeleteMutation>
        text={words.delete}
        icon={<DeleteRegular />}
        mutation={discard}
        variables={input}
        question={words.deleteOrdersQuestion}
      />
    </>
  );
}
