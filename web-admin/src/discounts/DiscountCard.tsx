import { graphql, useFragment } from "react-relay";
import type { DiscountCard_discount$key } from "../__generated__/DiscountCard_discount.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useMessages, useMoney } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { Card } from "../ui/CardList.tsx";
import { CardTitle } from "../ui/CardTitle.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { DiscountActions } from "./DiscountActions.tsx";
import { DiscountStateTag } from "./DiscountStateTag.tsx";
import { DiscountUse } from "./DiscountUse.tsx";
import { discountNumber } from "./discountSearch.ts";
import { messages } from "./messages.ts";

/** One discount on a narrow screen. */
export function DiscountCard({ discount }: { discount: DiscountCard_discount$key }) {
  const words = useMessages(messages);
  const { number, description } = useMessages(recordMessages);
  const labels = useLabels();
  const money = useMoney();
  const data = useFragment(
    graphql`
      fragment DiscountCard_discount on Discount {
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
  return (
    <Card
      select={{ id: data.id, label: data.name }}
      head={
        <>
          <CardTitle>{data.name}</CardTitle>
          <DiscountStateTag discount={data} />
        </>
      }
    >
      <Facts>
        <Fact name={number}>{discountNumber(data.id)}</Fact>
        <Fact name={words.kind}>{labelOf(labels.discountKind, data.kind)}</Fact>
        {data.amount != null && <Fact name={words.amount}>{money(data.amount)}</Fact>}
        {data.multiplier != null && <Fact name={words.multiplier}>{`× ${data.multiplier}`}</Fact>}
        <Fact name={words.audience}>{labelOf(labels.discountAudience, data.audience)}</Fact>
        {data.productCount + data.customerCount > 0 && (
          <Fact name={words.givenTo}>
            <DiscountUse discount={data} />
          </Fact>
        )}
        {data.description !== "" && <Fact name={description}>{data.description}</Fact>}
      </Facts>
      <DiscountActions discount={data} />
    </Card>
  );
}
