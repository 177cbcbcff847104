import type { DiscountState } from "@machiya/prisma/enums";
import { graphql, useFragment } from "react-relay";
import type { DiscountStateTag_discount$key } from "../__generated__/DiscountStateTag_discount.graphql.ts";
import { labelOf } from "../language/labelOf.ts";
import { useLabels } from "../language/useLabels.ts";
import { StateTag, type Tone } from "../ui/Tag.tsx";

const tones: Record<DiscountState, Tone> = { ENABLED: "done", FROZEN: "busy", DISABLED: "off" };

/** Shows the state of a discount. */
export function DiscountStateTag({ discount }: { discount: DiscountStateTag_discount$key }) {
  const labels = useLabels();
  const { state } = useFragment(
    graphql`
      fragment DiscountStateTag_discount on Discount {
        state
      }
    `,
    discount,
  );
  const tone = (tones as Readonly<Record<string, Tone>>)[state] ?? "off";
  return <StateTag tone={tone}>{labelOf(labels.discountState, state)}</StateTag>;
}
