import { Button, useRestoreFocusTarget } from "@fluentui/react-components";
import { AddRegular } from "@fluentui/react-icons";
import { useMessages } from "../language/language.ts";

interface AddButtonProps {
  /** What is added, where a screen adds several kinds. */
  label?: string;
  disabled?: boolean;
  /** Why it is not there to be pressed. */
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
      icon={<AddRegular />}
      {...(label !== undefined && { "aria-label": words.addLabel(label) })}
      disabled={disabled === true}
      onClick={onClick}
    >
      {words.add}
    </Button>
  );
  // A disabled button hears no pointer: what stands around it does.
  return hint === undefined ? button : <span title={hint}>{button}</span>;
}
