import { makeStyles, Popover, PopoverSurface, tokens } from "@fluentui/react-components";
import { localeOf } from "@machiya/schema/domain/language";
import { dayName } from "../calendar/calendarText.ts";
import { useLanguage, useMessages } from "../language/language.ts";
import { DescriptionItem, DescriptionList } from "../ui/DescriptionList.tsx";
import { ShiftButtons } from "./ShiftButtons.tsx";
import { ShiftStateTags } from "./ShiftStateTag.tsx";
import type { Shift } from "./shiftEvents.ts";
import type { ShiftActions } from "./useShiftActions.tsx";

const useStyles = makeStyles({
  surface: {
    display: "flex",
    flexDirection: "column",
    rowGap: "12px",
    maxWidth: "min(360px, calc(100vw - 32px))",
    boxSizing: "border-box",
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});

interface ShiftPopoverProps {
  shift: Shift;
  /** The element that the popover is attached to. */
  target: HTMLElement;
  actions: ShiftActions;
  onClose: () => void;
}

/** Shows one shift beside its event in the calendar. */
export function ShiftPopover({ shift, target, actions, onClose }: ShiftPopoverProps) {
  const styles = useStyles();
  const words = useMessages("shiftCalendar");
  const { language } = useLanguage();
  const title = `${shift.staffMember.name} · ${shift.shiftTemplate.name}`;
  return (
    <Popover
      open
      trapFocus
      withArrow
      positioning={{ target, position: "below", overflowBoundaryPadding: 8 }}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <PopoverSurface className={styles.surface} aria-label={title}>
        <h3 className={styles.title}>{title}</h3>
        <DescriptionList>
          <DescriptionItem name={words.day}>{dayName(shift.date, localeOf(language))}</DescriptionItem>
          <DescriptionItem name={words.start}>{shift.shiftTemplate.startTime}</DescriptionItem>
          <DescriptionItem name={words.end}>{shift.shiftTemplate.endTime}</DescriptionItem>
          <DescriptionItem name={words.state}>
            <ShiftStateTags shift={shift} />
          </DescriptionItem>
        </DescriptionList>
        <ShiftButtons shift={shift} actions={actions} onAct={onClose} />
      </PopoverSurface>
    </Popover>
  );
}
