import { makeStyles, tokens } from "@fluentui/react-components";
import { type ReactNode, Suspense } from "react";
import { useMessages } from "../language/language.ts";
import { paths } from "../paths.ts";
import { Panel } from "../ui/dialogs/Panel.tsx";
import { Boundary } from "../ui/feedback/Boundary.tsx";
import { ListSkeleton } from "../ui/lists/ListSkeleton.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { NARROW, useMediaQuery } from "../ui/useMediaQuery.ts";
import { type SettingsSectionName, settingsPath } from "./settingsSections.ts";

const useStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: tokens.spacingVerticalL, minWidth: 0 },
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px",
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  tools: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalS },
  intro: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: "70ch" },
  related: { margin: 0, display: "flex", flexWrap: "wrap", gap: "4px 16px" },
});

/** A screen on which something that a section decides can be seen, or is set. */
interface RelatedScreen {
  path: string;
  label: "store" | "discounts" | "services" | "shiftTemplates" | "broadcast" | "webhooks" | "matchTransfers";
}

const RELATED: Partial<Record<SettingsSectionName, readonly RelatedScreen[]>> = {
  shop: [{ path: paths.store, label: "store" }],
  payment: [{ path: paths.matchTransfers, label: "matchTransfers" }],
  ordering: [{ path: paths.discounts, label: "discounts" }],
  salon: [
    { path: paths.services, label: "services" },
    { path: paths.shiftTemplates, label: "shiftTemplates" },
  ],
  line: [
    { path: paths.broadcast, label: "broadcast" },
    { path: paths.webhooks, label: "webhooks" },
  ],
};

/** The sections in which related settings are. */
const BESIDE: Partial<Record<SettingsSectionName, readonly SettingsSectionName[]>> = {
  shop: ["closures"],
  ordering: ["shipping", "payment"],
  shipping: ["ordering"],
  salon: ["closures"],
  closures: ["salon"],
};

interface SettingsSectionProps {
  section: SettingsSectionName;
  tools?: ReactNode;
  intro?: string;
  /** The started query of the section. */
  attempt: unknown;
  /** Restarts a query that the route did not start. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Lays out a section of the settings, whose content may suspend. */
export function SettingsSection({ section, tools, intro, attempt, onRetry, children }: SettingsSectionProps) {
  const styles = useStyles();
  const words = useMessages("settings");
  const screens = useMessages("frame");
  const isNarrow = useMediaQuery(NARROW);
  const links = [
    ...(BESIDE[section] ?? []).map((other) => ({ path: settingsPath(other), text: words.sections[other] })),
    ...(RELATED[section] ?? []).map(({ path, label }) => ({ path, text: screens[label] })),
  ];
  return (
    <section className={styles.root} aria-labelledby={`settings-${section}`}>
      {isNarrow && (
        <div>
          <TextLink to={paths.settings}>{words.all}</TextLink>
        </div>
      )}
      <div className={styles.head}>
        <h2 id={`settings-${section}`} className={styles.title}>
          {words.sections[section]}
        </h2>
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      </div>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      <Boundary attempt={attempt} frame={(failure) => <Panel>{failure}</Panel>} {...(onRetry && { onRetry })}>
        <Suspense
          fallback={
            <Panel>
              <ListSkeleton rows={6} />
            </Panel>
          }
        >
          {children}
        </Suspense>
      </Boundary>
      {links.length > 0 && (
        <p className={styles.related}>
          <span>{words.related}</span>
          {links.map(({ path, text }) => (
            <TextLink key={path} to={path}>
              {text}
            </TextLink>
          ))}
        </p>
      )}
    </section>
  );
}
