import type { StaffRole } from "@machiya/prisma/enums";
import { createContext, use } from "react";

/** The role of the signed-in user; the least privileged role until it is known. */
export const RoleContext = createContext<StaffRole>("STAFF");

export function useRole(): StaffRole {
  return use(RoleContext);
}
