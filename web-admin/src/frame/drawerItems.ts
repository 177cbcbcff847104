import {
  BoxRegular,
  BuildingShopRegular,
  HomeRegular,
  ImageMultipleRegular,
  MegaphoneRegular,
  PeopleRegular,
  PersonProhibitedRegular,
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
    | "customers"
    | "blocks"
    | "broadcast";
  icon: ComponentType;
}

/** Which screens a role finds in the drawer; it stays empty for STAFF. Source: decisions.md §3. */
export const drawerItems: Record<StaffRole, readonly DrawerItem[]> = {
  ADMIN: [
    { path: paths.home, label: "home", icon: HomeRegular },
    { path: paths.orders, label: "orders", icon: ReceiptRegular },
    { path: paths.products, label: "products", icon: BoxRegular },
    { path: paths.productTypes, label: "productTypes", icon: TagMultipleRegular },
    { path: paths.discounts, label: "discounts", icon: TagPercentRegular },
    { path: paths.images, label: "images", icon: ImageMultipleRegular },
    { path: paths.customers, label: "customers", icon: PeopleRegular },
    { path: paths.blocks, label: "blocks", icon: PersonProhibitedRegular },
    { path: paths.broadcast, label: "broadcast", icon: MegaphoneRegular },
    { path: paths.store, label: "store", icon: BuildingShopRegular },
  ],
  STAFF: [],
};
