import type { ErrorCode } from "@machiya/schema/domain/errors";
import { ERROR_NUMBERS } from "./errorCodes.ts";
import { type Access, changes, type Route, storesResponse } from "./route.ts";

const BY_ACCESS: Record<Access, readonly ErrorCode[]> = {
  anonymous: [],
  customer: ["UNAUTHENTICATED"],
  staff: ["UNAUTHENTICATED", "PASSWORD_CHANGE_REQUIRED"],
  admin: ["UNAUTHENTICATED", "FORBIDDEN", "PASSWORD_CHANGE_REQUIRED"],
};

/** Returns every error code of a route: its own, and those of its access, its method and its input. */
export function refusalsOf(route: Route): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...BY_ACCESS[route.access],
    ...(changes(route) ? (["FORBIDDEN"] as const) : []),
    ...(storesResponse(route) ? (["INVALID_INPUT", "CONFLICT"] as const) : []),
    ...(Object.keys(route.input.shape).length > 0 ? (["INVALID_INPUT"] as const) : []),
    ...(route.refusals ?? []),
  ]);
  return [...codes].sort((a, b) => ERROR_NUMBERS[a] - ERROR_NUMBERS[b]);
}
