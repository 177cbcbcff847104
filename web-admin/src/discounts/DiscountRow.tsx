import { graphql, useFragment } from "react-relay";
import type { DiscountRow_discount$key } from "../__generated__/DiscountRow_discount.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useLabels, useMoney } from "../language/useLabels.ts";
import { SelectBox } from "../ui/selection.tsx";
import { Cell, Clamp, Row, RowHead } from "../ui/Table.tsx";
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
    <Row>
      <Cell>
        <SelectBox id={data.id} label={data.name} />
      </Cell>
      <Cell stick="start" nowrap>
        {discountNumber(data.id)}
      </Cell>
      <RowHead>
        <Clamp>{data.name}</Clamp>
      </RowHead>
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
      <Cell stick="end" nowrap>
        <DiscountActions discount={data} />
      </Cell>
    </Row>
  );
}
