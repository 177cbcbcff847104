import { Button } from "@fluentui/react-components";
import { CalendarRegular } from "@fluentui/react-icons";
import { lazyModule, useLazyModule } from "@machiya/schema/client/lazyModule";
import { useState } from "react";
import { useMessages } from "../../language/language.ts";
import { TypedInput } from "./TypedInput.tsx";
import type { DateInputState } from "./useDateInput.ts";

const loadCalendar = lazyModule(async () => (await import("./CalendarPopover.tsx")).CalendarPopover);

interface DateInputProps {
  /** The state of the input from `useDateInput`. */
  state: DateInputState;
  /** The name of an input without a visible label. */
  label?: string;
  disabled?: boolean;
  /** The form says that the typed date is wrong. */
  invalid?: boolean;
}

/** An input for a typed date, with a calendar that opens by its button or Alt+Down. */
export function DateInput({ state, label, disabled = false, invalid = false }: DateInputProps) {
  const words = useMessages("dates");
  const [CalendarPopover, request] = useLazyModule(loadCalendar);
  // Null until the calendar was opened once; from then on it owns the button, which gets the focus back.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const open = () => {
    setOpen(true);
    request();
  };
  const button = (
    <Button
      appearance="transparent"
      size="small"
      icon={<CalendarRegular />}
      aria-label={words.openCalendar}
      disabled={disabled}
      {...(isOpen === null && { "aria-haspopup": "dialog", "aria-expanded": false, onClick: open })}
    />
  );
  return (
    <TypedInput
      state={state}
      label={label}
      disabled={disabled}
      invalid={invalid}
      onOpen={open}
      button={
        isOpen !== null && CalendarPopover !== null ? (
          <CalendarPopover button={button} state={state} open={isOpen} onOpen={setOpen} />
        ) : (
          button
        )
      }
    />
  );
}
