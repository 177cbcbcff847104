import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { PageTitle } from "./PageTitle.tsx";
import { SERIF } from "./theme.ts";

const useStyles = makeStyles({
  root: {
    display: "flex",
    flexDirection: "column",
    rowGap: tokens.spacingVerticalL,
    boxSizing: "border-box",
    width: "100%",
    maxWidth: "1680px",
    marginInline: "auto",
    padding: "24px 28px 40px",
    "@media (max-width: 720px)": { padding: "16px 16px 32px", rowGap: tokens.spacingVerticalM },
  },
  broad: {
    "@media (min-width: 721px) and (max-width: 1599px)": { paddingInline: "6px" },
  },
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: tokens.spacingHorizontalM,
  },
  title: {
    margin: 0,
    minWidth: 0,
    overflowWrap: "anywhere",
    fontFamily: SERIF,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: "26px",
    lineHeight: "34px",
    letterSpacing: "0.02em",
    color: tokens.colorNeutralForeground1,
    "@media (max-width: 720px)": { fontSize: "22px", lineHeight: "30px" },
  },
  tools: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalS },
});

interface PageProps {
  title: string;
  tools?: ReactNode;
  /** Gives a content of fixed width more room in windows of less than 1600 px. */
  broad?: boolean | undefined;
  children: ReactNode;
}

/** Lays out a screen: its title, the tools that apply to the whole screen, and its content. */
export function Page({ title, tools, broad, children }: PageProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.root, broad && styles.broad)}>
      <PageTitle title={title} />
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      </div>
      {children}
    </div>
  );
}
