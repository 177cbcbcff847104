import { Button, type ButtonProps, Spinner } from "@fluentui/react-components";

interface BusyButtonProps extends Omit<ButtonProps, "as" | "icon" | "disabledFocusable"> {
  busy: boolean;
  disabled?: boolean;
  type?: "button" | "submit";
  /** The ID of the form that the button submits, if it is outside of it. */
  form?: string;
}

/** The primary button of a screen. While its action runs, it shows a spinner and ignores clicks. */
export function BusyButton({ busy, ...button }: BusyButtonProps) {
  return (
    <Button
      appearance="primary"
      disabledFocusable={busy}
      icon={busy ? <Spinner size="tiny" /> : null}
      {...(button as ButtonProps)}
    />
  );
}
