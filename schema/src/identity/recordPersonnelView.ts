import { opaqueParameter } from "@machiya/prisma/client";
import { requestLoader } from "../lists/requestLoader.ts";

/** Further looks of one viewer at the same papers within this time are not recorded again. */
const SAME_LOOK_MINUTES = 15;

/**
 * Writes an audit row: the viewer has looked at the personnel papers of a staff member. The papers of one
 * response are recorded by one statement, on the primary, because the query may read from a replica.
 */
export const recordPersonnelView = requestLoader<number, true>(
  async ({ primary, viewer }, staffMemberIds) => {
    const viewerId = viewer.staff?.id ?? null;
    await primary.$executeRaw`
    INSERT INTO "AuditEntry" ("staffMemberId", "apiTokenId", "action", "subjectType", "subjectId")
    SELECT ${viewerId}::int, ${viewer.token?.id ?? null}::int, 'VIEW_PERSONNEL', 'StaffMember', looked."id"
    FROM unnest(${opaqueParameter(staffMemberIds, "int[]")}) AS looked("id")
    WHERE NOT EXISTS (
      SELECT FROM "AuditEntry" WHERE "subjectType" = 'StaffMember' AND "subjectId" = looked."id"
        AND "action" = 'VIEW_PERSONNEL' AND "staffMemberId" = ${viewerId}
        AND "createdAt" > now() - make_interval(mins => ${SAME_LOOK_MINUTES}::int))`;
    return new Map();
  },
);
