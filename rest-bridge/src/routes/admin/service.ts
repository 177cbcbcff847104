import { MAX_SERVICE_MINUTES, MIN_SERVICE_MINUTES } from "@machiya/schema/domain/appointments/serviceRules";
import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { presentService, service } from "../../entities/service.ts";
import { SERVICES_DOCUMENT } from "../../products/serviceList.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { idOutput, idsOutput } from "../../wire/outputTypes.ts";
import {
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
import { batchInput, batchRows } from "../../wire/rows.ts";
import {
  clearableText,
  id,
  integer,
  optional,
  required,
  several,
  text,
  wireDecimal,
} from "../../wire/wireTypes.ts";

const PATH = "/api/admin/service";

const serviceNumber = (globalId: string) => requireRowNumber("Service", globalId);

const CREATE = document<{ createServices: { id: string }[] }>(`
  mutation RestCreateServices($input: CreateServicesInput!) { createServices(input: $input) { id } }
`);

const duration = integer(MIN_SERVICE_MINUTES, MAX_SERVICE_MINUTES, "The duration in minutes.", "MINUTES");

const columnsInput = {
  dollar: optional(wireDecimal).meta({ description: "The price." }),
  remark: clearableText,
  abbreviation: clearableText.meta({ description: "At most two characters for the timetable." }),
};

const newService = z.object({ name: required(text), duration: required(duration), ...columnsInput });

const change = z.object({
  id: required(id),
  name: clearableText,
  duration: optional(duration),
  ...columnsInput,
});

/** Returns GraphQL's ServiceDetailsInput. Missing fields are undefined, which GraphQL treats as absent. */
const detailsVariables = (details: Omit<z.output<typeof change>, "id">) => ({
  name: details.name,
  abbreviation: details.abbreviation,
  durationMinutes: details.duration,
  price: details.dollar,
  note: details.remark,
});

const filterInput = { id: optional(several(id)), name: optional(text) };

const filter = (input: { id?: number[] | undefined; name?: string | undefined }) => ({
  ids: input.id?.map((one) => globalId("Service", one)),
  name: input.name,
});

export const serviceRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: PATH,
    summary: "One service.",
    access: "staff",
    precheck: true,
    refusals: ["NOT_FOUND"],
    input: z.object({ id: required(id) }),
    output: service,
    document: SERVICES_DOCUMENT,
    variables: ({ id }) => ({ filter: filter({ id: [id] }), first: 1 }),
    present: ({ services }) => presentService(requireFirst(services, "Service")),
  }),
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary: "Services, newest first.",
    access: "staff",
    precheck: true,
    input: z.object({ ...filterInput, ...pageInput }),
    output: pageOf(service),
    document: SERVICES_DOCUMENT,
    variables: (input) => ({ filter: filter(input), ...pageVariables(input) }),
    present: ({ services }, input) => presentPage(services, input, presentService),
  }),
  route({
    method: "GET",
    path: `${PATH}/select-list`,
    summary: "All services as options, by ID.",
    access: "staff",
    precheck: true,
    input: z.object(filterInput),
    output: selectListOf(service),
    document: SERVICES_DOCUMENT,
    variables: (input) => ({ filter: filter(input), first: FULL_LIST_SIZE }),
    present: ({ services }) => presentSelectList(services, presentService),
  }),
  route({
    method: "POST",
    path: `${PATH}/batch`,
    summary: "Creates services, all or none. A refusal names the first invalid row.",
    access: "admin",
    batchField: "datas",
    input: batchInput(newService),
    output: idsOutput,
    document: CREATE,
    variables: (input) => ({ input: { services: batchRows(input).map(detailsVariables) } }),
    present: ({ createServices }) => ({ ids: createServices.map((one) => serviceNumber(one.id)) }),
  }),
  route({
    method: "POST",
    path: PATH,
    summary: "Creates a service.",
    access: "admin",
    input: newService,
    output: idOutput,
    document: CREATE,
    variables: (input) => ({ input: { services: [detailsVariables(input)] } }),
    present: ({ createServices: [created] }) => ({ id: created ? serviceNumber(created.id) : 0 }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary:
      "Changes a service. Appointments keep it as it was when they were booked. Omitted fields stay unchanged.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: change,
    output: idOutput,
    document: document<{ updateService: { id: string } }>(`
      mutation RestUpdateService($input: UpdateServiceInput!) { updateService(input: $input) { id } }
    `),
    variables: ({ id, ...details }) => ({
      input: { id: globalId("Service", id), details: detailsVariables(details) },
    }),
    present: ({ updateService }) => ({ id: serviceNumber(updateService.id) }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    summary: "Deletes services, all or none, unless an appointment that is not over uses one.",
    access: "admin",
    refusals: ["NOT_FOUND", "IN_USE"],
    input: z.object({ ids: required(several(id)) }),
    output: idsOutput,
    document: document<{ deleteServices: string[] }>(`
      mutation RestDeleteServices($input: DeleteServicesInput!) { deleteServices(input: $input) }
    `),
    variables: ({ ids }) => ({ input: { ids: ids.map((one) => globalId("Service", one)) } }),
    present: ({ deleteServices }) => ({ ids: deleteServices.map(serviceNumber) }),
  }),
];
