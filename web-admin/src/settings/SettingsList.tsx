import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import {
  BuildingShopRegular,
  CalendarCancelRegular,
  ChatRegular,
  CutRegular,
  ReceiptRegular,
  VehicleTruckProfileRegular,
  WalletCreditCardRegular,
} from "@fluentui/react-icons";
import type { ComponentType } from "react";
import { NavLink } from "react-router";
import { useMessages } from "../language/language.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { brandTokens } from "../ui/theme.ts";
import { SETTINGS_SECTIONS, type SettingsSectionName, settingsPath } from "./settingsSections.ts";

const ICONS: Record<SettingsSectionName, ComponentType> = {
  shop: BuildingShopRegular,
  payment: WalletCreditCardRegular,
  ordering: ReceiptRegular,
  shipping: VehicleTruckProfileRegular,
  salon: CutRegular,
  line: ChatRegular,
  closures: CalendarCancelRegular,
};

const useStyles = makeStyles({
  list: { listStyle: "none", margin: 0, padding: "6px", display: "grid", rowGap: "2px" },
  link: {
    display: "grid",
    gridTemplateColumns: "22px minmax(0, 1fr)",
    columnGap: "12px",
    padding: "9px 10px",
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: "none",
    ":hover": { backgroundColor: tokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    "& svg": { width: "22px", height: "22px" },
  },
  here: {
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: brandTokens.accentSoft,
    boxShadow: `inset 3px 0 0 ${brandTokens.accent}`,
  },
  text: {
    gridColumnStart: 2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
});

/** The links to the sections of the settings, each with what it contains. */
export function SettingsList() {
  const styles = useStyles();
  const words = useMessages("settings");
  return (
    <Panel>
      <nav aria-label={words.list}>
        <ul className={styles.list}>
          {SETTINGS_SECTIONS.map((section) => {
            const Icon = ICONS[section];
            return (
              <li key={section}>
                <NavLink
                  to={settingsPath(section)}
                  className={({ isActive }) => mergeClasses(styles.link, isActive && styles.here)}
                >
                  <Icon />
                  <span>{words.sections[section]}</span>
                  <span className={styles.text}>{words.texts[section]}</span>
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </Panel>
  );
}
