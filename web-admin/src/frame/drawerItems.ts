import { BoxRegular, HomeRegular, ReceiptRegular } from "@fluentui/react-icons";
import type { StaffRole } from "@machiya/prisma/enums";
import type { ComponentType } from "react";
import { paths } from "../paths.ts";

export interface DrawerItem {
  path: string;
  label: "home" | "orders" | "products";
  icon: ComponentType;
}

/** Which screens a role finds in the drawer; it stays empty for STAFF. Source: decisions.md §3. */
export const drawerItems: Record<StaffRole, readonly DrawerItem[]> = {
  ADMIN: [
    { path: paths.home, label: "home", icon: HomeRegular },
    { path: paths.orders, label: "orders", icon: ReceiptRegular },
    { path: paths.products, label: "products", icon: BoxRegular },
  ],
  STAFF: [],
};
