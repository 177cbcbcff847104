import { builder } from "./builder.ts";
import "./identity/session.ts";
import "./shop/cartQuote.ts";
import "./shop/orderChanged.ts";
import "./shop/orderMutations.ts";
import "./shop/orders.ts";
import "./shop/store.ts";

/** The one executable schema. */
export const schema = builder.toSchema();
