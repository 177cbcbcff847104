import type { Service } from "@machiya/prisma/client";
import { TIME_HOLDING_STATES } from "../domain/appointments/appointmentState.ts";
import { requestLoader } from "../lists/requestLoader.ts";

/** The maximum number of usual services per customer. */
const MAX_USUAL = 4;

/** Loads the services that customers booked most often, then most recently. */
export const usualServices = requestLoader(async ({ prisma }, customerIds: number[]) => {
  const ranked = await prisma.$queryRaw<{ customerId: number; serviceId: number }[]>`
    SELECT "customerId", "serviceId" FROM (
      SELECT appointment."customerId", item."serviceId", row_number() OVER (
        PARTITION BY appointment."customerId" ORDER BY count(*) DESC, max(item."startsAt") DESC, item."serviceId") AS place
      FROM "Appointment" appointment JOIN "AppointmentItem" item ON item."appointmentId" = appointment."id"
      WHERE appointment."customerId" = ANY(${customerIds}) AND item."serviceId" IS NOT NULL
        AND appointment."state"::text = ANY(${[...TIME_HOLDING_STATES]})
      GROUP BY appointment."customerId", item."serviceId") AS ranked
    WHERE place <= ${MAX_USUAL} ORDER BY "customerId", place`;
  const ids = [...new Set(ranked.map(({ serviceId }) => serviceId))];
  const rows = ids.length === 0 ? [] : await prisma.service.findMany({ where: { id: { in: ids } } });
  const services = new Map(rows.map((service) => [service.id, service]));
  const usual = new Map<number, Service[]>(customerIds.map((id) => [id, []]));
  for (const { customerId, serviceId } of ranked) {
    const service = services.get(serviceId);
    if (service !== undefined) usual.get(customerId)?.push(service);
  }
  return usual;
});
