import type { ProductState } from "@machiya/prisma/enums";
import { graphql, useFragment } from "react-relay";
import type { ProductStateTag_product$key } from "../../__generated__/ProductStateTag_product.graphql.ts";
import { labelOf } from "../../language/labelOf.ts";
import { useLabels } from "../../language/useLabels.ts";
import { StateTag, type Tone } from "../../ui/Tag.tsx";

const tones: Record<ProductState, Tone> = { ENABLED: "done", FROZEN: "busy", DISABLED: "off" };

/** Shows a product's state, which decides whether customers see it. */
export function ProductStateTag({ product }: { product: ProductStateTag_product$key }) {
  const labels = useLabels();
  const { state } = useFragment(
    graphql`
      fragment ProductStateTag_product on Product {
        state
      }
    `,
    product,
  );
  const tone = (tones as Readonly<Record<string, Tone>>)[state] ?? "off";
  return <StateTag tone={tone}>{labelOf(labels.productState, state)}</StateTag>;
}
