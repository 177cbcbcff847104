import type { DiscountAudience } from "@machiya/prisma/enums";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { DISCOUNT_FIELDS, type DiscountData, discount, presentDiscount } from "../../entities/discount.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { DISCOUNT_CODE, DISCOUNT_SCOPE, DISCOUNT_STATUS } from "../../wire/codes.ts";
import { idOutput, idsOutput } from "../../wire/outputTypes.ts";
import {
  type Connection,
  FULL_LIST_SIZE,
  pageInput,
  pageOf,
  pageVariables,
  presentPage,
  presentSelectList,
  requireFirst,
  selectListOf,
} from "../../wire/paging.ts";
import { requireRowNumber } from "../../wire/rowNumber.ts";
import {
  clearableDecimal,
  clearableText,
  code,
  id,
  optional,
  required,
  several,
  text,
} from "../../wire/wireTypes.ts";

const PATH = "/api/admin/add-sub-list";

const discountNumber = (globalId: string) => requireRowNumber("Discount", globalId);

const DISCOUNTS = document<{ discounts: Connection<DiscountData> }>(`
  query RestDiscounts($filter: DiscountFilter, $first: Int, $after: String) {
    discounts(filter: $filter, first: $first, after: $after) { totalCount edges { node { ...RestDiscount } } }
  }
  ${DISCOUNT_FIELDS}
`);

const filterInput = {
  name: optional(text),
  scope_of_range: optional(several(code(DISCOUNT_SCOPE))),
};

/**
 * Returns GraphQL's DiscountFilter. It accepts one audience or none; since there are only two, several mean
 * all.
 */
const filter = (name: string | undefined, scopes: readonly DiscountAudience[] | undefined) => {
  const [audience, ...rest] = new Set(scopes);
  return { name, audience: rest.length === 0 ? audience : undefined };
};

const columnsInput = {
  dollar: clearableDecimal,
  percent: clearableDecimal,
  description: clearableText,
  status: optional(code(DISCOUNT_STATUS)),
};

const newDiscount = z.object({
  name: required(text),
  code: required(code(DISCOUNT_CODE)),
  scope_of_range: required(code(DISCOUNT_SCOPE)),
  ...columnsInput,
});

const change = z.object({
  id: required(id),
  name: clearableText,
  code: optional(code(DISCOUNT_CODE)),
  scope_of_range: optional(code(DISCOUNT_SCOPE)),
  ...columnsInput,
});

/** Returns GraphQL's DiscountDetailsInput. Missing fields are undefined, which GraphQL treats as absent. */
const detailsVariables = (details: Omit<z.output<typeof change>, "id">) => ({
  name: details.name,
  kind: details.code,
  amount: details.dollar,
  multiplier: details.percent,
  audience: details.scope_of_range,
  description: details.description,
  state: details.status,
});

export const addSubListRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: PATH,
    summary: "One discount.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({ id: required(id) }),
    output: discount,
    document: DISCOUNTS,
    variables: ({ id }) => ({ filter: { ids: [globalId("Discount", id)] }, first: 1 }),
    present: ({ discounts }) => presentDiscount(requireFirst(discounts, "Discount")),
  }),
  route({
    method: "GET",
    path: `${PATH}/select-list`,
    summary: "All discounts as options, by ID. Products accept those with scope_of_range 2.",
    access: "admin",
    input: z.object(filterInput),
    output: selectListOf(discount),
    document: DISCOUNTS,
    variables: ({ name, scope_of_range }) => ({
      filter: filter(name, scope_of_range),
      first: FULL_LIST_SIZE,
    }),
    present: ({ discounts }) => presentSelectList(discounts, presentDiscount),
  }),
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary: "Discounts, newest first.",
    access: "admin",
    input: z.object({ id: optional(several(id)), ...filterInput, ...pageInput }),
    output: pageOf(discount),
    document: DISCOUNTS,
    variables: (input) => ({
      filter: {
        ids: input.id?.map((one) => globalId("Discount", one)),
        ...filter(input.name, input.scope_of_range),
      },
      ...pageVariables(input),
    }),
    present: ({ discounts }, input) => presentPage(discounts, input, presentDiscount),
  }),
  route({
    method: "GET",
    path: `${PATH}/code/list`,
    summary: "The discounts whose IDs new_add_sub_list_codes accepts, newest first.",
    access: "admin",
    input: z.object(pageInput),
    output: pageOf(discount),
    document: DISCOUNTS,
    variables: pageVariables,
    present: ({ discounts }, input) => presentPage(discounts, input, presentDiscount),
  }),
  route({
    method: "POST",
    path: PATH,
    summary: "Creates a discount, enabled unless its status says otherwise.",
    access: "admin",
    input: newDiscount,
    output: idOutput,
    document: document<{ createDiscounts: { id: string }[] }>(`
      mutation RestCreateDiscounts($input: CreateDiscountsInput!) { createDiscounts(input: $input) { id } }
    `),
    variables: (input) => ({ input: { discounts: [detailsVariables(input)] } }),
    present: ({ createDiscounts: [created] }) => ({ id: created ? discountNumber(created.id) : 0 }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary: "Changes a discount, or only its status. Omitted fields stay unchanged.",
    access: "admin",
    refusals: ["NOT_FOUND", "IN_USE"],
    input: change,
    output: idOutput,
    document: document<{ updateDiscount: { id: string } }>(`
      mutation RestUpdateDiscount($input: UpdateDiscountInput!) { updateDiscount(input: $input) { id } }
    `),
    variables: ({ id, ...details }) => ({
      input: { id: globalId("Discount", id), details: detailsVariables(details) },
    }),
    present: ({ updateDiscount }) => ({ id: discountNumber(updateDiscount.id) }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    summary: "Deletes discounts, all or none, also from products and customers.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({ ids: required(several(id)) }),
    output: idsOutput,
    document: document<{ deleteDiscounts: string[] }>(`
      mutation RestDeleteDiscounts($input: DeleteDiscountsInput!) { deleteDiscounts(input: $input) }
    `),
    variables: ({ ids }) => ({ input: { ids: ids.map((one) => globalId("Discount", one)) } }),
    present: ({ deleteDiscounts }) => ({ ids: deleteDiscounts.map(discountNumber) }),
  }),
];
