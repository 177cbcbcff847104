import { graphql, useFragment } from "react-relay";
import type { ShiftTemplateCard_shiftTemplate$key } from "../__generated__/ShiftTemplateCard_shiftTemplate.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Card } from "../ui/CardList.tsx";
import { CardTitle } from "../ui/CardTitle.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { messages } from "./messages.ts";
import { ShiftTemplateActions } from "./ShiftTemplateActions.tsx";
import { shiftTemplateNumber } from "./shiftTemplateSearch.ts";

/** One shift template on a narrow screen. */
export function ShiftTemplateCard({ shiftTemplate }: { shiftTemplate: ShiftTemplateCard_shiftTemplate$key }) {
  const words = useMessages(messages);
  const { number } = useMessages(recordMessages);
  const data = useFragment(
    graphql`
      fragment ShiftTemplateCard_shiftTemplate on ShiftTemplate {
        id
        name
        startTime
        endTime
        note
      }
    `,
    shiftTemplate,
  );
  return (
    <Card select={{ id: data.id, label: data.name }} head={<CardTitle>{data.name}</CardTitle>}>
      <Facts>
        <Fact name={number}>{shiftTemplateNumber(data.id)}</Fact>
        <Fact name={words.hours}>{`${data.startTime}–${data.endTime}`}</Fact>
        {data.note !== "" && <Fact name={words.note}>{data.note}</Fact>}
      </Facts>
      <ShiftTemplateActions id={data.id} name={data.name} />
    </Card>
  );
}
