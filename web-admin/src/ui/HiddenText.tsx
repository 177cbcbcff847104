import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  root: {
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
});

/** A text for screen readers alone, where the visible one is abbreviated and hidden from them. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={useStyles().root}>{children}</span>;
}
