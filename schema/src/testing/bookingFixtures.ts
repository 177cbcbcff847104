import type { Prisma, PrismaClient } from "@machiya/prisma/client";

let count = 0;

/** Creates an active staff member of role 3. */
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

/** Creates a service of an hour for 1000 dollars. */
export const serviceRow = (prisma: PrismaClient, data: Partial<Prisma.ServiceUncheckedCreateInput> = {}) =>
  prisma.service.create({ data: { name: `保養 ${++count}`, durationMinutes: 60, price: 1000, ...data } });

/** Creates a shift template from 10:00 to 18:00. */
export const templateRow = (
  prisma: PrismaClient,
  data: Partial<Prisma.ShiftTemplateUncheckedCreateInput> = {},
) =>
  prisma.shiftTemplate.create({
    data: { name: `早班 ${++count}`, startMinute: 600, endMinute: 1080, ...data },
  });

/** Creates a confirmed shift of a person on a day. */
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

/** Creates a pending appointment with one item of an hour, which starts at this hour of a day in Taipei. */
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
