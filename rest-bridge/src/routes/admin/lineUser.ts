import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import {
  CUSTOMER_FIELDS,
  type CustomerData,
  customerUser,
  presentCustomer,
} from "../../entities/customer.ts";
import { LINE_USER_FIELDS, type LineUserData, lineUser, presentLineUser } from "../../entities/lineUser.ts";
import { document } from "../../protocol/graphql.ts";
import { writeKey } from "../../protocol/readRequest.ts";
import { type Route, route } from "../../protocol/route.ts";
import { idOutput, idsOutput } from "../../wire/outputTypes.ts";
import {
  type Connection,
  choicePageInput,
  FULL_LIST_SIZE,
  pageFrom,
  pageInput,
  pageOf,
  pageVariables,
  presentPage,
  presentSelectList,
  requireFirst,
  selectListOf,
} from "../../wire/paging.ts";
import { requireRowNumber } from "../../wire/rowNumber.ts";
import { clearableText, id, list, optional, required, several, text } from "../../wire/wireTypes.ts";

const PATH = "/api/admin/line-user";

const LINE_USERS = document<{ customers: Connection<LineUserData> }>(`
  query RestLineUsers($filter: CustomerFilter, $first: Int, $after: String) {
    customers(filter: $filter, first: $first, after: $after) { totalCount edges { node { ...RestLineUser } } }
  }
  ${LINE_USER_FIELDS}
`);

const filterInput = { id: optional(several(id)), name: optional(text) };

const filter = ({ id, name }: { id?: number[] | undefined; name?: string | undefined }) => ({
  ids: id?.map((one) => globalId("Customer", one)),
  name,
});

const discountIds = (ids: readonly number[] | undefined) =>
  (ids ?? []).map((one) => globalId("Discount", one));

export const lineUserRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: PATH,
    summary: "One line-user, with their block and discounts.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({ id: required(id) }),
    output: lineUser,
    document: LINE_USERS,
    variables: ({ id }) => ({ filter: filter({ id: [id] }), first: 1 }),
    present: ({ customers }) => presentLineUser(requireFirst(customers, "Customer")),
  }),
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary: "Line-users, newest first.",
    access: "admin",
    input: z.object({ ...filterInput, ...pageInput }),
    output: pageOf(lineUser),
    document: LINE_USERS,
    variables: (input) => ({ filter: filter(input), ...pageVariables(input) }),
    present: ({ customers }, input) => presentPage(customers, input, presentLineUser),
  }),
  route({
    method: "GET",
    path: `${PATH}/select-list`,
    summary: "Line-users as options, by ID; all of them unless a page is requested.",
    access: "admin",
    input: z.object({ ...filterInput, ...choicePageInput }),
    output: selectListOf(customerUser),
    document: document<{ customers: Connection<CustomerData> }>(`
      query RestLineUserChoice($filter: CustomerFilter, $first: Int) {
        customers(filter: $filter, first: $first) { totalCount edges { node { ...RestCustomer } } }
      }
      ${CUSTOMER_FIELDS}
    `),
    variables: (input) => ({ filter: filter(input), first: FULL_LIST_SIZE }),
    present: ({ customers }, input) => ({
      datas: pageFrom(presentSelectList(customers, presentCustomer).datas, input).datas,
    }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary: "Changes a line-user and their discounts. Omitted fields stay unchanged.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({
      id: required(id),
      name: clearableText,
      remark: clearableText,
      phone: clearableText,
      new_add_sub_list_codes: list(id).meta({ description: "The IDs of discounts with scope_of_range 1." }),
      delete_add_sub_list_codes: list(id).meta({ description: "The IDs of discounts." }),
    }),
    output: idOutput,
    document: document<{ updateCustomer: { id: string } }>(`
      mutation RestUpdateCustomer($input: UpdateCustomerInput!) { updateCustomer(input: $input) { id } }
    `),
    variables: (input) => ({
      input: {
        id: globalId("Customer", input.id),
        details: { name: input.name, phone: input.phone, note: input.remark },
        addDiscountIds: discountIds(input.new_add_sub_list_codes),
        removeDiscountIds: discountIds(input.delete_add_sub_list_codes),
      },
    }),
    present: ({ updateCustomer }) => ({ id: requireRowNumber("Customer", updateCustomer.id) }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    summary: "Deletes line-users and ends their sessions, all or none. Their orders stay.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({ ids: required(several(id)) }),
    output: idsOutput,
    document: document<{ deleteCustomers: string[] }>(`
      mutation RestDeleteCustomers($input: DeleteCustomersInput!) { deleteCustomers(input: $input) }
    `),
    variables: ({ ids }) => ({ input: { ids: ids.map((one) => globalId("Customer", one)) } }),
    present: ({ deleteCustomers }) => ({
      ids: deleteCustomers.map((one) => requireRowNumber("Customer", one)),
    }),
  }),
  route({
    method: "POST",
    path: `${PATH}/broadcast`,
    summary: "Queues a text to all line-users who are not blocked; it is sent shortly afterwards.",
    access: "admin",
    refusals: ["CONFLICT"],
    fieldNames: { text: "msg" },
    input: z.object({ msg: required(text).meta({ description: "1 to 5000 characters." }) }),
    output: idOutput,
    document: document<{ sendBroadcast: { id: string } }>(`
      mutation RestSendBroadcast($input: SendBroadcastInput!) { sendBroadcast(input: $input) { id } }
    `),
    variables: ({ msg }, { request }) => ({
      input: { text: msg, idempotencyKey: writeKey(request) },
    }),
    present: ({ sendBroadcast }) => ({ id: requireRowNumber("Broadcast", sendBroadcast.id) }),
  }),
];
