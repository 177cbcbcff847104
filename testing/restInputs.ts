import { STAFF_ROW } from "./servers/restShop.ts";

const NOWHERE = {
  id: 999_999,
  ids: [999_999],
  product_order_id: 999_999,
  product_id: 999_999,
  product_ids: [999_999],
};
const LINE = { ...NOWHERE, product_dollar: "1", total_count: "1" };
const GOOD = { ...LINE, datas: [LINE], product_order_content: [LINE], orderer_phone: "1", payment_method: 4 };

/** Inputs for routes on which the default one would take effect. */
const INPUTS: Record<string, object> = {
  "POST /api/auth/login": { username: "nobody", password: "x" },
  "POST /line/login": { state: "nobody's", code: "wrong" },
  "POST /line/login-frontend": { user_id: "nobody", key: "wrong" },
  "POST /api/admin/batch/product-order": { datas: [{ source_of_order: 9 }] },
  "POST /api/admin/product-order": { source_of_order: 9 },
  // Role 3 changes only its own shifts.
  "PUT /api/admin/employer": { id: STAFF_ROW, new_shifts: [{ shift_id: 999_999, date: "2099-01-01" }] },
  "PUT /api/admin/employer-shift-relations": {
    datas: [{ employer_id: STAFF_ROW, new_shifts: [{ shift_id: 999_999, date: "2099-01-01" }] }],
  },
};

/** Returns a valid input that changes nothing, because it names missing rows or lacks a required field. */
export const harmlessInput = (route: string): object => INPUTS[route] ?? GOOD;
