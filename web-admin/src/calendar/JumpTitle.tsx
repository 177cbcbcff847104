import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger } from "@fluentui/react-components";
import { ChevronDownRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { useMessages } from "../language/language.ts";
import { TypedInput } from "../ui/dates/TypedInput.tsx";
import { useDateInput } from "../ui/dates/useDateInput.ts";
import { FieldError } from "../ui/fields/FieldError.tsx";
import { DayGrid } from "./DayGrid.tsx";

const useStyles = makeStyles({
  title: { font: "inherit", paddingInline: "6px", marginInline: "-6px", minWidth: "auto" },
  surface: { width: "292px", display: "grid", rowGap: "10px" },
});

interface JumpTitleProps {
  title: string;
  /** The day at which the calendar is, YYYY-MM-DD. */
  day: string;
  onDay: (day: string) => void;
}

/** The title of a calendar, which opens a month to jump to one of its days, or to a typed date. */
export function JumpTitle({ title, day, onDay }: JumpTitleProps) {
  const styles = useStyles();
  const words = useMessages("calendar");
  const [open, setOpen] = useState(false);
  return (
    <Popover
      trapFocus
      withArrow
      positioning="below-start"
      open={open}
      onOpenChange={(_, { open: opened }) => setOpen(opened)}
    >
      <PopoverTrigger disableButtonEnhancement>
        <Button
          appearance="transparent"
          className={styles.title}
          icon={<ChevronDownRegular />}
          iconPosition="after"
          title={words.pickDay}
        >
          {title}
        </Button>
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={words.pickDay}>
        <DayJump
          day={day}
          onDay={(chosen) => {
            setOpen(false);
            onDay(chosen);
          }}
        />
      </PopoverSurface>
    </Popover>
  );
}

/** Chooses a day by its date or from a month, which follows the typed date. */
function DayJump({ day, onDay }: Omit<JumpTitleProps, "title">) {
  const words = useMessages("calendar");
  const [typed, setTyped] = useState(day);
  const [month, setMonth] = useState(day);
  const state = useDateInput({
    value: typed,
    onChange: (written) => {
      setTyped(written);
      if (written !== "") setMonth(written);
    },
  });
  return (
    <>
      <div>
        <TypedInput state={state} label={words.jump} onEnter={() => typed !== "" && onDay(typed)} />
        <FieldError text={state.problem} />
      </div>
      <DayGrid day={day} month={month} onMonth={setMonth} onDay={onDay} />
    </>
  );
}
