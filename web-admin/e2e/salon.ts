import type { Client } from "../../testing/servers/client.ts";

/** The shift templates: 早班 10:00–16:00 and 晚班 14:00–20:00. */
const TEMPLATES = [
  { name: "早班", startMinute: 600, endMinute: 960 },
  { name: "晚班", startMinute: 840, endMinute: 1200 },
];

export interface Salon {
  /** Global ids of the staff, by name. */
  staff: Record<string, string>;
  /** Global ids of the shift templates, by name. */
  templates: Record<string, string>;
}

async function request<Data>(
  client: Client,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const { data, code } = await client.graphql<Data>(query, variables);
  if (code !== null || data === null) throw new Error(`${code} to ${query}`);
  return data;
}

/** Creates staff and shift templates through the API; the demo's 蘇以安 exists too. */
export async function openSalon(admin: Client, names: readonly string[]): Promise<Salon> {
  for (const name of names) {
    await request(
      admin,
      "mutation ($input: CreateStaffMemberInput!) { createStaffMember(input: $input) { staffMember { id } } }",
      {
        input: {
          details: {
            name,
            englishName: `Staff ${names.indexOf(name) + 1}`,
            positionName: "設計師",
            role: "STAFF",
          },
        },
      },
    );
  }
  await request(
    admin,
    "mutation ($input: CreateShiftTemplatesInput!) { createShiftTemplates(input: $input) { id } }",
    { input: { shiftTemplates: TEMPLATES } },
  );
  type Named = { edges: { node: { id: string; name: string } }[] };
  const found = await request<{ staffMembers: Named; shiftTemplates: Named }>(
    admin,
    "query { staffMembers(first: 100) { edges { node { id name } } } shiftTemplates(first: 100) { edges { node { id name } } } }",
    {},
  );
  const byName = ({ edges }: Named) => Object.fromEntries(edges.map(({ node }) => [node.name, node.id]));
  return { staff: byName(found.staffMembers), templates: byName(found.shiftTemplates) };
}

/** Gives a staff member shifts through the API, as another user would. */
export async function giveShifts(
  client: Client,
  salon: Salon,
  name: string,
  shifts: readonly { date: string; template: string; state?: string }[],
): Promise<void> {
  const add = shifts.map(({ template, ...shift }) => ({
    ...shift,
    shiftTemplateId: salon.templates[template],
  }));
  await request(
    client,
    "mutation ($input: AssignShiftsInput!) { assignShifts(input: $input) { removedIds } }",
    {
      input: { changes: [{ staffMemberId: salon.staff[name], add }] },
    },
  );
}

/** Closes the store for days, both included. */
export async function closeStore(
  admin: Client,
  startsAt: string,
  endsAt: string,
  note: string,
): Promise<void> {
  await request(
    admin,
    "mutation ($input: CreateStoreClosureInput!) { createStoreClosure(input: $input) { id } }",
    { input: { details: { startsAt, endsAt, note } } },
  );
}

/** Creates an appointment with a staff member, for a new service that they offer. */
export async function bookWith(
  admin: Client,
  salon: Salon,
  name: string,
  details: { startsAt: string; customerName: string },
): Promise<void> {
  const { createServices } = await request<{ createServices: { id: string }[] }>(
    admin,
    "mutation ($input: CreateServicesInput!) { createServices(input: $input) { id } }",
    { input: { services: [{ name: `美甲 ${details.customerName}`, durationMinutes: 60, price: "800" }] } },
  );
  const serviceId = createServices[0]?.id;
  await request(
    admin,
    "mutation ($input: UpdateStaffMemberInput!) { updateStaffMember(input: $input) { id } }",
    {
      input: { id: salon.staff[name], addServiceIds: [serviceId] },
    },
  );
  await request(
    admin,
    "mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }",
    {
      input: {
        details: { ...details, customerPhone: "0900000000" },
        lines: [{ serviceId, staffMemberId: salon.staff[name] }],
      },
    },
  );
}

/** Dismisses a staff member. */
export async function dismiss(admin: Client, salon: Salon, name: string): Promise<void> {
  await request(
    admin,
    "mutation ($input: DismissStaffMemberInput!) { dismissStaffMember(input: $input) { id } }",
    { input: { id: salon.staff[name] } },
  );
}
