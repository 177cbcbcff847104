import { CheckmarkRegular, DismissRegular } from "@fluentui/react-icons";
import { appointmentFilters } from "@machiya/schema/domain/listFilters/appointmentFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { AppointmentBulkBarMutation } from "../../__generated__/AppointmentBulkBarMutation.graphql.ts";
import { BulkBar } from "../../bulk/BulkBar.tsx";
import { BulkExport } from "../../bulk/BulkExport.tsx";
import { BulkVerb } from "../../bulk/BulkVerb.tsx";
import { useMessages } from "../../language/language.ts";
import { exportPaths } from "../../paths.ts";

const review = graphql`
  mutation AppointmentBulkBarMutation($input: ReviewAppointmentsInput!) {
    result: reviewAppointments(input: $input) {
      done
      refused
      rows { rowId message }
      undoable { id }
    }
  }
`;

/** The actions on several appointments. */
export function AppointmentBulkBar({ total }: { total: number }) {
  const words = useMessages("bulk");
  const [search] = useSearchParams();
  return (
    <BulkBar total={total} filter={filterInput(appointmentFilters, search)}>
      <BulkVerb<AppointmentBulkBarMutation>
        text={words.confirmAppointments}
        icon={<CheckmarkRegular />}
        mutation={review}
        variables={(appointments) => ({ input: { appointments, decision: "CONFIRMED" } })}
      />
      <BulkVerb<AppointmentBulkBarMutation>
        text={words.declineAppointments}
        icon={<DismissRegular />}
        mutation={review}
        variables={(appointments) => ({ input: { appointments, decision: "CANCELLED" } })}
      />
      <BulkExport path={exportPaths.appointments} />
    </BulkBar>
  );
}
