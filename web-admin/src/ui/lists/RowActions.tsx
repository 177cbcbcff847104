import { Button, makeStyles, Tooltip, useRestoreFocusTarget } from "@fluentui/react-components";
import { DeleteRegular, EditRegular } from "@fluentui/react-icons";
import type { ReactNode } from "react";
import { useMessages } from "../../language/language.ts";

const useStyles = makeStyles({
  root: {
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "4px 2px",
    "@media (max-width: 720px)": { flexWrap: "wrap" },
  },
  medium: { minWidth: "auto", whiteSpace: "nowrap" },
});

/** The actions at the end of a row. */
export function RowActions({ children }: { children: ReactNode }) {
  return (
    <div data-actions className={useStyles().root}>
      {children}
    </div>
  );
}

interface RowActionProps {
  /** The accessible name, which includes the row. */
  label: string;
  size?: "small" | "medium";
  /** Enter does this after the row was chosen by a key. */
  opens?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** An action shown as text. */
export function RowAction({ label, size = "small", opens, onClick, children }: RowActionProps) {
  const styles = useStyles();
  return (
    <Button
      {...useRestoreFocusTarget()}
      className={size === "medium" ? styles.medium : undefined}
      size={size}
      aria-label={label}
      data-shortcut={opens === true ? "open" : undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

interface IconActionProps {
  label: string;
  /** The tooltip, which leaves out the row. */
  hint: string;
  icon: React.JSX.Element;
  /** The action is running: the button ignores clicks. */
  busy?: boolean;
  /** Enter does this after the row was chosen by a key. */
  opens?: boolean;
  onClick: () => void;
}

/** An action shown as an icon. */
export function IconAction({ label, hint, icon, busy, opens, onClick }: IconActionProps) {
  return (
    <Tooltip content={hint} relationship="description">
      <Button
        {...useRestoreFocusTarget()}
        size="small"
        appearance="subtle"
        icon={icon}
        aria-label={label}
        disabledFocusable={busy === true}
        data-shortcut={opens === true ? "open" : undefined}
        onClick={onClick}
      />
    </Tooltip>
  );
}

export function EditAction(props: { label: string; onClick: () => void }) {
  return <IconAction {...props} opens hint={useMessages("ui").edit} icon={<EditRegular />} />;
}

export function DeleteAction(props: { label: string; onClick: () => void }) {
  return <IconAction {...props} hint={useMessages("ui").delete} icon={<DeleteRegular />} />;
}
