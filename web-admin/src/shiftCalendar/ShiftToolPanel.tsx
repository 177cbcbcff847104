import { Button, makeStyles } from "@fluentui/react-components";
import { CalendarAddRegular, PeopleRegular } from "@fluentui/react-icons";
import { createLazyComponent } from "@machiya/schema/client/lazyComponent";
import { useLazyModule } from "@machiya/schema/client/lazyModule";
import { shownDays } from "@machiya/schema/domain/time/calendarTime";
import { rowId } from "@machiya/schema/ids";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { CalendarPlace } from "../calendar/calendarProps.ts";
import { useMessages } from "../language/language.ts";
import { exportPaths } from "../paths.ts";
import { useRole } from "../session/role.ts";
import { StaffChooser } from "../staff/list/StaffChooser.tsx";
import { AsyncPanel } from "../ui/dialogs/AsyncDialog.tsx";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { SidePanel } from "../ui/dialogs/SidePanel.tsx";
import { ExportButton } from "../ui/ExportButton.tsx";
import { ChosenStaff } from "./ChosenStaff.tsx";
import type { ShiftTool } from "./ShiftBoard.tsx";
import { StateSetting } from "./StateSetting.tsx";
import { shownHoursSearch } from "./shiftSearch.ts";

const QuickSetting = createLazyComponent(async () => (await import("./QuickSetting.tsx")).QuickSetting);

const useStyles = makeStyles({
  screen: { "@media print": { display: "none" } },
  root: { display: "flex", flexDirection: "column", rowGap: "14px" },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" },
});

interface ShiftToolPanelProps extends ShiftTool {
  /** The calendar's position. */
  place: CalendarPlace;
  onNavigate: (place: CalendarPlace) => void;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** The panel above the calendar: the staff selection, and changes for many staff and days at once. */
export function ShiftToolPanel({
  staff,
  shown,
  templates,
  actions,
  onTop,
  place,
  onNavigate,
  chosen,
  onChoose,
}: ShiftToolPanelProps) {
  const styles = useStyles();
  const words = useMessages("shiftCalendar");
  const { staffHours: exportHours } = useMessages("exports");
  const [search] = useSearchParams();
  const isAdmin = useRole() === "ADMIN";
  const [open, setOpen] = useState<"staff" | "quick" | null>(null);
  useLazyModule(QuickSetting.preload);
  const show = (what: typeof open) => {
    setOpen(what);
    onTop(what === "quick");
  };
  const nameOf = (id: string) => shown.find((one) => one.id === id)?.name ?? `#${rowId("StaffMember", id)}`;
  const hoursSearch = shownHoursSearch(search);
  const people = chosen.map((id) => ({ id, name: nameOf(id) }));
  return (
    <div className={styles.screen}>
      <Panel padded>
        <div className={styles.root}>
          <div className={styles.head}>
            <Button icon={<PeopleRegular />} onClick={() => show("staff")}>
              {words.chosen(chosen.length)}
            </Button>
            <Button appearance="primary" icon={<CalendarAddRegular />} onClick={() => show("quick")}>
              {isAdmin ? words.quick : words.propose}
            </Button>
            {isAdmin && (
              <ExportButton path={exportPaths.staffHours} search={hoursSearch} text={exportHours} />
            )}
            <ChosenStaff chosen={people} onChoose={onChoose} />
          </div>
          {isAdmin && <StateSetting day={place.day} chosen={chosen} actions={actions} />}
        </div>
        {open === "staff" && (
          <SidePanel title={words.choose} onClose={() => show(null)}>
            <StaffChooser
              chosen={people}
              onChange={(now) => {
                for (const one of now) staff.learn(one);
                onChoose(now.map(({ id }) => id));
              }}
            />
          </SidePanel>
        )}
        {open === "quick" && (
          <AsyncPanel title={isAdmin ? words.quick : words.propose} attempt={null} onClose={() => show(null)}>
            <QuickSetting
              day={place.day}
              staff={staff}
              chosen={chosen}
              templates={templates}
              actions={actions}
              onDone={(first) => {
                show(null);
                // The calendar shows what was assigned.
                const { from, to } = shownDays(place.view, place.day);
                if (first < from || first > to) onNavigate({ ...place, day: first });
              }}
              onClose={() => show(null)}
            />
          </AsyncPanel>
        )}
      </Panel>
    </div>
  );
}
