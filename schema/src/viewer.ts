import type { Viewer } from "./context.ts";

/** A signed-in staff member, unless they have yet to choose a password of their own. */
export function isStaff({ staff }: Viewer): boolean {
  return staff !== null && !staff.mustChangePassword;
}

export function isAdmin(viewer: Viewer): boolean {
  return isStaff(viewer) && viewer.staff?.role === "ADMIN";
}

/** Whether this staff member is the one who asks, also before they have chosen a password. */
export function isSelf({ staff }: Viewer, staffMemberId: number): boolean {
  return staff?.id === staffMemberId;
}
