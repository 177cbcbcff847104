import { discountFilters } from "@machiya/schema/domain/listFilters/discountFilters";
import { graphql, useFragment } from "react-relay";
import type {
  DiscountColumns_discount$data,
  DiscountColumns_discount$key,
} from "../__generated__/DiscountColumns_discount.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import type { TableDefinition } from "../ui/table/columns.ts";
import { textColumn } from "../ui/table/textColumn.tsx";
import { selectByName, useRecordColumns } from "../ui/table/useRecordColumns.tsx";
import { DiscountActions } from "./DiscountActions.tsx";
import { DiscountStateTag } from "./DiscountStateTag.tsx";
import { DiscountUse } from "./DiscountUse.tsx";

type Row = DiscountColumns_discount$data;

function useRow(discount: DiscountColumns_discount$key): Row {
  return useFragment(
    graphql`
      fragment DiscountColumns_discount on Discount {
        id
        name
        kind
        amount
        multiplier
        audience
        description
        productCount
        customerCount
        ...DiscountStateTag_discount
        ...DiscountUse_discount
        ...DiscountActions_discount
      }
    `,
    discount,
  );
}

/** Returns the table of the discounts (shop.md §2). */
export function useDiscountTable(): TableDefinition<DiscountColumns_discount$key, Row> {
  const words = useMessages("discounts");
  const { description } = useMessages("uiRecord");
  const labels = useLabels();
  const money = useMoney();
  const { number, name, actions } = useRecordColumns<Row>({
    type: "Discount",
    nameWidth: 150,
    actions: (row) => <DiscountActions discount={row} />,
  });
  return {
    name: "discounts",
    label: words.table,
    filters: discountFilters,
    useRow,
    select: selectByName,
    columns: [
      number,
      name,
      {
        key: "kind",
        header: words.kind,
        nowrap: true,
        place: "fact",
        cell: (row) => labelOf(labels.discountKind, row.kind),
      },
      {
        key: "amount",
        header: words.amount,
        numeric: true,
        nowrap: true,
        place: "fact",
        cell: (row) => row.amount != null && money(row.amount),
      },
      {
        key: "multiplier",
        header: words.multiplier,
        numeric: true,
        nowrap: true,
        place: "fact",
        cell: (row) => row.multiplier != null && `× ${row.multiplier}`,
      },
      {
        key: "audience",
        header: words.audience,
        nowrap: true,
        place: "fact",
        cell: (row) => labelOf(labels.discountAudience, row.audience),
      },
      textColumn({ key: "description", header: description, width: 180, text: (row) => row.description }),
      {
        key: "state",
        header: words.state,
        place: "badge",
        cell: (row) => <DiscountStateTag discount={row} />,
      },
      {
        key: "givenTo",
        header: words.givenTo,
        nowrap: true,
        place: "fact",
        cell: (row) => <DiscountUse discount={row} />,
        cardCell: (row) => row.productCount + row.customerCount > 0 && <DiscountUse discount={row} />,
      },
      actions,
    ],
  };
}
