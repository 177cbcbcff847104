import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { ArrowUploadRegular } from "@fluentui/react-icons";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import AppointmentListQueryNode, {
  type AppointmentListQuery,
} from "../../__generated__/AppointmentListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { exportPaths } from "../../paths.ts";
import { pageSizeOf } from "../../preferences/preferenceStore.ts";
import { ListPage } from "../../relay/records/ListPage.tsx";
import { useRole } from "../../session/role.ts";
import { AddButton } from "../../ui/AddButton.tsx";
import { ExportButton } from "../../ui/ExportButton.tsx";
import { ListSkeleton } from "../../ui/lists/ListSkeleton.tsx";
import { OwnShiftsFirst } from "../form/OwnShiftsFirst.tsx";
import { ImportAppointmentsDialog } from "../imports/ImportAppointmentsDialog.tsx";
import { AppointmentFilters } from "./AppointmentFilters.tsx";
import { AppointmentList } from "./AppointmentList.tsx";
import { DeleteAppointments } from "./DeleteAppointments.tsx";
import { useAppointmentAddress } from "./useAppointmentAddress.ts";

/**
 * The appointment screen: filters, the numbered list, and its dialogs as the route's child (booking.md §2).
 */
export function AppointmentsPage() {
  const words = useMessages("appointments");
  const isAdmin = useRole() === "ADMIN";
  const [search] = useSearchParams();
  if (!isAdmin && !search.has("staff")) {
    return (
      <Suspense fallback={<ListSkeleton rows={pageSizeOf("appointments")} />}>
        <OwnShiftsFirst />
      </Suspense>
    );
  }
  return (
    <ListPage<AppointmentListQuery>
      title={words.title}
      document={AppointmentListQueryNode}
      pageSize={pageSizeOf("appointments")}
      tools={<Tools />}
      filters={<AppointmentFilters />}
      deleting={(ids, onClose) => (
        <DeleteAppointments ids={ids} itemsToDelete={{ count: ids.length }} onClose={onClose} />
      )}
    >
      {(loaded, stale) => <AppointmentList loaded={loaded} stale={stale} />}
    </ListPage>
  );
}

function Tools() {
  const words = useMessages("appointmentImport");
  const { csv } = useMessages("exports");
  const [search] = useSearchParams();
  const { add } = useAppointmentAddress();
  const restoreFocus = useRestoreFocusTarget();
  const [importing, setImporting] = useState(false);
  return (
    <>
      <ExportButton path={exportPaths.appointments} search={search} text={csv} />
      <Button {...restoreFocus} icon={<ArrowUploadRegular />} onClick={() => setImporting(true)}>
        {words.open}
      </Button>
      <AddButton onClick={() => add()} />
      {importing && <ImportAppointmentsDialog onClose={() => setImporting(false)} />}
    </>
  );
}
