import { Client } from "./client.ts";
import { CUSTOMER, ok, openRestShop, type RestShop } from "./restShop.ts";

/** Noon of Saturday, 21 November 2026 in Taipei: customers can book from the 22nd to the end of December. */
const NOW = new Date("2026-11-21T04:00:00Z");

export interface RestSalon extends RestShop {
  /** Another customer, and a blocked one. */
  others: { customer: Client; blocked: Client };
  /** Row numbers. Amy offers both services and has shifts open to customers on 22 and 23 November. */
  rows: { manicure: number; half: number; day: number; amy: number };
}

/**
 * Opens the shop with a salon created over REST: two services, a shift from 10:00 to 20:00, and one person
 * besides role 3.
 */
export async function openRestSalon(): Promise<RestSalon> {
  const shop = await openRestShop(() => NOW);
  const { admin } = shop.viewers;
  const create = async (path: string, body: object) =>
    (await ok(admin.rest<{ id: number }>("POST", `/api/admin/${path}/`, body))).id;

  const manicure = await create("service", { name: "手部保養", duration: 60, dollar: "800", remark: "" });
  const half = await create("service", { name: "卸甲", duration: 30, dollar: 300 });
  const day = await create("shift", { name: "全日", start_time: "10:00", end_time: "20:00" });
  const amy = await create("employer", {
    name: "艾美",
    english_name: "Amy",
    position_name: "美甲師",
    role: 3,
    password: "a first password",
    new_service_ids: [manicure, half],
    salary: "38000",
  });
  await ok(
    admin.rest("PUT", "/api/admin/employer-shift-relations/", {
      datas: [
        {
          employer_id: amy,
          new_shifts: ["2026-11-22", "2026-11-23"].map((date) => ({
            shift_id: day,
            date,
            status: 1,
            stage: 1,
          })),
        },
      ],
    }),
  );
  await ok(
    admin.rest("PUT", "/api/admin/employer-shift-relations/status/", {
      start_date: "2026-11-22",
      end_date: "2026-11-23",
      employer_ids: [amy],
      status: 2,
      stage: 2,
    }),
  );
  const others = { customer: await signIn(shop, "b"), blocked: await signIn(shop, "c") };
  const { id } = await ok(others.blocked.rest<{ id: number }>("GET", "/line/user"));
  await ok(admin.rest("POST", "/api/admin/block-list", { user_ids: [id], remark: "x" }));
  return { ...shop, others, rows: { manicure, half, day, amy } };
}

async function signIn({ viewers }: RestShop, letter: string): Promise<Client> {
  const client = new Client(viewers.anonymous.origin);
  const user_id = `U${letter.repeat(32)}`;
  await ok(client.rest("POST", "/line/login-frontend", { ...CUSTOMER, user_id }));
  return client;
}

export interface Page<Row = { id: number; [field: string]: unknown }> {
  total_count: number;
  datas: Row[];
}

export interface Appointment {
  id: number;
  status: number;
  start_time: string;
  end_time: string;
  appointment_content: { id: number; employer_id: number; start_time: string; end_time: string }[];
}

/** Returns an hour of a day of November 2026 in the store's time zone, as clients send it. */
export const at = (day: number, hour: number) =>
  `2026-11-${day}T${String(hour).padStart(2, "0")}:00:00+08:00`;

/** Returns the same instant as the API returns it. */
export const utc = (day: number, hour: number) => new Date(at(day, hour)).toISOString();

/** Returns an appointment of consecutive manicures by these staff members; 0 is not specified. */
export const manicures = ({ rows }: RestSalon, day: number, hour: number, ...employers: number[]) => ({
  customer_name: "林小姐",
  customer_phone: "0912",
  source_of_appointment: 1,
  status: 2,
  start_time: at(day, hour),
  remark: "",
  appointment_content: employers.map((employer_id) => ({ employer_id, service_id: rows.manicure })),
});

export const detailOf = ({ viewers }: RestSalon, id: number) =>
  ok(viewers.admin.rest<Appointment>("GET", `/api/admin/appointment/detail?id=${id}`));

/** Returns the ids of a have-free list for a manicure at this time. */
export async function freeAt({ rows }: RestSalon, client: Client, path: string, time: string) {
  const query = new URLSearchParams({ start_time: time, service_id: String(rows.manicure) });
  const { datas } = await ok(client.rest<Page>("GET", `${path}?${query}`));
  return datas.map(({ id }) => id);
}
