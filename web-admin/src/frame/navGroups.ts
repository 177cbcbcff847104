import {
  BoxRegular,
  BuildingBankRegular,
  BuildingShopRegular,
  CalendarClockRegular,
  CalendarLtrRegular,
  CalendarPersonRegular,
  ClockRegular,
  CutRegular,
  DataTrendingRegular,
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
  SettingsRegular,
  TagMultipleRegular,
  TagPercentRegular,
} from "@fluentui/react-icons";
import type { StaffRole } from "@machiya/prisma/enums";
import type { ComponentType } from "react";
import { paths } from "../paths.ts";

/** A screen in the navigation. */
export interface NavItem {
  path: string;
  label:
    | "home"
    | "reports"
    | "orders"
    | "matchTransfers"
    | "products"
    | "productTypes"
    | "discounts"
    | "images"
    | "store"
    | "settings"
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
  /** The live count that is shown beside it. */
  count?: "orders" | "appointments";
}

/** A titled group of screens. */
export interface NavGroup {
  title:
    | "groupToday"
    | "groupOrders"
    | "groupCatalog"
    | "groupSalon"
    | "groupPeople"
    | "groupMarketing"
    | "groupSettings";
  items: readonly NavItem[];
}

/** The screens of the side bar and the drawer by role. STAFF has none (decisions.md §3). */
export const navGroups: Record<StaffRole, readonly NavGroup[]> = {
  ADMIN: [
    {
      title: "groupToday",
      items: [
        { path: paths.home, label: "home", icon: HomeRegular },
        { path: paths.reports, label: "reports", icon: DataTrendingRegular },
      ],
    },
    {
      title: "groupOrders",
      items: [
        { path: paths.orders, label: "orders", icon: ReceiptRegular, count: "orders" },
        { path: paths.matchTransfers, label: "matchTransfers", icon: BuildingBankRegular },
      ],
    },
    {
      title: "groupCatalog",
      items: [
        { path: paths.products, label: "products", icon: BoxRegular },
        { path: paths.productTypes, label: "productTypes", icon: TagMultipleRegular },
        { path: paths.discounts, label: "discounts", icon: TagPercentRegular },
        { path: paths.images, label: "images", icon: ImageMultipleRegular },
      ],
    },
    {
      title: "groupSalon",
      items: [
        { path: paths.appointmentCalendar, label: "appointmentCalendar", icon: CalendarLtrRegular },
        {
          path: paths.appointments,
          label: "appointments",
          icon: CalendarPersonRegular,
          count: "appointments",
        },
        { path: paths.services, label: "services", icon: CutRegular },
      ],
    },
    {
      title: "groupPeople",
      items: [
        { path: paths.customers, label: "customers", icon: PeopleRegular },
        { path: paths.blocks, label: "blocks", icon: PersonProhibitedRegular },
        { path: paths.staff, label: "staff", icon: PeopleTeamRegular },
        { path: paths.shiftCalendar, label: "shiftCalendar", icon: CalendarClockRegular },
        { path: paths.shiftTemplates, label: "shiftTemplates", icon: ClockRegular },
      ],
    },
    {
      title: "groupMarketing",
      items: [{ path: paths.broadcast, label: "broadcast", icon: MegaphoneRegular }],
    },
    {
      title: "groupSettings",
      items: [
        { path: paths.store, label: "store", icon: BuildingShopRegular },
        { path: paths.settings, label: "settings", icon: SettingsRegular },
        { path: paths.apiTokens, label: "apiTokens", icon: KeyMultipleRegular },
        { path: paths.webhooks, label: "webhooks", icon: PlugConnectedRegular },
        { path: paths.failedJobs, label: "failedJobs", icon: ErrorCircleRegular },
      ],
    },
  ],
  STAFF: [],
};
