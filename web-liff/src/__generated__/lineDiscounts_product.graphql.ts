/**
 * @generated SignedSource<<9910a4b40d6315b20560792c8f29fdfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DiscountAudience = "CUSTOMER" | "PRODUCT";
export type DiscountKind = "PER_PRODUCT" | "WHOLE_CART";
export type DiscountState = "DISABLED" | "ENABLED" | "FROZEN";
import type { FragmentRefs } from "relay-runtime";
export type lineDiscounts_product$data = {
  readonly discounts: ReadonlyArray<{
    readonly discount: {
      readonly amount: string | null | undefined;
      readonly audience: DiscountAudience;
      readonly id: string;
      readonly kind: DiscountKind;
      readonly multiplier: string | null | undefined;
      readonly name: string;
      readonly state: DiscountState;
    };
    readonly maxQuantity: string | null | undefined;
    readonly minQuantity: string;
  }>;
  readonly id: string;
  readonly price: string;
  readonly " $fragmentType": "lineDiscounts_product";
};
export type lineDiscounts_product$key = {
  readonly " $data"?: lineDiscounts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineDiscounts_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lineDiscounts_product"
};

(node as any).hash = "df9bb6fbf4f6dcedee71017b89e16e1f";

export default node;
