import { makeStyles, Spinner, Tab, TabList } from "@fluentui/react-components";
import { PersonRegular } from "@fluentui/react-icons";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { Suspense } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import type { OpenStaffQuery } from "../../__generated__/OpenStaffQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { useOpen } from "../../relay/useOpen.ts";
import { useRole } from "../../session/role.ts";
import { SidePanel } from "../../ui/dialogs/SidePanel.tsx";
import { Boundary } from "../../ui/feedback/Boundary.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { StaffActions } from "../list/StaffActions.tsx";
import { StaffStateTag } from "../list/StaffStateTag.tsx";
import { OwnDocuments } from "./OwnDocuments.tsx";
import { StaffDetails } from "./StaffDetails.tsx";
import { StaffDocuments } from "./StaffDocuments.tsx";
import { StaffPassword } from "./StaffPassword.tsx";
import { StaffShifts } from "./StaffShifts.tsx";

const TABS = ["info", "shift"] as const;

const useStyles = makeStyles({
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" },
  tabs: { marginInlineStart: "-10px", marginInlineEnd: "auto" },
  panel: { display: "flex", flexDirection: "column", rowGap: "20px" },
  hidden: { display: "none" },
});

interface OpenStaffProps {
  loaded: PreloadedQuery<OpenStaffQuery>;
  onClose: () => void;
}

/** The detail of a staff member: personal data and working hours (booking.md §2). */
export function OpenStaff({ loaded, onClose }: OpenStaffProps) {
  const styles = useStyles();
  const words = useMessages("staff");
  const isAdmin = useRole() === "ADMIN";
  const { opened, open } = useOpen("tab");
  const tab = readChoice(TABS, opened) || "info";
  const { node, viewer } = useLoadedQuery<OpenStaffQuery>(
    graphql`
      query OpenStaffQuery($id: ID!) {
        node(id: $id) {
          id
          ... on StaffMember @alias(as: "person") {
            name
            ...StaffStateTag_staffMember
            ...StaffActions_staffMember
            ...StaffDetails_staffMember
          }
        }
        viewer {
          staffMember {
            id
          }
        }
      }
    `,
    loaded,
  );
  const person = node?.person;
  if (node == null || person == null) {
    return (
      <SidePanel title={words.untitled} onClose={onClose}>
        <Notice icon={<PersonRegular />} title={words.notFound} text={words.notFoundText} />
      </SidePanel>
    );
  }
  const isSelf = viewer.staffMember?.id === node.id;
  const titles = { info: words.tabInfo, shift: words.tabShift };
  return (
    <SidePanel broad title={person.name} onClose={onClose}>
      <div className={styles.head}>
        <TabList
          className={styles.tabs}
          selectedValue={tab}
          onTabSelect={(_, { value }) => open(String(value))}
        >
          {TABS.map((value) => (
            <Tab key={value} id={`tab-${value}`} value={value} aria-controls={`panel-${value}`}>
              {titles[value]}
            </Tab>
          ))}
        </TabList>
        <StaffStateTag staffMember={person} />
        <StaffActions staffMember={person} />
      </div>
      {/* The form stays mounted while the other tab is shown, so unsaved input is kept. */}
      <div
        role="tabpanel"
        id="panel-info"
        aria-labelledby="tab-info"
        className={tab === "info" ? styles.panel : styles.hidden}
      >
        <Boundary attempt={loaded}>
          <Suspense fallback={<Spinner />}>
            {isAdmin ? <StaffDocuments id={node.id} /> : <StaffDetails staffMember={person} />}
            {isSelf && !isAdmin && <OwnDocuments />}
          </Suspense>
        </Boundary>
        {(isAdmin || isSelf) && <StaffPassword key={node.id} id={node.id} isSelf={isSelf} />}
      </div>
      <div
        role="tabpanel"
        id="panel-shift"
        aria-labelledby="tab-shift"
        className={tab === "shift" ? styles.panel : styles.hidden}
      >
        {tab === "shift" && <StaffShifts id={node.id} attempt={loaded} />}
      </div>
    </SidePanel>
  );
}
