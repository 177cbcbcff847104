import { blockFilters } from "@machiya/schema/domain/listFilters/customerFilters";
import { graphql, useFragment } from "react-relay";
import type {
  BlockColumns_block$data,
  BlockColumns_block$key,
} from "../__generated__/BlockColumns_block.graphql.ts";
import { CustomerLink } from "../customers/CustomerLink.tsx";
import { customerNumber } from "../customers/customerSearch.ts";
import { useCustomerName } from "../customers/useCustomerName.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import type { TableDefinition } from "../ui/table/columns.ts";
import { Clamp } from "../ui/table/Table.tsx";
import { textColumn } from "../ui/table/textColumn.tsx";
import { BlockActions } from "./BlockActions.tsx";

type Row = BlockColumns_block$data;

function useRow(block: BlockColumns_block$key): Row {
  return useFragment(
    graphql`
      fragment BlockColumns_block on CustomerBlock {
        id
        note
        createdAt
        customer {
          id
          erased
          name
        }
        blockedBy {
          name
        }
        ...BlockActions_block
      }
    `,
    block,
  );
}

/** Returns the table of the blocked customers. */
export function useBlockTable(): TableDefinition<BlockColumns_block$key, Row> {
  const words = useMessages("blocks");
  const nameOf = useCustomerName();
  const { dayTime } = useDates();
  return {
    name: "blocks",
    label: words.table,
    filters: blockFilters,
    useRow,
    select: ({ id, customer }) => ({ id, label: nameOf(customer.name) }),
    columns: [
      {
        key: "customerNumber",
        header: words.customerNumber,
        place: "fact",
        cell: (row) => customerNumber(row.customer.id),
      },
      {
        key: "customer",
        header: words.customer,
        width: 160,
        isRowHeader: true,
        place: "title",
        cell: (row) => <CustomerLink customer={row.customer} name={nameOf(row.customer.name)} as={Clamp} />,
        cardCell: (row) => <CustomerLink customer={row.customer} name={nameOf(row.customer.name)} />,
      },
      textColumn({ key: "note", header: words.note, width: 220, text: (row) => row.note }),
      { key: "by", header: words.by, nowrap: true, place: "fact", cell: (row) => row.blockedBy?.name },
      {
        key: "since",
        header: words.since,
        nowrap: true,
        place: "fact",
        cell: (row) => dayTime(row.createdAt),
      },
      {
        key: "actions",
        header: words.actions,
        sticky: "end",
        nowrap: true,
        place: "actions",
        cell: (row) => <BlockActions block={row} />,
      },
    ],
  };
}
