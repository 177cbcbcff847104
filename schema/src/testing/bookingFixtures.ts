import type { Prisma, PrismaClient } from "@machiya/prisma/client";

let count = 0;

/** Someone in service, of role 3. */
export const personRow = (prisma: PrismaClient, data: Partial<Prisma.StaffMemberUncheckedCreateInput> = {}) =>
  prisma.staffMember.create({
    data: {
      username: `person${++count}`,
      passwordHash: "plain:secret",
      name: `設計師 ${count}`,
      role: "STAFF",
      ...data,
    },
  });

/** An hour for 1000 dollars. */
export const serviceRow = (prisma: PrismaClient, data: Partial<Prisma.ServiceUncheckedCreateInput> = {}) =>
  prisma.service.create({ data: { name: `保養 ${++count}`, durationMinutes: 60, price: 1000, ...data } });

/** From 10:00 to 18:00. */
export const templateRow = (
  prisma: PrismaClient,
  data: Partial<Prisma.ShiftTemplateUncheckedCreateInput> = {},
) =>
  prisma.shiftTemplate.create({
    data: { name: `早班 ${++count}`, startMinute: 600, endMinute: 1080, ...data },
  });

/** A shift of a person on a day; confirmed. */
export const shiftRow = (
  prisma: PrismaClient,
  given: { staffMemberId: number; shiftTemplateId: number; day: string } & Partial<
    Pick<Prisma.ShiftAssignmentUncheckedCreateInput, "state">
  >,
) => {
  const { day, ...columns } = given;
  return prisma.shiftAssignment.create({
    data: { state: "CONFIRMED", ...columns, date: new Date(`${day}T00:00:00Z`) },
  });
};

/** A pending appointment of one item, at this hour of a day in Taipei, for an hour. */
export const appointmentRow = (
  prisma: PrismaClient,
  given: {
    staffMemberId: number | null;
    serviceId: number | null;
    day: string;
    hour: number;
    state?: "PENDING" | "CONFIRMED" | "CANCELLED";
    customerName?: string;
  },
) => {
  const startsAt = new Date(Date.parse(`${given.day}T00:00:00+08:00`) + given.hour * 3_600_000);
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
  return prisma.appointment.create({
    data: {
      customerName: given.customerName ?? "小美",
      source: "MANUAL",
      state: given.state ?? "PENDING",
      ...times,
      items: {
        create: {
          staffMemberId: given.staffMemberId,
          serviceId: given.serviceId,
          serviceName: "保養",
          serviceMinutes: 60,
          ...times,
        },
      },
    },
    include: { items: true },
  });
};
