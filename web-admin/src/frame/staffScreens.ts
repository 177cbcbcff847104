import type { StaffRole } from "@machiya/prisma/enums";
import { paths } from "../paths.ts";

/** The screens that only administrators may open; other staff read the side of the bookings (decisions.md §3). */
const ADMIN_SCREENS: readonly string[] = [
  paths.reports,
  paths.orders,
  paths.products,
  paths.productTypes,
  paths.discounts,
  paths.images,
  paths.settings,
  paths.apiTokens,
  paths.customers,
  paths.blocks,
  paths.broadcast,
  paths.webhooks,
  paths.failedJobs,
];

/** Returns whether a person of this role may open the screen at a path, or at a path below it. */
export function isOpenTo(role: StaffRole, pathname: string): boolean {
  if (role === "ADMIN") return true;
  return !ADMIN_SCREENS.some((screen) => pathname === screen || pathname.startsWith(`${screen}/`));
}
