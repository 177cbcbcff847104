import { builder } from "./builder.ts";
import "./booking/absences.ts";
import "./booking/services.ts";
import "./booking/shiftAssignments.ts";
import "./booking/shiftsChanged.ts";
import "./booking/shiftTemplates.ts";
import "./identity/block.ts";
import "./identity/customers.ts";
import "./identity/session.ts";
import "./identity/setUp.ts";
import "./identity/staffMembers.ts";
import "./identity/staffMutations.ts";
import "./shop/broadcast.ts";
import "./shop/cartQuote.ts";
import "./shop/image.ts";
import "./shop/orderChanged.ts";
import "./shop/orderMutations.ts";
import "./shop/orders.ts";
import "./shop/productImport.ts";
import "./shop/productMutations.ts";
import "./shop/store.ts";
import "./shop/today.ts";

/** The one executable schema. */
export const schema = builder.toSchema();
