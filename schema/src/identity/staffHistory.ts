import { builder } from "../builder.ts";
import { AuditEntry, historyOf } from "../shop/store/history.ts";

builder.prismaObjectField("StaffMember", "history", (t) =>
  t.rowField({
    type: [AuditEntry],
    authScopes: { admin: true },
    select: { id: true },
    description:
      "The changes of the record, logins, exports of personal data, and looks at the personnel papers, newest first; at most 100 entries. Admins only.",
    resolve: (query, { id }, _args, context) => historyOf(query, context, "StaffMember", id),
  }),
);
