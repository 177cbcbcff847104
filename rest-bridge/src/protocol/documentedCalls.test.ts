import { expect, it } from "vitest";
import { inputFields, openapi } from "../docs/openapi.ts";
import { ROUTES } from "./routes.ts";

const ORDER_FIELDS =
  "orderer_name orderer_phone receiver_name receiver_phone delivery_date predict_delivery_date address remark source_of_order payment_status payment_method";
const STORE_FIELDS =
  "name atm_account_number atm_bank_number line_start_time line_end_time entity_open_time_description physical_address open_weekly";

/** Every call of shop.md §7 as documented: method, path, fields of the request. */
const SHOP = [
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

const APPOINTMENT_FIELDS = "customer_phone customer_name start_time remark appointment_content";
const PERSONNEL_FIELDS =
  "organisation_id organisation organisation_name salary work_permits currency department nationality sex birthday start_working identity_card_number phone income_tax_number local_bank local_bank_account local_bank_branch foreign_bank foreign_bank_account foreign_bank_branch work_card_number work_card_effective_date work_card_expire_date work_card_image passport_number passport_expire_date passport_image contract_start_date contract_end_date contract_image email";
const EMPLOYER_FIELDS = "password position_name name english_name role image new_service_ids status";

/** Every call of booking.md §7. */
const BOOKING = [
  // Admin appointments
  ["GET", "/api/admin/appointment/detail", "id"],
  [
    "GET",
    "/api/admin/appointment/list",
    "name start_time_begin start_time_end status page page_num customer_name",
  ],
  ["POST", "/api/admin/appointment/batch", "list shift_status shift_stage"],
  ["POST", "/api/admin/appointment/", `user_id ${APPOINTMENT_FIELDS}`],
  ["PUT", "/api/admin/appointment/", `id status ${APPOINTMENT_FIELDS}`],
  ["PUT", "/api/admin/appointment/review", "id customer_name status start_time remark appointment_content"],
  ["DELETE", "/api/admin/appointment", "ids"],
  ["DELETE", "/api/admin/appointment-content/", "ids"],
  // Customer
  ["POST", "/line/user/appointment/", APPOINTMENT_FIELDS],
  [
    "GET",
    "/line/user/appointment/list",
    "name start_time_begin start_time_end status page page_num line_user_user_id",
  ],
  ["GET", "/line/service/select-list", "name"],
  ["GET", "/line/employer/select-list", "name"],
  ["GET", "/line/employer/have-free/select-list", "start_time end_time service_id"],
  ["GET", "/line/employer/shift-relations", "employer_ids start_date end_date status stage"],
  ["GET", "/line/employer/appointment-list", "id start_time end_time"],
  // Admin staff
  ["GET", "/api/admin/employer/", "id"],
  ["GET", "/api/admin/employer/have-free/select-list", "start_time end_time service_id status stage"],
  ["GET", "/api/admin/employer/select-list", ""],
  ["GET", "/api/admin/employer/list", "id name status page page_num"],
  ["POST", "/api/admin/employer/", `username ${EMPLOYER_FIELDS} ${PERSONNEL_FIELDS}`],
  ["PUT", "/api/admin/employer/", `id delete_service_ids ${EMPLOYER_FIELDS} ${PERSONNEL_FIELDS}`],
  ["PUT", "/api/admin/employer/", "id password"],
  ["PUT", "/api/admin/employer/", "id status force"],
  ["PUT", "/api/admin/employer/", "id new_shifts delete_shift_ids delete_shift_dates force"],
  ["PUT", "/api/admin/employer/", "id new_service_ids delete_service_ids"],
  // Services
  ["GET", "/api/admin/service/", "id"],
  ["GET", "/api/admin/service/list", "id name page page_num"],
  ["GET", "/api/admin/service/select-list", ""],
  ["POST", "/api/admin/service/batch", "datas"],
  ["POST", "/api/admin/service/", "name duration dollar remark"],
  ["PUT", "/api/admin/service/", "id name duration dollar remark"],
  ["DELETE", "/api/admin/service", "ids"],
  // Shifts
  ["GET", "/api/admin/shift/", "id"],
  ["GET", "/api/admin/shift/list", "id name page page_num"],
  ["GET", "/api/admin/shift/select-list", ""],
  ["POST", "/api/admin/shift/batch", "datas"],
  ["POST", "/api/admin/shift/", "name remark start_time end_time"],
  ["PUT", "/api/admin/shift/", "id name remark start_time end_time force"],
  ["DELETE", "/api/admin/shift", "ids force"],
  // Employer shift relations
  ["GET", "/api/admin/employer-shift-relations", "employer_ids start_date end_date status"],
  [
    "PUT",
    "/api/admin/employer-shift-relations/status/",
    "start_date end_date employer_ids shift_ids status stage force",
  ],
  ["PUT", "/api/admin/employer-shift-relations/", "datas force"],
  // The paths of session and login are those of the shop, and the calendar uses the list of appointments.
  ["GET", "/api/auth/user", ""],
  ["POST", "/api/auth/login", "username password type"],
  ["POST", "/api/auth/logout", ""],
  ["POST", "/line/login-frontend", "user_id name key"],
] as const;

const DOCUMENTED = [...SHOP, ...BOOKING];

/**
 * Documented fields that are accepted and ignored, because a client's claims about itself are not trusted, or
 * because a new product has nothing to remove. Unknown fields are ignored (decisions.md §2.10, §3).
 */
const IGNORED_FIELDS: Record<string, string[]> = {
  "POST /api/admin/product": ["delete_add_sub_list_codes"],
  "POST /line/user/product-order": ["source_of_order", "payment_status"],
  "POST /api/admin/appointment": ["source_of_appointment", "status"],
  "PUT /api/admin/appointment": ["source_of_appointment"],
  "PUT /api/admin/appointment/review": ["source_of_appointment"],
  "POST /line/user/appointment": ["source_of_appointment", "status", "user_id"],
};

const plain = (path: string) => path.replace(/\/$/, "");
const { paths } = openapi(ROUTES) as {
  paths: Record<string, Record<string, { parameters: { name: string }[]; requestBody?: RequestBody }>>;
};
interface RequestBody {
  content: Record<string, { schema: { properties: Record<string, unknown> } }>;
}

it.each(DOCUMENTED)("%s %s (%s) has a route that accepts its fields", (method, path, fields) => {
  const route = ROUTES.find((one) => one.method === method && one.path === plain(path));
  const taken = route ? inputFields(route).map(({ name }) => name) : ["no route"];
  expect(taken).toEqual(expect.arrayContaining(fields.split(" ").filter(Boolean)));
});

it.each(DOCUMENTED)("%s %s (%s) is in OpenAPI with its fields", (method, path, fields) => {
  const entry = paths[plain(path)]?.[method.toLowerCase()];
  const body = entry?.requestBody?.content["application/json"]?.schema.properties ?? {};
  const described = [...Object.keys(body), ...(entry?.parameters ?? []).map(({ name }) => name)];
  expect(entry).toBeDefined();
  expect(described).toEqual(expect.arrayContaining(fields.split(" ").filter(Boolean)));
});

it("The bridge serves only the documented calls", () => {
  const documented = new Set(DOCUMENTED.map(([method, path]) => `${method} ${plain(path)}`));
  expect(ROUTES.map(({ method, path }) => `${method} ${path}`).filter((one) => !documented.has(one))).toEqual(
    [],
  );
});

it.each(Object.entries(IGNORED_FIELDS))("%s ignores %j", (call, fields) => {
  const route = ROUTES.find(({ method, path }) => `${method} ${path}` === call);
  const taken = route ? inputFields(route).map(({ name }) => name) : [];
  expect(fields.filter((field) => taken.includes(field))).toEqual([]);
});
