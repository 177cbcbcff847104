import type { StaffRole } from "@machiya/prisma/enums";
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
  /** Staff who are no administrators may open it, because it belongs to the bookings (decisions.md §3). */
  isOpenToStaff?: true;
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

/** All screens of the navigation, with the roles that may open them. */
const GROUPS: readonly NavGroup[] = [
  {
    title: "groupToday",
    items: [
      { path: paths.home, label: "home", isOpenToStaff: true },
      { path: paths.reports, label: "reports" },
    ],
  },
  {
    title: "groupOrders",
    items: [
      { path: paths.orders, label: "orders", count: "orders" },
      { path: paths.matchTransfers, label: "matchTransfers" },
    ],
  },
  {
    title: "groupCatalog",
    items: [
      { path: paths.products, label: "products" },
      { path: paths.productTypes, label: "productTypes" },
      { path: paths.discounts, label: "discounts" },
      { path: paths.images, label: "images" },
    ],
  },
  {
    title: "groupSalon",
    items: [
      { path: paths.appointmentCalendar, label: "appointmentCalendar", isOpenToStaff: true },
      {
        path: paths.appointments,
        label: "appointments",
        isOpenToStaff: true,
        count: "appointments",
      },
      { path: paths.services, label: "services", isOpenToStaff: true },
    ],
  },
  {
    title: "groupPeople",
    items: [
      { path: paths.customers, label: "customers" },
      { path: paths.blocks, label: "blocks" },
      { path: paths.staff, label: "staff", isOpenToStaff: true },
      { path: paths.shiftCalendar, label: "shiftCalendar", isOpenToStaff: true },
      { path: paths.shiftTemplates, label: "shiftTemplates", isOpenToStaff: true },
    ],
  },
  {
    title: "groupMarketing",
    items: [{ path: paths.broadcast, label: "broadcast" }],
  },
  {
    title: "groupSettings",
    items: [
      { path: paths.store, label: "store", isOpenToStaff: true },
      { path: paths.settings, label: "settings" },
      { path: paths.apiTokens, label: "apiTokens" },
      { path: paths.webhooks, label: "webhooks" },
      { path: paths.failedJobs, label: "failedJobs" },
    ],
  },
];

/** The screens of the side bar and the drawer by role. STAFF has none (decisions.md §3). */
export const navGroups: Record<StaffRole, readonly NavGroup[]> = { ADMIN: GROUPS, STAFF: [] };

const ITEMS = GROUPS.flatMap(({ items }) => items);

/** Returns the screens of the navigation that a person of this role may open. */
export function openScreens(role: StaffRole): NavItem[] {
  return ITEMS.filter(({ isOpenToStaff }) => role === "ADMIN" || isOpenToStaff === true);
}

/** Returns whether a person of this role may open the screen at a path, or at a path below it. */
export function isOpenTo(role: StaffRole, pathname: string): boolean {
  if (role === "ADMIN") return true;
  return ITEMS.every(
    ({ path, isOpenToStaff }) =>
      isOpenToStaff === true || (pathname !== path && !pathname.startsWith(`${path}/`)),
  );
}
