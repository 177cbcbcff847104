import type { PrismaClient } from "@machiya/prisma/client";
import { rowId } from "@machiya/schema/ids";

/** Writes an audit row for a file with personal data that a staff member downloads. */
export type RecordExport = (staffMemberId: string, file: string, filter: URLSearchParams) => Promise<void>;

/** Creates the function that audits exports, as entries in the history of the staff member. */
export function createRecordExport(prisma: PrismaClient): RecordExport {
  return async (staffMemberId, file, filter) => {
    const id = rowId("StaffMember", staffMemberId);
    if (id === null) throw new Error("The export is not by a staff member");
    const after = { file, ...(filter.size > 0 && { filter: String(filter) }) };
    await prisma.auditEntry.create({
      data: { staffMemberId: id, action: "EXPORT", subjectType: "StaffMember", subjectId: id, after },
    });
  };
}
