import { graphql, useFragment } from "react-relay";
import type { ServiceRow_service$key } from "../__generated__/ServiceRow_service.graphql.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { RecordRow } from "../ui/RecordRow.tsx";
import { Cell, Clamp } from "../ui/Table.tsx";
import { Abbreviation } from "./Abbreviation.tsx";
import { messages } from "./messages.ts";
import { ServiceActions } from "./ServiceActions.tsx";
import { serviceNumber } from "./serviceSearch.ts";

/** One service of the table, in the columns of ServiceTable. */
export function ServiceRow({ service }: { service: ServiceRow_service$key }) {
  const words = useMessages(messages);
  const money = useMoney();
  const data = useFragment(
    graphql`
      fragment ServiceRow_service on Service {
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
    <RecordRow
      id={data.id}
      number={serviceNumber(data.id)}
      name={data.name}
      actions={<ServiceActions id={data.id} name={data.name} />}
    >
      <Cell nowrap>
        <Abbreviation service={data} />
      </Cell>
      <Cell numeric nowrap>
        {words.minutes(data.durationMinutes)}
      </Cell>
      <Cell numeric nowrap>
        {money(data.price)}
      </Cell>
      <Cell numeric>{data.staffCount}</Cell>
      <Cell>{data.note !== "" && <Clamp>{data.note}</Clamp>}</Cell>
    </RecordRow>
  );
}
