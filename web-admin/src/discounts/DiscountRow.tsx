import { graphql, useFragment } from "react-relay";
import type { DiscountRow_discount$key } from "../__generated__/DiscountRow_discount.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useMoney } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { RecordRow } from "../ui/RecordRow.tsx";
import { Cell, Clamp } from "../ui/Table.tsx";
import { DiscountActions } from "./DiscountActions.tsx";
import { DiscountStateTag } from "./DiscountStateTag.tsx";
import { DiscountUse } from "./DiscountUse.tsx";
import { discountNumber } from "./discountSearch.ts";

/** One discount of the table, in the columns of DiscountTable. */
export function DiscountRow({ discount }: { discount: DiscountRow_discount$key }) {
  const labels = useLabels();
  const money = useMoney();
  const data = useFragment(
    graphql`
      fragment DiscountRow_discount on Discount {
        id
        name
        kind
        amount
        multiplier
        audience
        description
        ...DiscountStateTag_discount
        ...DiscountUse_discount
        ...DiscountActions_discount
      }
    `,
    discount,
  );
  return (
    <RecordRow
      id={data.id}
      number={discountNumber(data.id)}
      name={data.name}
      actions={<DiscountActions discount={data} />}
    >
      <Cell nowrap>{labelOf(labels.discountKind, data.kind)}</Cell>
      <Cell numeric nowrap>
        {data.amount != null && money(data.amount)}
      </Cell>
      <Cell numeric nowrap>
        {data.multiplier != null && `× ${data.multiplier}`}
      </Cell>
      <Cell nowrap>{labelOf(labels.discountAudience, data.audience)}</Cell>
      <Cell>{data.description !== "" && <Clamp>{data.description}</Clamp>}</Cell>
      <Cell>
        <DiscountStateTag discount={data} />
      </Cell>
      <Cell nowrap>
        <DiscountUse discount={data} />
      </Cell>
    </RecordRow>
  );
}
