import { graphql, useFragment } from "react-relay";
import type { StoreTable_store$key } from "../__generated__/StoreTable_store.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { RecordHead, RecordRow } from "../ui/RecordRow.tsx";
import { Cell, Clamp, HeadCell, Table } from "../ui/Table.tsx";
import { bookingMessages } from "./bookingMessages.ts";
import { messages } from "./messages.ts";
import { StoreActions } from "./StoreActions.tsx";
import { StoreBookingHours } from "./StoreBookingHours.tsx";
import { StoreWeekdays } from "./StoreWeekdays.tsx";
import { storeNumber } from "./storeSearch.ts";

/** The store record as a table. Source of the columns: shop.md §2. */
export function StoreTable({ store, stale }: { store: StoreTable_store$key; stale: boolean }) {
  const words = useMessages(messages);
  const booking = useMessages(bookingMessages);
  const { dayTime } = useDates();
  const data = useFragment(
    graphql`
      fragment StoreTable_store on Store {
        id
        name
        bankAccount
        bankCode
        orderingOpensAt
        orderingClosesAt
        address
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
  const when = (instant: string | null | undefined) => (instant == null ? words.noLimit : dayTime(instant));
  return (
    <Table label={words.table} stale={stale}>
      <RecordHead nameWidth={140}>
        <HeadCell>{words.bankAccount}</HeadCell>
        <HeadCell>{words.bankCode}</HeadCell>
        <HeadCell>{words.opens}</HeadCell>
        <HeadCell>{words.closes}</HeadCell>
        <HeadCell width={180}>{words.address}</HeadCell>
        <HeadCell width={180}>{words.openingHours}</HeadCell>
        <HeadCell width={150}>{words.weekdays}</HeadCell>
        <HeadCell>{booking.hours}</HeadCell>
        <HeadCell>{booking.cutOff}</HeadCell>
        <HeadCell>{words.timeZone}</HeadCell>
        <HeadCell>{words.delivers}</HeadCell>
      </RecordHead>
      <tbody>
        <RecordRow
          id={data.id}
          number={storeNumber(data.id)}
          name={data.name}
          actions={<StoreActions id={data.id} name={data.name} />}
        >
          <Cell nowrap>{data.bankAccount}</Cell>
          <Cell nowrap>{data.bankCode}</Cell>
          <Cell nowrap>{when(data.orderingOpensAt)}</Cell>
          <Cell nowrap>{when(data.orderingClosesAt)}</Cell>
          <Cell>{data.address !== "" && <Clamp>{data.address}</Clamp>}</Cell>
          <Cell>{data.openingHours !== "" && <Clamp>{data.openingHours}</Clamp>}</Cell>
          <Cell>
            <StoreWeekdays store={data} />
          </Cell>
          <Cell nowrap>
            <StoreBookingHours store={data} />
          </Cell>
          <Cell nowrap>{booking.cutOffText(data.cancelCutOffHours)}</Cell>
          <Cell nowrap>{data.timeZone}</Cell>
          <Cell nowrap>{data.delivers ? words.deliversYes : words.deliversNo}</Cell>
        </RecordRow>
      </tbody>
    </Table>
  );
}
