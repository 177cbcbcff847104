import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { presentService, service } from "../../entities/service.ts";
import { presentSelectList, selectListOf, WHOLE_LIST } from "../../paging.ts";
import { type Route, route } from "../../route.ts";
import { SERVICES } from "../../serviceList.ts";
import { id, optional, several, text } from "../../wire.ts";

export const serviceRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/line/service/select-list",
    summary:
      "All services as options, by ID. Named booking leaves out services without is_named; general booking includes all.",
    access: "anonymous",
    input: z.object({ id: optional(several(id)), name: optional(text) }),
    answer: selectListOf(service),
    document: SERVICES,
    variables: ({ id, name }) => ({
      filter: { ids: id?.map((one) => globalId("Service", one)), name },
      first: WHOLE_LIST,
    }),
    present: ({ services }) => presentSelectList(services, presentService),
  }),
];
