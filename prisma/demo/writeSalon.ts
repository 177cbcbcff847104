import type { Prisma } from "../generated/prisma/client.ts";
import { planDemoAppointments } from "./appointments.ts";
import { demoDayOf, demoMinuteOf } from "./calendar.ts";
import { decimalPlaces } from "./decimalPlaces.ts";
import type { DemoCustomer } from "./people.ts";
import { planClosures, planShifts, planTimeOff } from "./roster.ts";
import { DEMO_SERVICES, DEMO_SHIFT_TEMPLATES } from "./services.ts";
import { DEMO_STAFF, planPersonnel } from "./staff.ts";
import { planBookingHours } from "./store.ts";

type Transaction = Prisma.TransactionClient;
type IdOf = (place: number) => number;

/** Writes the salon: services, shifts, absences and appointments. */
export async function writeSalon(
  tx: Transaction,
  now: Date,
  { customers, staffId, customerId }: { customers: readonly DemoCustomer[]; staffId: IdOf; customerId: IdOf },
): Promise<void> {
  const createdAt = demoMinuteOf(demoDayOf(now) - 380, 660);
  const founded = { createdAt, updatedAt: createdAt };
  await tx.bookingHours.createMany({ data: planBookingHours() });
  const serviceId = decimalPlaces(
    await tx.service.createManyAndReturn({
      data: DEMO_SERVICES.map((service) => ({ ...service, ...founded })),
      select: { id: true },
    }),
  );
  await tx.staffSkill.createMany({
    data: DEMO_STAFF.flatMap(({ skills }, index) =>
      skills.map((letter) => ({
        staffMemberId: staffId(index + 1),
        serviceId: serviceId(DEMO_SERVICES.findIndex(({ abbreviation }) => abbreviation === letter) + 1),
      })),
    ),
  });
  await tx.personnelDetails.createMany({
    data: planPersonnel(now).map(({ staff, ...details }) => ({ staffMemberId: staffId(staff), ...details })),
  });
  await writeRoster(tx, now, staffId);
  await writeAppointments(tx, planDemoAppointments(now, customers), { serviceId, staffId, customerId });
}

async function writeRoster(tx: Transaction, now: Date, staffId: IdOf): Promise<void> {
  const createdAt = demoMinuteOf(demoDayOf(now) - 380, 690);
  const templateId = decimalPlaces(
    await tx.shiftTemplate.createManyAndReturn({
      data: DEMO_SHIFT_TEMPLATES.map((template) => ({ ...template, createdAt, updatedAt: createdAt })),
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
  appointments: ReturnType<typeof planDemoAppointments>,
  { serviceId, staffId, customerId }: Record<"serviceId" | "staffId" | "customerId", IdOf>,
): Promise<void> {
  const appointmentId = decimalPlaces(
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
        const { name = "", durationMinutes = 0, price = "0" } = DEMO_SERVICES[service - 1] ?? {};
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
