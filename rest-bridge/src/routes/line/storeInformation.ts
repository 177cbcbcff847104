import { DomainError } from "@machiya/schema/domain/errors";
import { z } from "zod";
import {
  presentStore,
  STORE_FIELDS,
  type StoreData,
  storeInformation,
} from "../../entities/storeInformation.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { id, optional } from "../../wire/wireTypes.ts";

export const lineStoreInformationRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/line/store-information",
    summary: "The store's record.",
    access: "anonymous",
    refusals: ["NOT_FOUND"],
    input: z.object({ id: optional(id) }),
    output: storeInformation,
    document: document<{ store: StoreData | null }>(`
      query RestStore { store { ...RestStoreInformation } }
      ${STORE_FIELDS}
    `),
    present: ({ store }, { id }) => {
      const found = store && presentStore(store);
      if (found === null || (id !== undefined && id !== found.id))
        throw new DomainError("NOT_FOUND", { what: "Store" });
      return found;
    },
  }),
];
