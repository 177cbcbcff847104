import type { Client } from "../../testing/servers/client.ts";
import { openSalon, type Salon } from "./salon.ts";

/** The services that can be booked. */
const SERVICES = [
  { name: "美甲", durationMinutes: 60, price: "800", abbreviation: "A" },
  { name: "睫毛", durationMinutes: 90, price: "1200", abbreviation: "L" },
  { name: "除毛", durationMinutes: 30, price: "500", abbreviation: "" },
];

/** Staff who offer every service, and shift templates and services, by name. */
export interface AppointmentSalon extends Salon {
  services: Record<string, string>;
}

export async function request<Data>(
  client: Client,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const { data, code } = await client.graphql<Data>(query, variables);
  if (code !== null || data === null) throw new Error(`${code} to ${query}`);
  return data;
}

/** Creates a salon whose staff all offer 美甲 (60 minutes), 睫毛 (90), and 除毛 (30). */
export async function openAppointmentSalon(
  admin: Client,
  names: readonly string[],
): Promise<AppointmentSalon> {
  const salon = await openSalon(admin, names);
  const { createServices } = await request<{ createServices: { id: string; name: string }[] }>(
    admin,
    "mutation ($input: CreateServicesInput!) { createServices(input: $input) { id name } }",
    { input: { services: SERVICES } },
  );
  const services = Object.fromEntries(createServices.map(({ id, name }) => [name, id]));
  for (const name of names) {
    await request(
      admin,
      "mutation ($input: UpdateStaffMemberInput!) { updateStaffMember(input: $input) { id } }",
      { input: { id: salon.staff[name], addServiceIds: Object.values(services) } },
    );
  }
  return { ...salon, services };
}

interface Booking {
  customer: string;
  /** An instant in ISO 8601. */
  startsAt: string;
  /** Services with their staff member; null means not specified. */
  lines: readonly (readonly [service: string, staff: string | null])[];
}

/** Creates an appointment through the API, as another user would; resolves with its number. */
export async function enter(
  admin: Client,
  salon: AppointmentSalon,
  { customer, startsAt, lines }: Booking,
): Promise<number> {
  const { createAppointment } = await request<{ createAppointment: { number: number } }>(
    admin,
    "mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { number } }",
    {
      input: {
        details: { customerName: customer, customerPhone: "0900-000-000", startsAt },
        lines: lines.map(([service, staff]) => ({
          serviceId: salon.services[service],
          staffMemberId: staff === null ? null : salon.staff[staff],
        })),
      },
    },
  );
  return createAppointment.number;
}

/** Confirms or rejects an appointment. */
export async function review(
  admin: Client,
  number: number,
  decision: "CONFIRMED" | "CANCELLED",
): Promise<void> {
  await request(
    admin,
    "mutation ($input: ReviewAppointmentInput!) { reviewAppointment(input: $input) { id } }",
    {
      input: { id: btoa(`Appointment:${number}`), decision },
    },
  );
}
