import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { AddRegular } from "@fluentui/react-icons";
import { useMessages } from "../language/language.ts";

interface AddButtonProps {
  /** The text of the button, for screens that add several kinds of records. */
  label?: string;
  disabled?: boolean;
  /** The reason why the button is disabled, as its tooltip. */
  hint?: string | undefined;
  onClick: () => void;
}

/** Opens the form for a new record. */
export function AddButton({ label, disabled, hint, onClick }: AddButtonProps) {
  const words = useMessages("ui");
  const button = (
    <Button
      {...useRestoreFocusTarget()}
      appearance="primary"
      data-shortcut="new"
      icon={<AddRegular />}
      {...(label !== undefined && { "aria-label": words.addLabel(label) })}
      disabled={disabled === true}
      onClick={onClick}
    >
      {words.add}
    </Button>
  );
  // A disabled button receives no pointer events, so the tooltip is on an element around it.
  return hint === undefined ? button : <span title={hint}>{button}</span>;
}
