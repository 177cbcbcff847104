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
import { FORM_TABS, type StaffTab, tabsFor } from "./staffTabs.ts";

const useStyles = makeStyles({
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 16px" },
  tabs: { marginInlineStart: "-10px", marginInlineEnd: "auto", flexWrap: "wrap" },
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
  const tabs = tabsFor({ isAdmin, isSelf });
  const tab = readChoice(tabs, opened) || "info";
  const isFormTab = FORM_TABS.some((one) => one === tab);
  const titles: Record<StaffTab, string> = {
    info: words.tabInfo,
    work: words.tabWork,
    papers: words.tabPapers,
    shift: words.tabShift,
    account: words.tabAccount,
  };
  return (
    <SidePanel broad title={person.name} onClose={onClose}>
      <div className={styles.head}>
        <TabList
          className={styles.tabs}
          selectedValue={tab}
          onTabSelect={(_, { value }) => open(String(value))}
        >
          {tabs.map((value) => (
            <Tab key={value} id={`tab-${value}`} value={value} aria-controls={panelOf(value)}>
              {titles[value]}
            </Tab>
          ))}
        </TabList>
        <StaffStateTag staffMember={person} />
        <StaffActions staffMember={person} />
      </div>
      {/* The form stays mounted while other tabs are shown, so unsaved input is kept. */}
      <div
        role="tabpanel"
        id="panel-info"
        aria-labelledby={`tab-${isFormTab ? tab : "info"}`}
        className={isFormTab ? styles.panel : styles.hidden}
      >
        <Boundary attempt={loaded}>
          <Suspense fallback={<Spinner />}>
            {isAdmin ? (
              <StaffDocuments id={node.id} tab={tab} onTab={open} />
            ) : (
              <StaffDetails staffMember={person} />
            )}
            {isSelf && !isAdmin && <OwnDocuments />}
          </Suspense>
        </Boundary>
      </div>
      <div
        role="tabpanel"
        id="panel-shift"
        aria-labelledby="tab-shift"
        className={tab === "shift" ? styles.panel : styles.hidden}
      >
        {tab === "shift" && <StaffShifts id={node.id} attempt={loaded} />}
      </div>
      {tabs.includes("account") && (
        <div
          role="tabpanel"
          id="panel-account"
          aria-labelledby="tab-account"
          className={tab === "account" ? styles.panel : styles.hidden}
        >
          <StaffPassword key={node.id} id={node.id} isSelf={isSelf} />
        </div>
      )}
    </SidePanel>
  );
}

/** The tabs of the form share one panel. */
const panelOf = (tab: StaffTab) => `panel-${FORM_TABS.some((one) => one === tab) ? "info" : tab}`;
