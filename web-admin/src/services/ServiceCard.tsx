import { graphql, useFragment } from "react-relay";
import type { ServiceCard_service$key } from "../__generated__/ServiceCard_service.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { Card } from "../ui/CardList.tsx";
import { CardTitle } from "../ui/CardTitle.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { Abbreviation } from "./Abbreviation.tsx";
import { messages } from "./messages.ts";
import { ServiceActions } from "./ServiceActions.tsx";
import { serviceNumber } from "./serviceSearch.ts";

/** One service on a narrow screen. */
export function ServiceCard({ service }: { service: ServiceCard_service$key }) {
  const words = useMessages(messages);
  const { number } = useMessages(recordMessages);
  const money = useMoney();
  const data = useFragment(
    graphql`
      fragment ServiceCard_service on Service {
        id
        name
        durationMinutes
        price
        staffCount
        note
        ...Abbreviation_service
      }
    `,
    service,
  );
  return (
    <Card select={{ id: data.id, label: data.name }} head={<CardTitle>{data.name}</CardTitle>}>
      <Facts>
        <Fact name={number}>{serviceNumber(data.id)}</Fact>
        <Fact name={words.abbreviation}>
          <Abbreviation service={data} />
        </Fact>
        <Fact name={words.duration}>{words.minutes(data.durationMinutes)}</Fact>
        <Fact name={words.price}>{money(data.price)}</Fact>
        <Fact name={words.staff}>{data.staffCount}</Fact>
        {data.note !== "" && <Fact name={words.note}>{data.note}</Fact>}
      </Facts>
      <ServiceActions id={data.id} name={data.name} />
    </Card>
  );
}
