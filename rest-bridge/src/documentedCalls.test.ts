import { expect, it } from "vitest";
import { inputFields, openapi } from "./openapi.ts";
import { ROUTES } from "./routes.ts";

const ORDER_FIELDS =
  "orderer_name orderer_phone receiver_name receiver_phone delivery_date predict_delivery_date address remark source_of_order payment_status payment_method";
const STORE_FIELDS =
  "name atm_account_number atm_bank_number line_start_time line_end_time entity_open_time_description physical_address open_weekly";

/** Every call of shop.md §7, as it stands there: method, path, fields of the request. */
const DOCUMENTED = [
  // Admin products
  ["GET", "/api/admin/product/", "id"],
  ["GET", "/api/admin/product/list", "code name status is_top page page_num"],
  ["POST", "/api/admin/batch/product", "datas"],
  [
    "POST",
    "/api/admin/product/",
    "name code dollar count image is_top description new_product_type_ids new_add_sub_list_codes",
  ],
  [
    "PUT",
    "/api/admin/product/",
    "id name code dollar count image is_top new_product_type_ids delete_product_type_ids description",
  ],
  ["PUT", "/api/admin/product/", "id new_add_sub_list_codes delete_add_sub_list_codes"],
  ["PUT", "/api/admin/product/", "id new_add_sub_lists delete_add_sub_list_ids"],
  ["PUT", "/api/admin/product/", "id status"],
  ["DELETE", "/api/admin/product", "ids"],
  // Product types
  ["GET", "/api/admin/product-type/", "id"],
  ["GET", "/api/admin/product-type/list", "id name page page_num"],
  ["GET", "/api/admin/product-type/select-list", "name"],
  ["POST", "/api/admin/product-type/batch", "datas"],
  ["POST", "/api/admin/product-type/", "name description"],
  ["PUT", "/api/admin/product-type/", "id name description"],
  ["DELETE", "/api/admin/product-type/", "ids"],
  // Discounts
  ["GET", "/api/admin/add-sub-list/", "id"],
  ["GET", "/api/admin/add-sub-list/select-list", "name scope_of_range"],
  ["GET", "/api/admin/add-sub-list/list", "id name scope_of_range page page_num"],
  ["GET", "/api/admin/add-sub-list/code/list", "page page_num"],
  ["POST", "/api/admin/add-sub-list/", "name code dollar percent scope_of_range description"],
  ["PUT", "/api/admin/add-sub-list/", "id name code dollar percent scope_of_range description"],
  ["PUT", "/api/admin/add-sub-list/", "id status description"],
  ["DELETE", "/api/admin/add-sub-list", "ids"],
  // Admin auth
  ["GET", "/api/auth/user", ""],
  ["POST", "/api/auth/login", "username password auth_method"],
  ["POST", "/api/auth/logout", ""],
  // Admin orders
  ["GET", "/api/admin/product-order/", "id"],
  [
    "GET",
    "/api/admin/product-order/list",
    "id orderer_name receiver_name delivery_date_begin delivery_date_end predict_delivery_date_begin predict_delivery_date_end status payment_status source_of_order payment_method remark page page_num",
  ],
  ["POST", "/api/admin/batch/product-order", "datas"],
  ["POST", "/api/admin/product-order", ORDER_FIELDS],
  ["PUT", "/api/admin/product-order", `id status ${ORDER_FIELDS}`],
  ["PUT", "/api/admin/product-order", "id status"],
  ["PUT", "/api/admin/product-order", "id payment_status"],
  ["DELETE", "/api/admin/product-order", "ids"],
  // Order contents
  ["GET", "/api/admin/product-order-content/list", "product_order_id page page_num"],
  ["POST", "/api/admin/product-order-content/batch", "datas"],
  ["POST", "/api/admin/product-order-content", "product_order_id product_id total_count"],
  ["PUT", "/api/admin/product-order-content", "product_id product_order_id total_count"],
  ["DELETE", "/api/admin/product-order-content", "product_ids product_order_id"],
  // Store information (admin)
  ["GET", "/api/admin/store-information/", "id"],
  ["GET", "/api/admin/store-information/list", "id name page page_num"],
  ["GET", "/api/admin/store-information/select-list", "name"],
  ["POST", "/api/admin/store-information/batch", "datas"],
  ["POST", "/api/admin/store-information/", STORE_FIELDS],
  ["PUT", "/api/admin/store-information/", `id ${STORE_FIELDS}`],
  ["DELETE", "/api/admin/store-information/", "ids"],
  // Messaging-app users, blocks, broadcast (admin)
  ["GET", "/api/admin/line-user/", "id"],
  ["GET", "/api/admin/line-user/list", "id name page page_num"],
  ["GET", "/api/admin/line-user/select-list", "id name page page_num"],
  ["PUT", "/api/admin/line-user/", "id name remark phone new_add_sub_list_codes delete_add_sub_list_codes"],
  ["DELETE", "/api/admin/line-user/", "ids"],
  ["POST", "/api/admin/line-user/broadcast", "msg"],
  ["GET", "/api/admin/block-list/list", "user_id page page_num"],
  ["POST", "/api/admin/block-list/", "user_ids remark"],
  ["PUT", "/api/admin/block-list/", "ids remark"],
  ["DELETE", "/api/admin/block-list", "ids"],
  // Image registry (admin)
  ["GET", "/api/admin/image-registry/", "id"],
  ["GET", "/api/admin/image-registry/list", "page page_num"],
  ["GET", "/api/admin/image-registry/select-list", ""],
  ["POST", "/api/admin/image-registry/batch", "datas"],
  ["POST", "/api/admin/image-registry/", "name image"],
  ["PUT", "/api/admin/image-registry/", "id name image"],
  ["DELETE", "/api/admin/image-registry/", "ids"],
  // Customer side
  ["GET", "/line/product/list", "code name status is_top product_type_ids page page_num"],
  ["GET", "/line/product-type/list", "id name page page_num"],
  ["GET", "/line/product-type/select-list", "name"],
  ["GET", "/line/store-information/", "id"],
  ["GET", "/line/user", ""],
  ["POST", "/line/login", "state code"],
  ["POST", "/line/login-frontend", "user_id name key"],
  [
    "POST",
    "/line/user/product-order/",
    "orderer_name orderer_phone receiver_name receiver_phone delivery_date predict_delivery_date address remark payment_method product_order_content",
  ],
  [
    "GET",
    "/line/user/product-order/list",
    "line_user_user_id created_at_begin created_at_end delivery_date_begin delivery_date_end receiver_name status page page_num",
  ],
  ["GET", "/line/user/product-order-content/list", "line_user_user_id product_order_id page page_num"],
] as const;

