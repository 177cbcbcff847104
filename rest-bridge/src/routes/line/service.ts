import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { presentService, service } from "../../entities/service.ts";
import { SERVICES_DOCUMENT } from "../../products/serviceList.ts";
import { type Route, route } from "../../protocol/route.ts";
import { FULL_LIST_SIZE, presentSelectList, selectListOf } from "../../wire/paging.ts";
import { id, optional, several, text } from "../../wire/wireTypes.ts";

export const lineServiceRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/line/service/select-list",
    summary:
      "All services as options, by ID. Named booking leaves out services without is_named; general booking includes all.",
    access: "anonymous",
    input: z.object({ id: optional(several(id)), name: optional(text) }),
    output: selectListOf(service),
    document: SERVICES_DOCUMENT,
    variables: ({ id, name }) => ({
      filter: { ids: id?.map((one) => globalId("Service", one)), name },
      first: FULL_LIST_SIZE,
    }),
    present: ({ services }) => presentSelectList(services, presentService),
  }),
];
