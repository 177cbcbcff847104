import { Button, type ButtonProps, Spinner } from "@fluentui/react-components";

interface BusyButtonProps extends Omit<ButtonProps, "as" | "icon" | "disabledFocusable"> {
  busy: boolean;
  disabled?: boolean;
  type?: "button" | "submit";
}

/** The button that does what a screen is for: while it is at work it turns and takes no second press. */
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
