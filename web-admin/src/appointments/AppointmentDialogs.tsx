import { Spinner } from "@fluentui/react-components";
import { Suspense } from "react";
import type { OpenAppointmentQuery } from "../__generated__/OpenAppointmentQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { useRole } from "../session/role.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { OpenedDialog } from "../ui/OpenedDialog.tsx";
import { SidePanel } from "../ui/SidePanel.tsx";
import { addedStart } from "./appointmentSearch.ts";
import { formMessages } from "./formMessages.ts";
import { messages } from "./messages.ts";
import { NewAppointment } from "./NewAppointment.tsx";
import { OpenAppointment } from "./OpenAppointment.tsx";
import { useAppointmentAddress } from "./useAppointmentAddress.ts";

/** What the address opens over a screen about appointments: a new one (`?add=`), one to be read (`?appointment=`) or edited (`?edit=`). */
export function AppointmentDialogs() {
  const words = useMessages(messages);
  const loaded = useRouteLoaded<OpenAppointmentQuery>();
  const { close } = useAppointmentAddress();
  const { addTitle } = useMessages(formMessages);
  const { opened } = useOpen("add");
  const isAdmin = useRole() === "ADMIN";
  if (opened !== null && isAdmin) {
    return (
      <OpenedDialog title={addTitle} attempt={null} onClose={close}>
        <NewAppointment startsAt={addedStart(opened)} onClose={close} />
      </OpenedDialog>
    );
  }
  if (loaded === null) return null;
  return (
    <Boundary
      attempt={loaded}
      frame={(failure) => (
        <SidePanel title={words.untitled} onClose={close}>
          {failure}
        </SidePanel>
      )}
    >
      <Suspense
        fallback={
          <SidePanel title={words.untitled} onClose={close}>
            <Spinner />
          </SidePanel>
        }
      >
        <OpenAppointment loaded={loaded} onClose={close} />
      </Suspense>
    </Boundary>
  );
}
