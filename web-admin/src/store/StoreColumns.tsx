import { storeFilters } from "@machiya/schema/domain/listFilters/recordFilters";
import { graphql, useFragment } from "react-relay";
import type {
  StoreColumns_store$data,
  StoreColumns_store$key,
} from "../__generated__/StoreColumns_store.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { RecordActions } from "../relay/records/RecordActions.tsx";
import type { Column, TableDefinition } from "../ui/table/columns.ts";
import { textColumn } from "../ui/table/textColumn.tsx";
import { selectByName, useRecordColumns } from "../ui/table/useRecordColumns.tsx";
import { StoreBookingHours } from "./bookingHours/StoreBookingHours.tsx";
import { DeleteStore } from "./DeleteStore.tsx";
import { StoreWeekdays } from "./StoreWeekdays.tsx";

/** The actions of the store record. */
function StoreActions({ id, name }: { id: string; name: string }) {
  return (
    <RecordActions
      type="Store"
      id={id}
      name={name}
      deleting={(onClose) => <DeleteStore id={id} itemsToDelete={{ name }} onClose={onClose} />}
    />
  );
}

type Row = StoreColumns_store$data;

function useRow(store: StoreColumns_store$key): Row {
  return useFragment(
    graphql`
      fragment StoreColumns_store on Store {
        id
        name
        bankAccount
        bankCode
        orderingOpensAt
        orderingClosesAt
        address
        phone
        lineAccount
        mapUrl
        openingHours
        timeZone
        delivers
        cancelCutOffHours
        ...StoreWeekdays_store
        ...StoreBookingHours_store
      }
    `,
    store,
  );
}

/** Returns the table of the store record (shop.md §2). */
export function useStoreTable(): TableDefinition<StoreColumns_store$key, Row> {
  const words = useMessages("store");
  const booking = useMessages("storeBooking");
  const { dayTime } = useDates();
  const { number, name, actions } = useRecordColumns<Row>({
    type: "Store",
    nameWidth: 120,
    actions: (row) => <StoreActions id={row.id} name={row.name} />,
  });
  const short = (key: string, header: string, cell: Column<Row>["cell"]): Column<Row> => ({
    key,
    header,
    nowrap: true,
    place: "fact",
    cell,
  });
  // The day and the time take two lines where the table is narrow.
  const ordering = (
    key: string,
    header: string,
    instant: (row: Row) => string | null | undefined,
  ): Column<Row> => ({
    key,
    header,
    width: 92,
    place: "fact",
    cell: (row) => {
      const limit = instant(row);
      return limit == null ? words.noLimit : dayTime(limit);
    },
  });
  // What is rarely looked up is in the column chooser, so that the table fits into 1280 px.
  const rare = (key: string, header: string, cell: Column<Row>["cell"]): Column<Row> => ({
    ...short(key, header, cell),
    hiddenByDefault: true,
  });
  return {
    name: "store",
    label: words.table,
    filters: storeFilters,
    useRow,
    select: selectByName,
    columns: [
      number,
      name,
      short("bankAccount", words.bankAccount, (row) => row.bankAccount),
      short("bankCode", words.bankCode, (row) => row.bankCode),
      ordering("opens", words.opens, (row) => row.orderingOpensAt),
      ordering("closes", words.closes, (row) => row.orderingClosesAt),
      textColumn({ key: "address", header: words.address, width: 110, text: (row) => row.address }),
      rare("phone", words.phone, (row) => row.phone),
      rare("lineAccount", words.lineAccount, (row) => row.lineAccount),
      rare("mapUrl", words.mapUrl, (row) => row.mapUrl),
      textColumn({
        key: "openingHours",
        header: words.openingHours,
        width: 110,
        text: (row) => row.openingHours,
      }),
      {
        key: "weekdays",
        header: words.weekdays,
        width: 100,
        place: "fact",
        cell: (row) => <StoreWeekdays isShort store={row} />,
        cardCell: (row) => <StoreWeekdays store={row} />,
      },
      rare("bookingHours", booking.hours, (row) => <StoreBookingHours store={row} />),
      rare("cutOff", booking.cutOff, (row) => booking.cutOffText(row.cancelCutOffHours)),
      rare("timeZone", words.timeZone, (row) => row.timeZone),
      rare("delivers", words.delivers, (row) => (row.delivers ? words.deliversYes : words.deliversNo)),
      actions,
    ],
  };
}
