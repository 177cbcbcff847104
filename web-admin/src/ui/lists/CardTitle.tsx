import { makeStyles, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({ root: { fontWeight: tokens.fontWeightSemibold, overflowWrap: "anywhere" } });

/** The title of a row's card. */
export function CardTitle({ children }: { children: ReactNode }) {
  return <span className={useStyles().root}>{children}</span>;
}
