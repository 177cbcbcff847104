import {
  Field,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from "@fluentui/react-components";
import { useState } from "react";
import { DayGrid } from "../../calendar/DayGrid.tsx";
import { useMessages } from "../../language/language.ts";
import { TypedInput } from "./TypedInput.tsx";
import { type DateInputState, useDateInput } from "./useDateInput.ts";

const MIDNIGHT = "00:00";

const useStyles = makeStyles({
  surface: {
    width: "292px",
    maxWidth: "calc(100vw - 16px)",
    display: "grid",
    rowGap: "10px",
    // Seven days beside each other, each as wide as a finger needs.
    "@media (pointer: coarse)": { width: "308px" },
  },
  rule: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

interface CalendarPopoverProps {
  button: React.JSX.Element;
  state: DateInputState;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The calendar of a date input, with the time if the input has one, and the rule of what can be typed. */
export function CalendarPopover({ button, state, open, onOpen }: CalendarPopoverProps) {
  const words = useMessages("dates");
  return (
    <Popover
      trapFocus
      withArrow
      positioning="below-end"
      open={open}
      onOpenChange={(_, { open: opened }) => onOpen(opened)}
    >
      <PopoverTrigger disableButtonEnhancement>{button}</PopoverTrigger>
      <PopoverSurface className={useStyles().surface} aria-label={words.calendar}>
        <DayChoice state={state} onDone={() => onOpen(false)} />
      </PopoverSurface>
    </Popover>
  );
}

interface DayChoiceProps {
  state: DateInputState;
  onDone: () => void;
}

function DayChoice({ state, onDone }: DayChoiceProps) {
  const styles = useStyles();
  const words = useMessages("dates");
  const { kind, value, earliest, today, choose } = state;
  const [day = "", chosenTime = MIDNIGHT] = value.split("T");
  // A day that can no longer be chosen does not decide which month is shown.
  const [month, setMonth] = useState([day, today].find((one) => one !== "" && one >= earliest) ?? earliest);
  const isTimeOptional = kind === "dayOptionalTime";
  const [time, setTime] = useState(isTimeOptional && chosenTime === MIDNIGHT ? "" : chosenTime);
  const hasTime = kind === "dayTime" || isTimeOptional;
  const chooseDay = (chosen: string) => {
    choose(hasTime ? `${chosen}T${time || MIDNIGHT}` : chosen);
    if (hasTime) clock.input.current?.focus();
    else onDone();
  };
  const chooseTime = (chosen: string) => {
    setTime(chosen);
    if (day !== "" && (chosen !== "" || isTimeOptional)) choose(`${day}T${chosen || MIDNIGHT}`);
  };
  const clock = useDateInput({ kind: "time", value: time, onChange: chooseTime });
  return (
    <>
      <DayGrid day={day} month={month} earliest={earliest} takesFocus onMonth={setMonth} onDay={chooseDay} />
      {hasTime && (
        <Field label={words.time} validationMessage={clock.problem ?? null}>
          <TypedInput state={clock} onEnter={onDone} />
        </Field>
      )}
      <p className={styles.rule}>{state.rule}</p>
    </>
  );
}
