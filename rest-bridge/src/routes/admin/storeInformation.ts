import { DomainError } from "@machiya/schema/domain/errors";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import {
  presentStore,
  STORE_FIELDS,
  type StoreData,
  storeInformation,
} from "../../entities/storeInformation.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { idOutput, idsOutput } from "../../wire/outputTypes.ts";
import { pageFrom, pageInput, pageOf, selectListOf } from "../../wire/paging.ts";
import { requireRowNumber } from "../../wire/rowNumber.ts";
import { batchInput, batchRows } from "../../wire/rows.ts";
import {
  clearableDate,
  clearableText,
  clearableTextOrNumber,
  id,
  integer,
  list,
  optional,
  required,
  several,
  text,
} from "../../wire/wireTypes.ts";

const PATH = "/api/admin/store-information";

/** The number of the only record (decisions.md §4). */
const STORE = 1;

const storeNumber = (globalId: string) => requireRowNumber("Store", globalId);

const STORE_QUERY = document<{ store: StoreData | null }>(`
  query RestStore { store { ...RestStoreInformation } }
  ${STORE_FIELDS}
`);

const CREATE = document<{ createStore: { id: string } }>(`
  mutation RestCreateStore($input: CreateStoreInput!) { createStore(input: $input) { id } }
`);

const columnsInput = {
  atm_account_number: clearableTextOrNumber,
  atm_bank_number: clearableTextOrNumber,
  line_start_time: clearableDate.meta({
    description: 'The first instant for which delivery may be requested. `""`: now.',
  }),
  line_end_time: clearableDate.meta({
    description: 'The last instant for which delivery may be requested. `""`: no limit.',
  }),
  entity_open_time_description: clearableText,
  physical_address: clearableText,
  phone: clearableText.meta({ description: "A phone number with 8 to 15 digits." }),
  line_account: clearableText.meta({ description: "A LINE ID, or a link on line.me or lin.ee." }),
  map_url: clearableText.meta({ description: "An https link." }),
  open_weekly: list(integer(0, 7, "1 Monday to 7 Sunday; 0 is ignored.")).meta({
    description: "Empty: every day is open.",
  }),
};

const newStore = z.object({ name: required(text), ...columnsInput });

const change = z.object({ id: required(id), name: clearableText, ...columnsInput });

/** REST names of this route, because an order's address has another name. */
const fieldNames = { address: "physical_address" };

/** Returns GraphQL's StoreDetailsInput. Missing fields are undefined, which GraphQL treats as absent. */
const detailsVariables = (details: Partial<z.output<typeof change>>) => ({
  name: details.name,
  bankAccount: details.atm_account_number,
  bankCode: details.atm_bank_number,
  orderingOpensAt: details.line_start_time,
  orderingClosesAt: details.line_end_time,
  openingHours: details.entity_open_time_description,
  address: details.physical_address,
  phone: details.phone,
  lineAccount: details.line_account,
  mapUrl: details.map_url,
  openWeekdays: details.open_weekly,
});

/** Returns the record if it matches the filters, as a list of one or none. */
function matching(
  store: StoreData | null,
  { id: ids, name = "" }: { id?: number[] | undefined; name?: string | undefined },
) {
  const found = store === null ? [] : [presentStore(store)];
  return found.filter(
    (one) =>
      (ids === undefined || ids.includes(one.id)) && one.name.toLowerCase().includes(name.toLowerCase()),
  );
}

export const storeInformationRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: PATH,
    summary: "The store's record.",
    access: "admin",
    precheck: true,
    refusals: ["NOT_FOUND"],
    input: z.object({ id: required(id) }),
    output: storeInformation,
    document: STORE_QUERY,
    present: ({ store }, { id }) => {
      const [found] = matching(store, { id: [id] });
      if (found === undefined) throw new DomainError("NOT_FOUND", { what: "Store" });
      return found;
    },
  }),
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary: "The store's record as a list of one, or empty if it has not been created.",
    access: "admin",
    precheck: true,
    input: z.object({ id: optional(several(id)), name: optional(text), ...pageInput }),
    output: pageOf(storeInformation),
    document: STORE_QUERY,
    present: ({ store }, input) => pageFrom(matching(store, input), input),
  }),
  route({
    method: "GET",
    path: `${PATH}/select-list`,
    summary: "The store's record as options.",
    access: "admin",
    precheck: true,
    input: z.object({ name: optional(text) }),
    output: selectListOf(storeInformation),
    document: STORE_QUERY,
    present: ({ store }, input) => ({ datas: matching(store, input) }),
  }),
  route({
    method: "POST",
    path: `${PATH}/batch`,
    summary: "Creates the store's record from a batch of one row. A second row is refused.",
    access: "admin",
    precheck: true,
    refusals: ["STORE_ALREADY_EXISTS"],
    batchField: "datas",
    oneRow: true,
    fieldNames,
    input: batchInput(newStore),
    output: idsOutput,
    precheckStep: {
      documents: [STORE_QUERY.node],
      async load(input, execute) {
        if (batchRows(input).length === 1) return;
        const { store } = await execute(STORE_QUERY);
        throw new DomainError("STORE_ALREADY_EXISTS", { row: store === null ? 2 : 1 });
      },
    },
    document: CREATE,
    variables: (input) => ({ input: { details: detailsVariables(batchRows(input)[0] ?? {}) } }),
    present: ({ createStore }) => ({ ids: [storeNumber(createStore.id)] }),
  }),
  route({
    method: "POST",
    path: PATH,
    summary: "Creates the store's record; there can be only one.",
    access: "admin",
    refusals: ["STORE_ALREADY_EXISTS"],
    fieldNames,
    input: newStore,
    output: idOutput,
    document: CREATE,
    variables: (details) => ({ input: { details: detailsVariables(details) } }),
    present: ({ createStore }) => ({ id: storeNumber(createStore.id) }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary: "Changes the store's record. Omitted fields stay unchanged.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    fieldNames,
    input: change,
    output: idOutput,
    document: document<{ updateStore: { id: string } }>(`
      mutation RestUpdateStore($input: UpdateStoreInput!) { updateStore(input: $input) { id } }
    `),
    variables: ({ id, ...details }) => ({
      input: { id: globalId("Store", id), details: detailsVariables(details) },
    }),
    present: ({ updateStore }) => ({ id: storeNumber(updateStore.id) }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    summary: "Deletes the store's record.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({ ids: required(several(id)) }),
    output: idsOutput,
    document: document<{ deleteStore: string[] }>(`
      mutation RestDeleteStore($input: DeleteStoreInput!) { deleteStore(input: $input) }
    `),
    // Deletion is all or none, so an unknown id is passed on and leads to NOT_FOUND.
    variables: ({ ids }) => ({ input: { id: globalId("Store", ids.find((one) => one !== STORE) ?? STORE) } }),
    present: ({ deleteStore }) => ({ ids: deleteStore.map(storeNumber) }),
  }),
];
