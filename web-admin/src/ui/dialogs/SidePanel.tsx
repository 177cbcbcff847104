import {
  Button,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
  useRestoreFocusTarget,
} from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import type { ReactNode } from "react";
import { useMessages } from "../../language/language.ts";
import { SERIF } from "../theme.ts";
import { FrameForms, useFrameForms, useInputWatch, useUnsaved } from "./unsavedForms.ts";

const useStyles = makeStyles({
  panel: { width: "min(560px, 100vw)" },
  broad: { width: "min(880px, 100vw)" },
  title: { fontFamily: SERIF, fontVariantNumeric: "lining-nums tabular-nums" },
  body: { display: "flex", flexDirection: "column", rowGap: tokens.spacingVerticalXL, paddingBottom: "24px" },
  foot: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: tokens.spacingHorizontalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingBlock: "14px",
    // A row of actions wraps before the text of a button does.
    "& > div": { flexWrap: "wrap" },
    "& > div > button": { whiteSpace: "nowrap" },
  },
});

interface SidePanelProps {
  title: string;
  foot?: ReactNode;
  /** The whole panel is a form: any input makes it unsaved. Forms within other panels use `useUnsaved`. */
  isForm?: boolean;
  /** Makes the panel wider, for a calendar or a long form. */
  broad?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Shows one record at the right, over its list; it is mounted only while it is open. */
export function SidePanel({ title, foot, isForm, broad, onClose, children }: SidePanelProps) {
  const styles = useStyles();
  const words = useMessages("ui");
  const { forms, dismiss } = useFrameForms(onClose);
  // A dialog of an action whose button is gone afterwards returns the focus here, not to the hidden page.
  const restoreFocus = useRestoreFocusTarget();
  const input = useInputWatch();
  useUnsaved(isForm === true && input.isChanged, { frame: forms });
  return (
    <OverlayDrawer
      open
      position="end"
      className={broad ? styles.broad : styles.panel}
      onOpenChange={(_, { open }) => !open && dismiss()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ className: styles.title }}
          action={
            <Button
              {...restoreFocus}
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={words.close}
              onClick={dismiss}
            />
          }
        >
          {title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody tabIndex={0} role="region" aria-label={title}>
        <div className={styles.body} {...input.watch}>
          <FrameForms value={forms}>{children}</FrameForms>
        </div>
      </DrawerBody>
      {foot !== undefined && <DrawerFooter className={styles.foot}>{foot}</DrawerFooter>}
    </OverlayDrawer>
  );
}

const useSectionStyles = makeStyles({
  root: { display: "flex", flexDirection: "column", rowGap: tokens.spacingVerticalS },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: "var(--houseAccent)",
    letterSpacing: "0.06em",
  },
});

/** A part of a record under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const styles = useSectionStyles();
  return (
    <section className={styles.root}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}
