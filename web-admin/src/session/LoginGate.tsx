import { makeStyles, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { LanguageMenu } from "../language/LanguageMenu.tsx";
import { LoginBanner } from "../ui/LoginBanner.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { brandTokens, SERIF } from "../ui/theme.ts";

const useStyles = makeStyles({
  root: {
    display: "grid",
    gridTemplateColumns: "minmax(320px, 5fr) 7fr",
    minHeight: "100dvh",
    backgroundColor: tokens.colorNeutralBackground2,
    "@media (max-width: 860px)": { gridTemplateColumns: "1fr", gridTemplateRows: "168px 1fr" },
  },
  front: { position: "relative", overflow: "hidden", backgroundColor: brandTokens.bar },
  side: { display: "flex", flexDirection: "column", minWidth: 0 },
  language: { display: "flex", justifyContent: "flex-end", padding: "16px 20px" },
  main: {
    flexGrow: 1,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    padding: "8px 24px 96px",
    "@media (max-width: 860px)": { alignItems: "flex-start", paddingBottom: "32px" },
  },
  card: { width: "100%", maxWidth: "360px" },
  name: {
    margin: 0,
    fontFamily: SERIF,
    fontSize: "40px",
    lineHeight: "48px",
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: "0.01em",
    "@media (max-width: 860px)": { fontSize: "32px", lineHeight: "40px" },
  },
  lead: { margin: "4px 0 32px", color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase400 },
});

interface LoginGateProps {
  /** The document's title. */
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of the screens before the console: the townhouse at one side, a form at the other. */
export function LoginGate({ title, lead, children }: LoginGateProps) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <PageTitle title={title} />
      <div className={styles.front} aria-hidden>
        <LoginBanner />
      </div>
      <div className={styles.side}>
        <header className={styles.language}>
          <LanguageMenu />
        </header>
        <main className={styles.main}>
          <div className={styles.card}>
            <h1 className={styles.name}>Machiya</h1>
            <p className={styles.lead}>{lead}</p>
            {children}
          </div>
        </main>
      </div>
    </div>
  );
}
