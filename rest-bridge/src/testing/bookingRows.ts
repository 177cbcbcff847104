import { globalId } from "@machiya/schema/ids";

export const serviceRow = {
  id: globalId("Service", 4),
  name: "手部保養",
  durationMinutes: 60,
  price: "800.5",
  note: "",
  abbreviation: "H",
  offeredNamed: true,
};

export const shiftRow = {
  id: globalId("ShiftTemplate", 6),
  name: "早班",
  note: "備註",
  startMinute: 600,
  endMinute: 1440,
};

/** A staff member as GraphQL returns it to the booking routes. */
export const employerRow = (number = 2) => ({
  id: globalId("StaffMember", number),
  username: "mei",
  name: "美美",
  englishName: "Mei",
  positionName: "美甲師",
  imageUrl: null,
  role: "STAFF",
  state: "IN_SERVICE",
  mustChangePassword: false,
  services: [serviceRow],
  personnel: null,
});

export const assignmentRow = (state: string, staff = 2, date = "2026-11-21") => ({
  id: globalId("ShiftAssignment", 70),
  date: new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10),
  state,
  staffMember: employerRow(staff),
  shiftTemplate: shiftRow,
});

export const itemRow = (staff: number | null = 2) => ({
  id: globalId("AppointmentItem", 91),
  staffMember: staff === null ? null : employerRow(staff),
  service: serviceRow,
  serviceName: "手部保養（舊名）",
  startsAt: "2026-11-22T02:00:00.000Z",
  endsAt: "2026-11-22T03:00:00.000Z",
  note: "",
});

export const appointmentRow = (number = 51) => ({
  number,
  id: globalId("Appointment", number),
  customer: { id: globalId("Customer", 5) },
  customerName: "林小姐",
  customerPhone: "0912",
  source: "CHAT_APP",
  state: "PENDING",
  startsAt: "2026-11-22T02:00:00.000Z",
  endsAt: "2026-11-22T04:00:00.000Z",
  note: "",
  createdAt: "2026-11-21T02:00:00.000Z",
  items: [itemRow(), itemRow(null)],
});

const connection = (rows: readonly unknown[]) => ({
  totalCount: rows.length,
  edges: rows.map((node) => ({ cursor: "", node })),
});

const given = ({ input }: { input: { ids: string[] } }) => input.ids;

/** Responses for every GraphQL field that the booking routes select. */
export const bookingRoot = {
  services: connection([serviceRow]),
  createServices: ({ input }: { input: { services: unknown[] } }) =>
    input.services.map((_, index) => ({ ...serviceRow, id: globalId("Service", 40 + index) })),
  updateService: serviceRow,
  deleteServices: given,
  shiftTemplates: connection([shiftRow]),
  createShiftTemplates: ({ input }: { input: { shiftTemplates: unknown[] } }) =>
    input.shiftTemplates.map((_, index) => ({ ...shiftRow, id: globalId("ShiftTemplate", 40 + index) })),
  updateShiftTemplate: shiftRow,
  deleteShiftTemplates: given,
  staffMembers: connection([employerRow()]),
  bookableStaff: [employerRow()],
  staffChoices: { notSpecified: true, staff: [{ free: true, reason: null, staffMember: employerRow() }] },
  bookableStaffChoices: {
    notSpecified: true,
    staff: [{ free: true, reason: null, staffMember: employerRow() }],
  },
  createStaffMember: { generatedPassword: "once", staffMember: employerRow(40) },
  updateStaffMember: employerRow(),
  setOwnPassword: employerRow(),
  setStaffPassword: employerRow(),
  dismissStaffMember: employerRow(),
  reinstateStaffMember: employerRow(),
  shiftAssignments: [assignmentRow("PROPOSED")],
  openShifts: [assignmentRow("OPEN_TO_CUSTOMERS")],
  assignShifts: { shiftAssignments: [assignmentRow("PROPOSED")], removedIds: [] },
  setShiftState: { shiftAssignments: [assignmentRow("CONFIRMED")], removedIds: [] },
  busyTimes: [
    { staffMember: employerRow(), startsAt: "2026-11-22T06:00:00.000Z", endsAt: "2026-11-22T07:00:00.000Z" },
  ],
  appointments: connection([appointmentRow()]),
  myAppointments: connection([appointmentRow()]),
  createAppointment: appointmentRow(),
  createAppointments: ({ input }: { input: { appointments: unknown[] } }) =>
    input.appointments.map((_, index) => appointmentRow(60 + index)),
  updateAppointment: appointmentRow(),
  reviewAppointment: appointmentRow(),
  cancelAppointment: appointmentRow(),
  deleteAppointments: given,
  deleteAppointmentItems: given,
  bookAppointment: appointmentRow(),
};
