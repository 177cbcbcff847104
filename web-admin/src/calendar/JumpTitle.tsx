import {
  Button,
  Input,
  makeStyles,
  mergeClasses,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
} from "@fluentui/react-components";
import { ChevronDownRegular } from "@fluentui/react-icons";
import { shortWeekday } from "@machiya/schema/client/dayFormat";
import { localeOf } from "@machiya/schema/domain/language";
import { readDay } from "@machiya/schema/domain/listFilters/searchParams";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { useState } from "react";
import { useLanguage, useMessages } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { dayName } from "./calendarText.ts";
import { MonthGrid } from "./MonthGrid.tsx";

const useStyles = makeStyles({
  title: { font: "inherit", paddingInline: "6px", marginInline: "-6px", minWidth: "auto" },
  surface: { width: "292px", display: "grid", rowGap: "10px" },
  weekday: { textAlign: "center", fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  day: { minWidth: 0, paddingInline: 0, fontVariantNumeric: "tabular-nums" },
  today: { fontWeight: tokens.fontWeightBold, textDecorationLine: "underline" },
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
  const locale = localeOf(useLanguage().language);
  const { timeZone } = useStoreSettings();
  const [open, setOpen] = useState(false);
  const [month, setMonth] = useState(day);
  const today = dayOf(new Date(), timeZone);
  const choose = (chosen: string) => {
    setOpen(false);
    onDay(chosen);
  };
  return (
    <Popover
      trapFocus
      withArrow
      positioning="below-start"
      open={open}
      onOpenChange={(_, { open: opened }) => {
        setOpen(opened);
        setMonth(day);
      }}
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
        <Input
          type="date"
          aria-label={words.jump}
          defaultValue={day}
          // A day that is not complete yet is no day.
          onChange={(_, { value }) => readDay(value) !== "" && setMonth(value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === "Enter" && readDay(currentTarget.value) !== "") choose(currentTarget.value);
          }}
        />
        <MonthGrid
          month={month}
          onMonth={setMonth}
          weekday={(of) => <span className={styles.weekday}>{shortWeekday(of, locale)}</span>}
        >
          {(of) => (
            <Button
              size="small"
              appearance={of === day ? "primary" : "subtle"}
              className={mergeClasses(styles.day, of === today && styles.today)}
              aria-label={dayName(of, locale)}
              aria-current={of === today ? "date" : undefined}
              onClick={() => choose(of)}
            >
              {Number(of.slice(8))}
            </Button>
          )}
        </MonthGrid>
      </PopoverSurface>
    </Popover>
  );
}
