import { Button } from "@fluentui/react-components";
import { ChevronDownRegular, ChevronRightRegular } from "@fluentui/react-icons";
import { useId, useState } from "react";

interface Disclosure {
  /** The id of the element that opens. */
  id: string;
  isOpen: boolean;
  toggle: () => void;
}

/** Holds whether a row's detail is open. */
export function useDetail(): Disclosure {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return { id, isOpen, toggle: () => setIsOpen(!isOpen) };
}

interface DetailButtonProps {
  label: string;
  disclosure: Disclosure;
  /** The visible text; without it the button is only an icon. */
  children?: string;
}

/** Opens and closes a row's detail. */
export function DetailButton({ label, disclosure, children }: DetailButtonProps) {
  const { id, isOpen, toggle } = disclosure;
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
      aria-label={label}
      aria-expanded={isOpen}
      {...(isOpen && { "aria-controls": id })}
      onClick={toggle}
    >
      {children}
    </Button>
  );
}
