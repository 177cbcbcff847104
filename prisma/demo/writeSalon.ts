import type { Prisma } from "../generated/prisma/client.ts";
import { planAppointments } from "./appointments.ts";
import { dayOf, minuteOf } from "./calendar.ts";
import type { DemoCustomer } from "./people.ts";
import { places } from "./places.ts";
import { planClosures, planShifts, planTimeOff } from "./roster.ts";
import { SERVICES, SHIFT_TEMPLATES } from "./services.ts";
import { planPersonnel, STAFF } from "./staff.ts";
import { planBookingHours } from "./store.ts";

type Transaction = Prisma.TransactionClient;
type IdOf = (place: number) => number;

/** Writes the salon behind the shop: services, who works when, and the appointments. */
export async function writeSalon(
  tx: Transaction,
  now: Date,
  { customers, staffId, customerId }: { customers: readonly DemoCustomer[]; staffId: IdOf; customerId: IdOf },
): Promise<void> {
  const createdAt = minuteOf(dayOf(now) - 380, 660);
  const founded = { createdAt, updatedAt: createdAt };
  await tx.bookingHours.createMany({ data: planBookingHours() });
  const serviceId = places(
    await tx.service.createManyAndReturn({
      data: SERVICES.map((service) => ({ ...service, ...founded })),
      select: { id: true },
    }),
  );
  await tx.staffSkill.createMany({
    data: STAFF.flatMap(({ skills }, index) =>
      skills.map((letter) => ({
        staffMemberId: staffId(index + 1),
        serviceId: serviceId(SERVICES.findIndex(({ abbreviation }) => abbreviation === letter) + 1),
      })),
    ),
  });
  await tx.personnelDetails.createMany({
    data: planPersonnel(now).map(({ staff, ...details }) => ({ staffMemberId: staffId(staff), ...details })),
  });
  await writeRoster(tx, now, staffId);
  await writeAppointments(tx, planAppointments(now, customers), { serviceId, staffId, customerId });
}

async function writeRoster(tx: Transaction, now: Date, staffId: IdOf): Promise<void> {
  const createdAt = minuteOf(dayOf(now) - 380, 690);
  const templateId = places(
    await tx.shiftTemplate.createManyAndReturn({
      data: SHIFT_TEMPLATES.map((template) => ({ ...template, createdAt, updatedAt: createdAt })),
      select: { id: true },
    }),
  );
  await tx.shiftAssignment.createMany({
    data: planShifts(now).map(({ staff, template, day, state }) => ({
      staffMemberId: staffId(staff),
      shiftTemplateId: templateId(template),
      date: new Date(day * 86_400_000),
      state,
    })),
  });
  await tx.storeClosure.createMany({ data: planClosures(now) });
  await tx.staffTimeOff.createMany({
    data: planTimeOff(now).map(({ staff, ...times }) => ({ staffMemberId: staffId(staff), ...times })),
  });
}

async function writeAppointments(
  tx: Transaction,
  appointments: ReturnType<typeof planAppointments>,
  { serviceId, staffId, customerId }: Record<"serviceId" | "staffId" | "customerId", IdOf>,
): Promise<void> {
  const appointmentId = places(
    await tx.appointment.createManyAndReturn({
      data: appointments.map(({ customer, items: _, ...appointment }) => ({
        ...appointment,
        customerId: customer === null ? null : customerId(customer),
      })),
      select: { id: true },
    }),
  );
  await tx.appointmentItem.createMany({
    data: appointments.flatMap(({ items }, index) =>
      items.map(({ staff, service, startsAt, endsAt }) => {
        const { name = "", durationMinutes = 0, price = "0" } = SERVICES[service - 1] ?? {};
        return {
          appointmentId: appointmentId(index + 1),
          staffMemberId: staff === null ? null : staffId(staff),
          serviceId: serviceId(service),
          serviceName: name,
          serviceMinutes: durationMinutes,
          servicePrice: price,
          startsAt,
          endsAt,
        };
      }),
    ),
  });
}
