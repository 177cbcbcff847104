import { Spinner } from "@fluentui/react-components";
import { Suspense } from "react";
import type { OpenAppointmentQuery } from "../__generated__/OpenAppointmentQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { SidePanel } from "../ui/SidePanel.tsx";
import { messages } from "./messages.ts";
import { OpenAppointment } from "./OpenAppointment.tsx";
import { useAppointmentAddress } from "./useAppointmentAddress.ts";

/** What the address opens over a screen about appointments: one to be read (`?appointment=`) or edited (`?edit=`). */
export function AppointmentDialogs() {
  const words = useMessages(messages);
  const loaded = useRouteLoaded<OpenAppointmentQuery>();
  const { close } = useAppointmentAddress();
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
