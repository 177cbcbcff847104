import { DomainError } from "@machiya/schema/domain/errors";
import { z } from "zod";
import {
  CUSTOMER_FIELDS,
  type CustomerData,
  customerUser,
  presentCustomer,
} from "../../entities/customer.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";

export const lineUserAccountRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/line/user",
    summary: "The signed-in customer.",
    access: "customer",
    input: z.object({}),
    output: customerUser,
    document: document<{ viewer: { customer: CustomerData | null } }>(`
      query RestCustomerUser { viewer { customer { ...RestCustomer } } }
      ${CUSTOMER_FIELDS}
    `),
    present: ({ viewer }) => {
      if (viewer.customer === null) throw new DomainError("UNAUTHENTICATED");
      return presentCustomer(viewer.customer);
    },
  }),
];