/**
 * Documented fields that are taken and never count, because what a client says about itself does not, or because a new
 * product has nothing to take away. Unknown fields are ignored (decisions.md §2.10, §3).
 */
const NEVER_COUNT: Record<string, string[]> = {
  "POST /api/admin/product": ["delete_add_sub_list_codes"],
  "POST /line/user/product-order": ["source_of_order", "payment_status"],
};

const plain = (path: string) => path.replace(/\/$/, "");
const { paths } = openapi(ROUTES) as {
  paths: Record<string, Record<string, { parameters: { name: string }[]; requestBody?: RequestBody }>>;
};
interface RequestBody {
  content: Record<string, { schema: { properties: Record<string, unknown> } }>;
}

it.each(DOCUMENTED)("%s %s (%s) has a route that takes its fields", (method, path, fields) => {
  const route = ROUTES.find((one) => one.method === method && one.path === plain(path));
  const taken = route ? inputFields(route).map(({ name }) => name) : ["no route"];
  expect(taken).toEqual(expect.arrayContaining(fields.split(" ").filter(Boolean)));
});

it.each(DOCUMENTED)("%s %s (%s) stands in OpenAPI with its fields", (method, path, fields) => {
  const entry = paths[plain(path)]?.[method.toLowerCase()];
  const body = entry?.requestBody?.content["application/json"]?.schema.properties ?? {};
  const described = [...Object.keys(body), ...(entry?.parameters ?? []).map(({ name }) => name)];
  expect(entry).toBeDefined();
  expect(described).toEqual(expect.arrayContaining(fields.split(" ").filter(Boolean)));
});

it("serves no call besides the documented ones", () => {
  const documented = new Set(DOCUMENTED.map(([method, path]) => `${method} ${plain(path)}`));
  expect(ROUTES.map(({ method, path }) => `${method} ${path}`).filter((one) => !documented.has(one))).toEqual(
    [],
  );
});

it.each(Object.entries(NEVER_COUNT))("%s ignores %j", (call, fields) => {
  const route = ROUTES.find(({ method, path }) => `${method} ${path}` === call);
  const taken = route ? inputFields(route).map(({ name }) => name) : [];
  expect(fields.filter((field) => taken.includes(field))).toEqual([]);
});
