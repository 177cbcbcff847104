import {
  BoxRegular,
  BuildingShopRegular,
  CalendarClockRegular,
  CalendarLtrRegular,
  CalendarPersonRegular,
  ClockRegular,
  CutRegular,
  ErrorCircleRegular,
  HomeRegular,
  ImageMultipleRegular,
  KeyMultipleRegular,
  MegaphoneRegular,
  PeopleRegular,
  PeopleTeamRegular,
  PersonProhibitedRegular,
  PlugConnectedRegular,
  ReceiptRegular,
  TagMultipleRegular,
  TagPercentRegular,
} from "@fluentui/react-icons";
import type { StaffRole } from "@machiya/prisma/enums";
import type { ComponentType } from "react";
import { paths } from "../paths.ts";

export interface DrawerItem {
  path: string;
  label:
    | "home"
    | "orders"
    | "products"
    | "productTypes"
    | "discounts"
    | "images"
    | "store"
    | "apiTokens"
    | "customers"
    | "blocks"
    | "broadcast"
    | "staff"
    | "shiftCalendar"
    | "appointments"
    | "appointmentCalendar"
    | "shiftTemplates"
    | "services"
    | "webhooks"
    | "failedJobs";
  icon: ComponentType;
}

/**
 * The drawer's screens by role: first the shop's, then those of booking.md §2 in its order. STAFF has none
 * (decisions.md §3).
 */
export const drawerItems: Record<StaffRole, readonly DrawerItem[]> = {
  ADMIN: [
    { path: paths.home, label: "home", icon: HomeRegular },
    { path: paths.orders, label: "orders", icon: ReceiptRegular },
    { path: paths.products, label: "products", icon: BoxRegular },
    { path: paths.productTypes, label: "productTypes", icon: TagMultipleRegular },
    { path: paths.discounts, label: "discounts", icon: TagPercentRegular },
    { path: paths.images, label: "images", icon: ImageMultipleRegular },
    { path: paths.store, label: "store", icon: BuildingShopRegular },
    { path: paths.apiTokens, label: "apiTokens", icon: KeyMultipleRegular },
    { path: paths.staff, label: "staff", icon: PeopleTeamRegular },
    { path: paths.shiftCalendar, label: "shiftCalendar", icon: CalendarClockRegular },
    { path: paths.appointments, label: "appointments", icon: CalendarPersonRegular },
    { path: paths.appointmentCalendar, label: "appointmentCalendar", icon: CalendarLtrRegular },
    { path: paths.customers, label: "customers", icon: PeopleRegular },
    { path: paths.blocks, label: "blocks", icon: PersonProhibitedRegular },
    { path: paths.broadcast, label: "broadcast", icon: MegaphoneRegular },
    { path: paths.shiftTemplates, label: "shiftTemplates", icon: ClockRegular },
    { path: paths.services, label: "services", icon: CutRegular },
    { path: paths.webhooks, label: "webhooks", icon: PlugConnectedRegular },
    { path: paths.failedJobs, label: "failedJobs", icon: ErrorCircleRegular },
  ],
  STAFF: [],
};
