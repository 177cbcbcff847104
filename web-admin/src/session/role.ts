import type { StaffRole } from "@machiya/prisma/enums";
import { createContext, use } from "react";

/** What the person signed in may do; the least, until known. */
export const RoleContext = createContext<StaffRole>("STAFF");

export function useRole(): StaffRole {
  return use(RoleContext);
}
