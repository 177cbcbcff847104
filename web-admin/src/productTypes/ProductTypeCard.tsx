import { graphql, useFragment } from "react-relay";
import type { ProductTypeCard_productType$key } from "../__generated__/ProductTypeCard_productType.graphql.ts";
import { useMessages } from "../language/language.ts";
import { Card } from "../ui/CardList.tsx";
import { CardTitle } from "../ui/CardTitle.tsx";
import { Fact, Facts } from "../ui/Facts.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { messages } from "./messages.ts";
import { ProductTypeActions } from "./ProductTypeActions.tsx";
import { productTypeNumber } from "./productTypeSearch.ts";

/** One product type on a narrow screen. */
export function ProductTypeCard({ productType }: { productType: ProductTypeCard_productType$key }) {
  const words = useMessages(messages);
  const { number, description } = useMessages(recordMessages);
  const data = useFragment(
    graphql`
      fragment ProductTypeCard_productType on ProductType {
        id
        name
        description
        productCount
      }
    `,
    productType,
  );
  return (
    <Card select={{ id: data.id, label: data.name }} head={<CardTitle>{data.name}</CardTitle>}>
      <Facts>
        <Fact name={number}>{productTypeNumber(data.id)}</Fact>
        <Fact name={words.products}>{data.productCount}</Fact>
        {data.description !== "" && <Fact name={description}>{data.description}</Fact>}
      </Facts>
      <ProductTypeActions id={data.id} name={data.name} />
    </Card>
  );
}
