import { customerFilters } from "@machiya/schema/domain/listFilters/customerFilters";
import { graphql, useFragment } from "react-relay";
import type {
  CustomerColumns_customer$data,
  CustomerColumns_customer$key,
} from "../__generated__/CustomerColumns_customer.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { useFilters } from "../relay/useFilters.ts";
import { CompactTags } from "../ui/lists/CompactTags.tsx";
import type { TableDefinition } from "../ui/table/columns.ts";
import { Clamp } from "../ui/table/Table.tsx";
import { textColumn } from "../ui/table/textColumn.tsx";
import { selectByName, useRecordColumns } from "../ui/table/useRecordColumns.tsx";
import { BlockedTag } from "./BlockedTag.tsx";
import { CustomerActions } from "./CustomerActions.tsx";
import { CustomerDiscounts } from "./CustomerDiscounts.tsx";
import { CustomerLink } from "./CustomerLink.tsx";
import { CustomerOrders } from "./CustomerOrders.tsx";
import { FriendTag } from "./FriendTag.tsx";
import { useCustomerName } from "./useCustomerName.ts";

type Row = CustomerColumns_customer$data;

function useRow(customer: CustomerColumns_customer$key): Row {
  return useFragment(
    graphql`
      fragment CustomerColumns_customer on Customer {
        id
        name
        phone
        note
        tags
        blocked
        usesLine
        reachable
        block {
          note
        }
        createdAt
        ...CustomerDiscounts_customer
        ...CustomerOrders_customer
        ...CustomerActions_customer
      }
    `,
    customer,
  );
}

/** Returns the table of the customers (shop.md §2). */
export function useCustomerTable(): TableDefinition<CustomerColumns_customer$key, Row> {
  const words = useMessages("customers");
  const nameOf = useCustomerName();
  const { day } = useDates();
  const { filters } = useFilters(customerFilters);
  // A list of blocked customers is read for the reasons; narrow windows have no room for all columns beside them.
  const areBlocked = filters.blocked === "yes";
  const { number, name, actions } = useRecordColumns<Row>({
    type: "Customer",
    nameWidth: 120,
    actions: (row) => <CustomerActions customer={row} />,
  });
  return {
    name: "customers",
    label: words.table,
    filters: customerFilters,
    useRow,
    select: ({ id, name: given }) => selectByName({ id, name: nameOf(given) }),
    columns: [
      { ...number, sortable: true },
      {
        ...name,
        sortable: true,
        cell: (row) => <CustomerLink customer={row} name={nameOf(row.name)} as={Clamp} />,
        cardCell: (row) => <CustomerLink customer={row} name={nameOf(row.name)} />,
      },
      { key: "phone", header: words.phone, nowrap: true, place: "fact", cell: (row) => row.phone },
      textColumn({ key: "note", header: words.note, width: 110, text: (row) => row.note }),
      {
        key: "tags",
        header: words.tags,
        width: 110,
        place: "body",
        hiddenByDefault: areBlocked,
        isShownWide: true,
        cell: (row) => <CompactTags tags={row.tags.map((tag) => ({ key: tag, text: tag }))} />,
        cardCell: (row) =>
          row.tags.length > 0 && (
            <CompactTags shown={3} tags={row.tags.map((tag) => ({ key: tag, text: tag }))} />
          ),
      },
      {
        key: "blocked",
        header: words.state,
        nowrap: true,
        place: "badge",
        cell: (row) => <BlockedTag blocked={row.blocked} />,
        cardCell: (row) => row.blocked && <BlockedTag blocked />,
      },
      {
        ...textColumn<Row>({
          key: "blockNote",
          header: words.blockNote,
          width: 120,
          text: (row) => row.block?.note,
        }),
        hiddenByDefault: !areBlocked,
        isShownWide: true,
      },
      {
        key: "reachable",
        header: words.reach,
        nowrap: true,
        hiddenByDefault: areBlocked,
        isShownWide: true,
        place: "fact",
        cell: (row) => <FriendTag usesLine={row.usesLine} reachable={row.reachable} />,
        cardCell: (row) =>
          row.reachable != null && <FriendTag long usesLine={row.usesLine} reachable={row.reachable} />,
      },
      {
        key: "discounts",
        header: words.discounts,
        width: 120,
        place: "body",
        cell: (row) => <CustomerDiscounts customer={row} />,
      },
      {
        key: "orders",
        header: words.orders,
        numeric: true,
        place: "fact",
        cell: (row) => <CustomerOrders customer={row} />,
      },
      {
        key: "since",
        header: words.since,
        hiddenByDefault: true,
        nowrap: true,
        cell: (row) => day(row.createdAt),
      },
      actions,
    ],
  };
}
