import { Spinner } from "@fluentui/react-components";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import type { OpenStaffQuery } from "../__generated__/OpenStaffQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useRouteLoaded } from "../relay/routeQuery.ts";
import { useOpen } from "../relay/useOpen.ts";
import { useRole } from "../session/role.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { SidePanel } from "../ui/SidePanel.tsx";
import { messages } from "./messages.ts";
import { NewStaff } from "./NewStaff.tsx";
import { OpenStaff } from "./OpenStaff.tsx";

/** What the address opens over the list: the form of somebody new (`?add=`), or somebody's detail (`?staff=`). */
export function StaffDialogs() {
  const words = useMessages(messages);
  const loaded = useRouteLoaded<OpenStaffQuery>();
  const isAdmin = useRole() === "ADMIN";
  const adding = useOpen("add");
  const [, setSearch] = useSearchParams();
  const close = () =>
    setSearch((latest) => {
      const changed = new URLSearchParams(latest);
      for (const key of ["staff", "tab"]) changed.delete(key);
      return changed;
    });
  if (adding.opened !== null && isAdmin) return <NewStaff onClose={adding.close} />;
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
          <SidePanel broad title={words.untitled} onClose={close}>
            <Spinner />
          </SidePanel>
        }
      >
        <OpenStaff loaded={loaded} onClose={close} />
      </Suspense>
    </Boundary>
  );
}
