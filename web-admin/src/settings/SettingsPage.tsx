import { makeStyles } from "@fluentui/react-components";
import { Outlet, useLocation } from "react-router";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { Page } from "../ui/Page.tsx";
import { Redirect } from "../ui/Redirect.tsx";
import { NARROW, useMediaQuery } from "../ui/useMediaQuery.ts";
import { SettingsList } from "./SettingsList.tsx";
import { settingsPath } from "./settingsSections.ts";

const useStyles = makeStyles({
  columns: { display: "grid", gridTemplateColumns: "240px minmax(0, 1fr)", gap: "24px", alignItems: "start" },
});

/** The settings: their sections in a list beside the open one, or on a page of its own on a narrow screen. */
export function SettingsPage() {
  const styles = useStyles();
  const words = useMessages("settings");
  const isNarrow = useMediaQuery(NARROW);
  const isStart = useLocation().pathname.replace(/\/$/, "") === paths.settings;
  if (isStart && !isNarrow) return <Redirect to={settingsPath("shop")} />;
  return (
    <Page title={words.title}>
      {isNarrow ? (
        isStart ? (
          <SettingsList />
        ) : (
          <Outlet />
        )
      ) : (
        <div className={styles.columns}>
          <SettingsList />
          <Outlet />
        </div>
      )}
    </Page>
  );
}
