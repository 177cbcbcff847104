import { graphql, useFragment } from "react-relay";
import type { StaffHistory_staffMember$key } from "../../__generated__/StaffHistory_staffMember.graphql.ts";
import { History } from "../../history/History.tsx";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";

/** Lists the changes of a staff member's record, logins, exports, and looks at the personnel papers. */
export function StaffHistory({ staffMember }: { staffMember: StaffHistory_staffMember$key }) {
  const words = useMessages("staff");
  const { file, filter } = useMessages("history");
  const labels = useLabels();
  const { history } = useFragment(
    graphql`
      fragment StaffHistory_staffMember on StaffMember {
        history {
          ...History_entries
        }
      }
    `,
    staffMember,
  );
  const fieldNames = {
    name: words.name,
    englishName: words.englishName,
    positionName: words.positionName,
    role: words.role,
    ...{ file, filter },
  };
  const valueText = (field: string, value: unknown) =>
    field === "role" && typeof value === "string" ? labelOf(labels.staffRole, value) : null;
  return <History entries={history} fieldNames={fieldNames} valueText={valueText} />;
}
