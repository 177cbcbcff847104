import { graphql, useFragment } from "react-relay";
import type { StaffHistory_staffMember$key } from "../../__generated__/StaffHistory_staffMember.graphql.ts";
import StaffHistoryRefetchQueryNode, {
  type StaffHistoryRefetchQuery,
} from "../../__generated__/StaffHistoryRefetchQuery.graphql.ts";
import { History } from "../../history/History.tsx";
import { labelOf } from "../../language/labelOf.ts";
import { useMessages } from "../../language/language.ts";
import { useLabels } from "../../language/useLabels.ts";
import { onListChange } from "../../relay/listEvents.ts";
import { type LoadedQuery, useLiveRefetch } from "../../relay/useLiveRefetch.ts";

interface StaffHistoryProps {
  staffMember: StaffHistory_staffMember$key;
  /** The query that has loaded the staff member. */
  shownBy: LoadedQuery;
}

/** Lists the changes of a staff member's record, logins, exports, and looks at the personnel papers. */
export function StaffHistory({ staffMember, shownBy }: StaffHistoryProps) {
  const words = useMessages("staff");
  const { file, filter } = useMessages("history");
  const labels = useLabels();
  const { id, history } = useFragment(
    graphql`
      fragment StaffHistory_staffMember on StaffMember @refetchable(queryName: "StaffHistoryRefetchQuery") {
        id
        history {
          ...History_entries
        }
      }
    `,
    staffMember,
  );
  useLiveRefetch<StaffHistoryRefetchQuery>(
    StaffHistoryRefetchQueryNode,
    { id },
    onListChange("STAFF"),
    false,
    shownBy,
  );
  const fieldNames = {
    name: words.name,
    englishName: words.englishName,
    positionName: words.positionName,
    role: words.role,
    file,
    filter,
  };
  const valueText = (field: string, value: unknown) =>
    field === "role" && typeof value === "string" ? labelOf(labels.staffRole, value) : null;
  return <History entries={history} fieldNames={fieldNames} valueText={valueText} />;
}
