import {
  CalendarClockRegular,
  CalendarLtrRegular,
  CalendarPersonRegular,
  HomeRegular,
  PeopleRegular,
  PersonRegular,
  ReceiptRegular,
} from "@fluentui/react-icons";
import type { StaffRole } from "@machiya/prisma/enums";
import { rowId } from "@machiya/schema/ids";
import type { ComponentType } from "react";
import { paths, staffPath } from "../paths.ts";

/** A screen in the bar of a phone. */
export interface BottomItem {
  to: string;
  label:
    | "groupToday"
    | "orders"
    | "shortCalendar"
    | "shortCustomers"
    | "shortShifts"
    | "shortAppointments"
    | "shortProfile";
  icon: ComponentType;
  count?: "orders";
}

/**
 * Returns the screens of the bar by role. Other staff have no side bar, and their own shifts, appointments, and
 * profile here (decisions.md §3).
 */
export function bottomItems(role: StaffRole, staffId: string): readonly BottomItem[] {
  const number = rowId("StaffMember", staffId) ?? 0;
  const items: Record<StaffRole, readonly BottomItem[]> = {
    ADMIN: [
      { to: paths.home, label: "groupToday", icon: HomeRegular },
      { to: paths.orders, label: "orders", icon: ReceiptRegular, count: "orders" },
      { to: paths.appointmentCalendar, label: "shortCalendar", icon: CalendarLtrRegular },
      { to: paths.customers, label: "shortCustomers", icon: PeopleRegular },
    ],
    STAFF: [
      { to: staffPath(number, "shift"), label: "shortShifts", icon: CalendarClockRegular },
      { to: paths.appointmentCalendar, label: "shortAppointments", icon: CalendarPersonRegular },
      { to: staffPath(number), label: "shortProfile", icon: PersonRegular },
    ],
  };
  return items[role];
}
