import { graphql, useFragment } from "react-relay";
import type { StoreCard_store$key } from "../__generated__/StoreCard_store.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useDates } from "../language/useDates.ts";
import { Card } from "../ui/CardList.tsx";
import { CardTitle } from "../ui/CardTitle.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { bookingMessages } from "./bookingMessages.ts";
import { messages } from "./messages.ts";
import { StoreActions } from "./StoreActions.tsx";
import { StoreBookingHours } from "./StoreBookingHours.tsx";
import { StoreWeekdays } from "./StoreWeekdays.tsx";
import { storeNumber } from "./storeSearch.ts";

/** The store record on a narrow screen. */
export function StoreCard({ store }: { store: StoreCard_store$key }) {
  const words = useMessages(messages);
  const booking = useMessages(bookingMessages);
  const { number } = useMessages(recordMessages);
  const { dayTime } = useDates();
  const data = useFragment(
    graphql`
      fragment StoreCard_store on Store {
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
    <Card select={{ id: data.id, label: data.name }} head={<CardTitle>{data.name}</CardTitle>}>
      <Facts>
        <Fact name={number}>{storeNumber(data.id)}</Fact>
        <Fact name={words.bankAccount}>{data.bankAccount}</Fact>
        <Fact name={words.bankCode}>{data.bankCode}</Fact>
        <Fact name={words.opens}>{when(data.orderingOpensAt)}</Fact>
        <Fact name={words.closes}>{when(data.orderingClosesAt)}</Fact>
        <Fact name={words.address}>{data.address}</Fact>
        <Fact name={words.openingHours}>{data.openingHours}</Fact>
        <Fact name={words.weekdays}>
          <StoreWeekdays store={data} />
        </Fact>
        <Fact name={booking.hours}>
          <StoreBookingHours store={data} />
        </Fact>
        <Fact name={booking.cutOff}>{booking.cutOffText(data.cancelCutOffHours)}</Fact>
        <Fact name={words.timeZone}>{data.timeZone}</Fact>
        <Fact name={words.delivers}>{data.delivers ? words.deliversYes : words.deliversNo}</Fact>
      </Facts>
      <StoreActions id={data.id} name={data.name} />
    </Card>
  );
}
