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

/** A screen in the bar at the lower edge. */
export interface BottomItem {
  to: string;
  label: "today" | "orders" | "calendar" | "customers" | "shifts" | "appointments" | "profile";
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
      { to: paths.home, label: "today", icon: HomeRegular },
      { to: paths.orders, label: "orders", icon: ReceiptRegular, count: "orders" },
      { to: paths.appointmentCalendar, label: "calendar", icon: CalendarLtrRegular },
      { to: paths.customers, label: "customers", icon: PeopleRegular },
    ],
    STAFF: [
      { to: staffPath(number, "shift"), label: "shifts", icon: CalendarClockRegular },
      { to: paths.appointmentCalendar, label: "appointments", icon: CalendarPersonRegular },
      { to: staffPath(number), label: "profile", icon: PersonRegular },
    ],
  };
  return items[role];
}
