import { builder } from "./builder.ts";
import type { ErrorCode } from "./domain/errors.ts";
import { ErrorCodeEnum } from "./enums.ts";

/** Whether an action is possible now, and if not, why. */
export interface PermissionResult {
  allowed: boolean;
  reason: ErrorCode | null;
}

export const Permission = builder.objectRef<PermissionResult>("Permission").implement({
  description: "Whether an action is possible now.",
  fields: (t) => ({
    allowed: t.exposeBoolean("allowed", { description: "Whether the action is allowed." }),
    reason: t.expose("reason", {
      type: ErrorCodeEnum,
      nullable: true,
      description: "The reason if it is not allowed. Null: it is allowed.",
    }),
  }),
});
